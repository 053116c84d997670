import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Can, SessionOnly } from '../../core/access/access.decorators.js';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { InstituteType, toInstitute } from '../user.types.js';
import { GradeBandsService } from './grade-bands.service.js';
import { GradeBandInput } from '../grade-band.types.js';

@Resolver()
@SessionOnly()
export class GradeBandsResolver {
  constructor(private readonly bands: GradeBandsService) {}

  @Can('institute.manage')
  @Mutation(() => InstituteType, {
    description:
      'Sets the grades of your institute by percentage. All results show them, those of earlier exams, too. For owners.',
  })
  async setGradeBands(
    @CurrentViewer() viewer: Viewer,
    @Args('bands', {
      type: () => [GradeBandInput],
      description: 'At most 12, the highest first; none for no grades.',
    })
    bands: GradeBandInput[],
  ): Promise<InstituteType> {
    return toInstitute(await this.bands.set(viewer, bands));
  }
}
