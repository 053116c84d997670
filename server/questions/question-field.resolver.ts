import { Injectable, type Type } from '@nestjs/common';
import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer } from '../core/access/parameters.js';
import { can } from '../core/access/policy.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { RecordBatches } from '../core/graphql/record-batches.js';
import { QuestionType } from './kinds/question.types.js';
import { toQuestion } from './question.mapper.js';
import { listOwnedQuestions, type OwnedQuestion } from './question.queries.js';

/** Questions beside their ids, as the query `question` returns them. */
@Injectable()
export class QuestionsById extends RecordBatches<OwnedQuestion> {
  constructor(work: UnitOfWork) {
    super(async (viewer, ids) => {
      const found = await listOwnedQuestions(work.manager, { ids });
      return found.filter((question) => can(viewer, question, 'exam.read'));
    });
  }
}

/**
 * Declares the field `question` of a type with `questionId`, or another one: list the class among the providers of its
 * module.
 */
export function QuestionField(Owner: abstract new () => object, field = 'question'): Type<object> {
  @Resolver(() => Owner)
  class QuestionFieldResolver {
    constructor(private readonly questions: QuestionsById) {}

    @ResolveField(field, () => QuestionType, {
      nullable: true,
      description: 'That question as it is now; null once it was deleted.',
    })
    async question(
      @Parent() owner: Record<string, string | null>,
      @CurrentViewer() viewer: Viewer,
      @Context() request: object,
    ): Promise<QuestionType | null> {
      return this.questions.load(request, viewer, owner[`${field}Id`] ?? null, (row) =>
        toQuestion({ row, place: row.place }),
      );
    }
  }
  return QuestionFieldResolver;
}
