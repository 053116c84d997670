import { Injectable } from '@nestjs/common';
import { can } from '../core/access/policy.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { RecordBatches } from '../core/graphql/record-batches.js';
import { recordField } from '../core/graphql/record-field.js';
import { QuestionType } from './kinds/question.types.js';
import { toQuestion } from './question.mapper.js';
import { listOwnedQuestions, type OwnedQuestion } from './placement.queries.js';

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

/** Declares the field `question` of a type with `questionId`, or another one. */
export const QuestionField = recordField({
  name: 'question',
  description: 'That question as it is now; null once it was deleted.',
  records: QuestionsById,
  type: QuestionType,
  toAnswer: (row) => toQuestion({ row, place: row.place }),
});
