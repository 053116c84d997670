import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { AttemptProgress, AttemptType } from '../attempt.types.js';
import { AttemptProgressCounts } from '../invigilation/attempt-progress.js';

@Resolver(() => AttemptType)
export class AttemptProgressResolver {
  constructor(private readonly counts: AttemptProgressCounts) {}

  @ResolveField('progress', () => AttemptProgress, {
    nullable: true,
    description: 'How far it has come; null if the attempt is gone.',
  })
  async read(
    @Parent() { id }: AttemptType,
    @Context() request: object,
  ): Promise<AttemptProgress | null> {
    return this.counts.read(request, id);
  }
}
