import { isSingular, negated, shownMarks, type Marks } from '../ui/marks';
import { questionTexts } from '../ui/texts/question-texts';
import type { Question } from './content/question.query';

const { detail: words } = questionTexts;

/** What a question says of its own about its marks; empty where it says nothing. */
export function questionMarksText({ marks, wrongMarks }: Pick<Question, 'marks' | 'wrongMarks'>) {
  return [
    marks === null ? null : words.marks(isSingular(marks), shownMarks(marks)),
    wrongMarks === null ? null : wrongMarksText(wrongMarks),
  ]
    .filter((part) => part !== null)
    .join(', ');
}

function wrongMarksText(wrongMarks: Marks): string {
  return wrongMarks === '0'
    ? words.nothingTaken
    : words.wrongMarks(shownMarks(negated(wrongMarks)));
}
