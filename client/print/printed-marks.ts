/** What the questions earn by the rules of the exam, as the sheets say it. */
import {
  compareMarks,
  isSingular,
  negated,
  productOfMarks,
  shownMarks,
  type Marks,
} from '../ui/marks';
import { printTexts as words } from '../ui/texts/print-texts';
import type { PrintedQuiz, Question } from './quiz.query';

/** The parts of a printed quiz that its marks depend on. */
export interface MarkedQuiz {
  exam: { rules: PrintedQuiz['exam']['rules'] };
  questions: { rows: readonly MarkedQuestion[] };
}

type MarkedQuestion = Pick<Question, '__typename' | 'marks' | 'wrongMarks'>;

/** What the right answer earns. */
export function rightMarks({ marks }: MarkedQuestion, { exam }: MarkedQuiz): Marks {
  return exam.rules.marksPerQuestion ?? marks ?? '1';
}

/** What a wrong choice takes away: zero or more. */
export function lostMarks(question: MarkedQuestion, quiz: MarkedQuiz): Marks {
  if (question.__typename !== 'McqQuestion') return '0';
  const { marksPerQuestion, wrongMarks, wrongMarksBasis } = quiz.exam.rules;
  const own = marksPerQuestion === null ? question.wrongMarks : null;
  if (own !== null) return negated(own);
  const lost = negated(wrongMarks);
  return wrongMarksBasis === 'MARK' ? productOfMarks(lost, rightMarks(question, quiz)) : lost;
}

/** Whether a wrong choice in some question takes away something else than the exam says. */
export function questionsDiffer(quiz: MarkedQuiz): boolean {
  return quiz.questions.rows.some(
    (question) => lostMarks(question, quiz) !== lostMarks({ ...question, wrongMarks: null }, quiz),
  );
}

/** The sentence about wrong choices; none where they take nothing away. */
export function penaltySentences(quiz: MarkedQuiz): string[] {
  const { wrongMarks, wrongMarksBasis } = quiz.exam.rules;
  const lost = negated(wrongMarks);
  const { head } = words;
  if (questionsDiffer(quiz)) return [head.penaltiesDiffer];
  if (lost === '0') return [];
  return [
    head.penalty(
      wrongMarksBasis === 'MARK'
        ? ofMarksText(lost)
        : words.marks(isSingular(lost), shownMarks(lost)),
    ),
  ];
}

function ofMarksText(lost: Marks): string {
  const { less, same, more } = words.head.ofMarks;
  if (lost === '1') return same;
  return compareMarks(lost, '1') < 0 ? less(shownMarks(lost)) : more(shownMarks(lost));
}

/** The marks beside a question. @param withLost also what a wrong choice takes away */
export function marksBeside(question: MarkedQuestion, quiz: MarkedQuiz, withLost: boolean): string {
  const marks = rightMarks(question, quiz);
  const lost = lostMarks(question, quiz);
  const right = words.marks(isSingular(marks), shownMarks(marks));
  return withLost && lost !== '0' ? words.marksAndLost(right, shownMarks(lost)) : right;
}
