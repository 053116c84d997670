import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { AttemptRules } from '../attempts/attempt.entity.js';
import { MOST_EXAM_QUESTIONS } from '../papers/exam-state.js';
import { AnsweredQuestionType } from '../questions/answered-question.types.js';
import { earnable } from '../questions/kinds/marks.js';
import { kindNamed } from '../questions/kinds/registry.js';
import { toImage } from '../questions/question-image.types.js';
import type { AttemptAnswer } from './attempt-answers.js';
import type { AttemptPaperRead } from './attempt-paper.service.js';
import { Result, toResult } from './result.types.js';

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
    complexity: ({ childComplexity }) => MOST_EXAM_QUESTIONS * childComplexity,
  })
  questions!: AnsweredQuestionType[];
}

export function toAttemptPaper({ row, title, answers }: AttemptPaperRead): AttemptPaper {
  const isSubmitted = row.submittedAt !== null;
  return {
    quizId: row.quizId,
    title,
    revisionNumber: row.revisionNumber,
    result: toResult(row),
    questions: answers.map((answer) => toAnswered(answer, row.rules, isSubmitted)),
  };
}

function toAnswered(
  { place, question, arranged, response, grade }: AttemptAnswer,
  { marksPerQuestion, penaltyPercent }: AttemptRules,
  isSubmitted: boolean,
): AnsweredQuestionType {
  const kind = kindNamed(question.kind);
  const said = response?.response ?? null;
  // One that was reopened still has the grades of its earlier submission.
  const current = isSubmitted ? grade : null;
  return {
    ...kind.presentAnswered(said, question.body, arranged.optionIds),
    questionId: question.id,
    kind: question.kind,
    place,
    text: question.text,
    image: toImage(question.image),
    isFlagged: response?.isFlagged ?? false,
    savedAt: response?.savedAt ?? null,
    outcome: current?.outcome ?? null,
    marks: current?.marks ?? null,
    maxMarks: earnable(question.marks, marksPerQuestion),
    penaltyPercent,
    typeName: kind.answeredType.name,
  };
}
