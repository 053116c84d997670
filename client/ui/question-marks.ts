import { isSingular, negated, shownMarks, type Marks } from './marks';
import { questionTexts } from './texts/question-texts';

const { detail: words } = questionTexts;

interface QuestionMarks {
  marks: Marks | null;
  wrongMarks: Marks | null;
}

/** What a question says of its own about its marks; empty where it says nothing. */
export function questionMarksText({ marks, wrongMarks }: QuestionMarks): string {
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
