import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import { Can } from '../../core/access/access.decorators.js';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { EndedRecord } from '../../core/graphql/payloads.js';
import { LearnerErasureService } from './learner-erasure.service.js';

@Resolver()
export class LearnerErasureResolver {
  constructor(private readonly erasure: LearnerErasureService) {}

  @Can('institute.manage')
  @Mutation(() => EndedRecord, {
    description:
      'Erases the personal data of a learner, for good: name, address, ids, class lists, mails, written answers, ' +
      'comments, and their name in the audit log. Their links stop working. Marks stay, of "Erased learner". ' +
      'Refused while an attempt is under way, or answers wait for marking. For owners.',
  })
  async eraseLearner(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Which learner.' }) id: string,
    @Args('name', { description: 'Their name as it is stored, to confirm.' }) name: string,
  ): Promise<EndedRecord> {
    return { id: await this.erasure.erase(viewer, id, name) };
  }
}
