import { Injectable } from '@nestjs/common';
import { Context, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { RecordBatches } from '../../core/graphql/record-batches.js';
import { QuestionType } from '../../questions/kinds/question.types.js';
import { countTakers } from './taken-count.queries.js';

/** How many have taken questions, by their ids. The caller has checked that the viewer may see the questions. */
@Injectable()
export class TakenCounts extends RecordBatches<{ id: string; takenCount: number }> {
  constructor(work: UnitOfWork) {
    super(async (_viewer, ids) => countTakers(work.manager, { ids }));
  }
}

/** It grows with the attempts of the exam: for a few questions of one request, not for a page of them. */
const COUNT_COST = 250;

@Resolver(() => QuestionType)
export class TakenCountResolver {
  constructor(private readonly counts: TakenCounts) {}

  @ResolveField('takenCount', () => Int, {
    complexity: COUNT_COST,
    description:
      'Learners whose paper has or had this question, in whatever version, without previews: an edit does not change their marks.',
  })
  async read(
    @CurrentViewer() viewer: Viewer,
    @Parent() { id }: QuestionType,
    @Context() request: object,
  ): Promise<number> {
    return (await this.counts.load(request, viewer, id, ({ takenCount }) => takenCount)) ?? 0;
  }
}
