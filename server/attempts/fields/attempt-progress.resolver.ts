import { Injectable } from '@nestjs/common';
import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { RecordBatches } from '../../core/graphql/record-batches.js';
import { AttemptProgress, AttemptType } from '../attempt.types.js';
import { listProgress } from '../invigilation/invigilation.queries.js';

/** The progress of attempts by their ids. The caller has checked that the viewer may see the attempts. */
@Injectable()
export class AttemptProgressById extends RecordBatches<AttemptProgress & { id: string }> {
  constructor(work: UnitOfWork) {
    super(async (_viewer, ids) => listProgress(work.manager, { ids }));
  }
}

@Resolver(() => AttemptType)
export class AttemptProgressResolver {
  constructor(private readonly batches: AttemptProgressById) {}

  @ResolveField('progress', () => AttemptProgress, {
    nullable: true,
    description: 'How far it has come; null if the attempt is gone.',
  })
  async read(
    @CurrentViewer() viewer: Viewer,
    @Parent() { id }: AttemptType,
    @Context() request: object,
  ): Promise<AttemptProgress | null> {
    return this.batches.load(request, viewer, id, (progress) => progress);
  }
}
