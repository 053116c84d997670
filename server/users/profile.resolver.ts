import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentViewer } from '../core/access/parameters.js';
import { Can, SessionOnly } from '../core/access/access.decorators.js';
import type { Viewer } from '../core/access/viewer.js';
import { ProfileService } from './profile.service.js';
import {
  InstituteType,
  toInstitute,
  toUser,
  UpdateInstituteInput,
  UpdateProfileInput,
  UserType,
} from './user.types.js';

@Resolver()
@SessionOnly()
export class ProfileResolver {
  constructor(private readonly profiles: ProfileService) {}

  @Can('account.manage')
  @Mutation(() => UserType, { description: 'Changes your first and last name.' })
  async updateProfile(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'Both names.' }) input: UpdateProfileInput,
  ): Promise<UserType> {
    return toUser(await this.profiles.update(viewer, input));
  }

  @Can('institute.manage')
  @Mutation(() => InstituteType, {
    description: 'Changes the name and time zone of your institute.',
  })
  async updateInstitute(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'Both of them.' }) input: UpdateInstituteInput,
  ): Promise<InstituteType> {
    return toInstitute(await this.profiles.updateInstitute(viewer, input));
  }
}
