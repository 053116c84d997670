import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { toAnsweredQuestion } from '../grading/answered-question.mapper.js';
import { MAX_EXAM_QUESTIONS } from '../exams/rules/exam-state.js';
import { AnsweredQuestionType } from '../questions/kinds/answered-question.types.js';
import type { AttemptPaperData } from './attempt-paper.service.js';
import { LateAnswer, toLateAnswer } from './late-answer.types.js';
import { Result, toResult } from './result.types.js';

/**
 * Hardly any paper has late answers; a connection that was down for a whole exam leaves one per
 * question.
 */
const USUAL_LATE_ANSWERS = 100;

@ObjectType({ description: 'A learner’s whole paper, with its key.' })
export class AttemptPaper {
  @Field(() => ID, { description: 'The exam.' })
  quizId!: string;

  @Field({ description: 'The title of the exam when this revision was created.' })
  title!: string;

  @Field(() => Int, { description: 'Which of the exam’s papers this is, from 1.' })
  revisionNumber!: number;

  @Field(() => Result, { description: 'The result.' })
  result!: Result;

  @Field({
    description:
      'Whether the learner may see the score now, and with it the adjustments in force and their reasons.',
  })
  isScoreShown!: boolean;

  @Field(() => [AnsweredQuestionType], {
    description: 'In the order the learner was shown them.',
    complexity: ({ childComplexity }) => MAX_EXAM_QUESTIONS * childComplexity,
  })
  questions!: AnsweredQuestionType[];

  @Field(() => [LateAnswer], {
    description: 'Late answers, which are stored separately, the earliest lease first.',
    complexity: ({ childComplexity }) => USUAL_LATE_ANSWERS * childComplexity,
  })
  late!: LateAnswer[];

  @Field(() => ID, {
    nullable: true,
    description:
      'The attempt that was submitted next after it; null for the latest, and while it runs.',
  })
  previousAttemptId!: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The one that was submitted next before it; null for the first, and while it runs.',
  })
  nextAttemptId!: string | null;
}

export function toAttemptPaper(data: AttemptPaperData): AttemptPaper {
  const { row, title, answers, late } = data;
  const isSubmitted = row.submittedAt !== null;
  const answerOf = new Map(answers.map((answer) => [answer.question.id, answer]));
  return {
    quizId: row.quizId,
    title,
    revisionNumber: row.revisionNumber,
    result: toResult(row),
    isScoreShown: row.isScoreShown,
    questions: answers.map((answer) => toAnsweredQuestion(answer, row.rules, isSubmitted)),
    late: late.flatMap((one) => {
      const answer = answerOf.get(one.questionId);
      return answer ? [toLateAnswer(one, answer, row.rules)] : [];
    }),
    previousAttemptId: data.previousId,
    nextAttemptId: data.nextId,
  };
}
