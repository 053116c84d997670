import { formatPercent } from '../../ui/format';
import { isSingular, shownMarks } from '../../ui/marks';
import type { PictureQuestion, PictureResult } from './class-picture.query';
import { outcomeName } from './outcome-signs';
import type { PictureColumn } from './picture-columns';
import { pictureTexts as words } from './picture-texts';

/** Whose answer to which question, with its marks: `Asha Rao, question 3: 1.5 of 2 marks, partly right`. */
export function answerWords(
  { name, outcomes, marks, maxMarks }: PictureResult,
  { question, index }: PictureColumn,
): string {
  const outcome = outcomeName(outcomes[index] ?? null);
  const [given, most] = [marks[index] ?? null, maxMarks[index] ?? null];
  const said =
    given === null || most === null
      ? outcome
      : words.marked(shownMarks(given), shownMarks(most), outcome, isSingular(most));
  return words.cell(name, question.place, said);
}

/** How hard a question was for the class, as a sentence. */
export function shareWords({ percent }: PictureQuestion): string {
  return percent === null ? words.unmeasuredOf : words.shareOf(formatPercent(percent));
}
