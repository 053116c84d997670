/** Planned exams (random-exams.ts) as the application stores them. */
import { randomUUID } from 'node:crypto';
import type { AttemptRules } from '../../server/attempts/attempt.entity.js';
import type { RevisionQuestion } from '../../server/exams/revisions/paper-revision.entity.js';
import { ExamLayout, ExamNavigation } from '../../server/exams/rules/exam-rules.entity.js';
import { WrongMarksBasis } from '../../server/marks/marking-pattern.js';
import type { PlannedAnswer, PlannedExam, PlannedQuestion } from './random-exams.js';

/** The rules of an attempt at a planned exam. */
export function rulesOf({
  marksPerQuestion,
  wrongMarks,
  wrongMarksBasis,
}: PlannedExam): AttemptRules {
  return {
    ...{ durationMinutes: null, passMark: null, marksPerQuestion, wrongMarks },
    wrongMarksBasis: WrongMarksBasis[wrongMarksBasis],
    layout: ExamLayout.ONE,
    navigation: ExamNavigation.FREE,
  };
}

/** The question as a submitted paper has it. */
export function revisionQuestion({
  text,
  marks,
  wrongMarks,
  choice,
}: PlannedQuestion): RevisionQuestion {
  const shared = { id: randomUUID(), text, marks, wrongMarks, image: null };
  if (!choice) return { ...shared, kind: 'DESCRIPTIVE', body: { modelAnswer: '' } };
  const options = choice.options.map((option) => ({ id: randomUUID(), text: option }));
  const body = { options, correctOptionId: options[choice.right]?.id, explanation: '' };
  return { ...shared, kind: 'MCQ', body };
}

/** The stored answer. */
export function responseTo({ body }: RevisionQuestion, answer: PlannedAnswer): object | null {
  if (answer === null || answer === undefined) return null;
  if (typeof answer === 'string') return { text: answer };
  const { options } = body as { options: { id: string }[] };
  return { optionId: options[answer]?.id };
}
