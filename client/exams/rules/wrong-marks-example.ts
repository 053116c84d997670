import {
  negated,
  parseMarks,
  productOfMarks,
  isSingular,
  shownMarks,
  type Marks,
} from '../../ui/marks';
import { asWrongMarks } from '../../ui/marks-validation';
import { examTexts } from '../../ui/texts/exam-texts';
import type { RulesDraft } from './rules-draft';

const { rules: words } = examTexts;

/** The marks of the question in the example, where questions have their own. */
const EXAMPLE_MARKS = '2';

/** A sentence that says what the rules mean for a question; null while they cannot be read. */
export function wrongMarksExample({
  marksPerQuestion,
  wrongMarks: typed,
  wrongMarksBasis,
}: Pick<RulesDraft, 'marksPerQuestion' | 'wrongMarks' | 'wrongMarksBasis'>): string | null {
  const wrongMarks = parseMarks(asWrongMarks(typed));
  const ofAll = parseMarks(marksPerQuestion);
  if (wrongMarks === undefined || ofAll === undefined) return null;
  const lost = negated(wrongMarks ?? '0');
  if (lost === '0') return words.example(words.nothingTaken, ofAll !== null);
  const worth = ofAll ?? EXAMPLE_MARKS;
  const taken = wrongMarksBasis === 'MARK' ? productOfMarks(lost, worth) : lost;
  return words.example(words.taken(marksText(worth), marksText(taken)), ofAll !== null);
}

function marksText(marks: Marks): string {
  return words.ofMarks(isSingular(marks), shownMarks(marks));
}
