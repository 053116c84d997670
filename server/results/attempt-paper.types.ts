import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { toAnswered } from '../grading/answered.js';
import { MAX_EXAM_QUESTIONS } from '../exams/exam-state.js';
import { AnsweredQuestionType } from '../questions/answered-question.types.js';
import type { AttemptPaperRead } from './attempt-paper.service.js';
import { LateAnswer, toLate } from './late-answer.types.js';
import { Result, toResult } from './result.types.js';

/** Hardly any paper has one; a line that was down for a whole exam leaves as many as it has questions. */
const USUAL_LATE = 100;

@ObjectType({ description: 'A learner’s whole paper, with its key.' })
export class AttemptPaper {
  @Field(() => ID, { description: 'The exam.' })
  quizId!: string;

  @Field({ description: 'What the exam was called when this paper was frozen.' })
  title!: string;

  @Field(() => Int, { description: 'Which of the exam’s papers this is, from 1.' })
  revisionNumber!: number;

  @Field(() => Result, { description: 'What it came to.' })
  result!: Result;

  @Field(() => [AnsweredQuestionType], {
    description: 'In the order the learner was shown them.',
    complexity: ({ childComplexity }) => MAX_EXAM_QUESTIONS * childComplexity,
  })
  questions!: AnsweredQuestionType[];

  @Field(() => [LateAnswer], {
    description: 'What came too late and is kept aside, the earliest lease first.',
    complexity: ({ childComplexity }) => USUAL_LATE * childComplexity,
  })
  late!: LateAnswer[];

  @Field(() => ID, {
    nullable: true,
    description:
      'The attempt that was handed in next after it; null for the latest, and while it runs.',
  })
  previousAttemptId!: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The one that was handed in next before it; null for the first, and while it runs.',
  })
  nextAttemptId!: string | null;
}

export function toAttemptPaper(read: AttemptPaperRead): AttemptPaper {
  const { row, title, answers, late } = read;
  const isSubmitted = row.submittedAt !== null;
  const answerOf = new Map(answers.map((answer) => [answer.question.id, answer]));
  return {
    quizId: row.quizId,
    title,
    revisionNumber: row.revisionNumber,
    result: toResult(row),
    questions: answers.map((answer) => toAnswered(answer, row.rules, isSubmitted)),
    late: late.flatMap((one) => {
      const answer = answerOf.get(one.questionId);
      return answer ? [toLate(one, answer, row.rules)] : [];
    }),
    previousAttemptId: read.previousId,
    nextAttemptId: read.nextId,
  };
}
