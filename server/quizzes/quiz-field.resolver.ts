import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Repository } from 'typeorm';
import { can } from '../core/access/policy.js';
import { RecordBatches } from '../core/graphql/record-batches.js';
import { recordField } from '../core/graphql/record-field.js';
import { Quiz } from './quiz.entity.js';
import { QuizType, toQuiz } from './quiz.types.js';

/** Quizzes beside their ids, as the query `quiz` returns them. */
@Injectable()
export class QuizzesById extends RecordBatches<Quiz> {
  constructor(@InjectRepository(Quiz) quizzes: Repository<Quiz>) {
    super(async (viewer, ids) => {
      const found = await quizzes.findBy({ id: In(ids), deletedAt: IsNull() });
      return found.filter((quiz) => can(viewer, quiz, 'exam.read'));
    });
  }
}

/** Declares the field `quiz` of a type with `quizId`, or another one. */
export const QuizField = recordField({
  name: 'quiz',
  description: 'That quiz; null once it was deleted.',
  records: QuizzesById,
  type: QuizType,
  toAnswer: toQuiz,
});
