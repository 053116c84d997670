import type { RevisionQuestion } from '../../exams/revisions/paper-revision.entity.js';
import { ruleOf } from '../../exams/rules/question-marks.js';
import { readToken, splitMarkedAnswers, type AnswerMarks } from '../../grading/marked-answers.js';
import type { Marks } from '../../marks/fraction.js';
import type { MarkingPattern } from '../../marks/marking-pattern.js';
import type { Outcome } from '../../questions/kinds/question-kind.js';
import type { PictureRow } from './class-picture.queries.js';
import type { PictureQuestion } from './picture-questions.js';
import type { QuestionsOf } from './question-shares.js';

/** A row with what became of the answers. All lists are in the order of the picture's questions. */
export interface PictureLine extends Omit<PictureRow, 'markedAnswers' | 'pattern'> {
  /** Null where the attempt did not have the question. */
  outcomes: (Outcome | null)[];
  /** Null where there is no answer, and while it waits for marks. */
  marks: (Marks | null)[];
  /** What the best answer would have earned; null where there is none. */
  maxMarks: (Marks | null)[];
}

/** Nothing is written yet: it is as good as unmarked. */
const UNWRITTEN: Pick<AnswerMarks, 'outcome' | 'marks'> = { outcome: 'WAITING', marks: null };

/** Rows with the outcomes and marks of their answers. */
export function pictureLines(
  rows: readonly PictureRow[],
  questionsOf: QuestionsOf,
  questions: readonly PictureQuestion[],
): PictureLine[] {
  // Hardly any class has more than one paper, with one set of rules.
  const known = new Map<string, ReadonlyMap<string, Marks>>();
  return rows.map(({ markedAnswers, pattern, ...row }) => {
    const asked = questionsOf(row.revisionId);
    const key = `${row.revisionId} ${pattern}`;
    const most = known.get(key) ?? mostMarks(asked, JSON.parse(pattern) as MarkingPattern);
    known.set(key, most);
    const tokens = splitMarkedAnswers(markedAnswers ?? '');
    const answers = new Map(
      asked.map(({ id }, place) => {
        const token = tokens[place];
        return [id, token === undefined ? UNWRITTEN : readToken(token)];
      }),
    );
    const ids = questions.map(({ question }) => question.id);
    return {
      ...row,
      outcomes: ids.map((id) => answers.get(id)?.outcome ?? null),
      marks: ids.map((id) => answers.get(id)?.marks ?? null),
      maxMarks: ids.map((id) => most.get(id) ?? null),
    };
  });
}

function mostMarks(
  questions: readonly RevisionQuestion[],
  rules: MarkingPattern,
): ReadonlyMap<string, Marks> {
  return new Map(questions.map((question) => [question.id, ruleOf(question, rules).marks]));
}
