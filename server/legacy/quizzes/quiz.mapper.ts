import type { PageOf } from '../../core/graphql/paging.js';
import { QuizStatus, type Quiz } from '../../quizzes/quiz.entity.js';
import type { ListedQuiz } from './quiz-list.routes.js';

/** @param names names of creators by user id */
export function toListedQuiz(quiz: Quiz, names: ReadonlyMap<string, string>): ListedQuiz {
  return {
    quizzId: quiz.id,
    quizTitle: quiz.title,
    creatorName: names.get(quiz.createdBy) ?? '',
    status: quiz.status === QuizStatus.ACTIVE ? 'Active' : 'Inactive',
    totalQuestions: quiz.questionCount,
    isCompleted: quiz.isCompleted ? 'Completed' : 'Incompleted',
    createdAt: quiz.createdAt.toISOString(),
  };
}

export function toPagination({ totalCount, pageSize }: PageOf<unknown>) {
  return { totalQuizzes: totalCount, totalPages: Math.ceil(totalCount / pageSize) };
}

export function toStatus(isActive: boolean): QuizStatus {
  return isActive ? QuizStatus.ACTIVE : QuizStatus.INACTIVE;
}
