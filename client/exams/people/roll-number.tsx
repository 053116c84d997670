import { CellNote } from '../../ui/components/cell-note';
import { resultTexts } from '../../ui/texts/result-texts';

const { list: words } = resultTexts;

/** The roll number of a learner, below their name; nothing where there is none. */
export function RollNumber({ value }: { value: string | null }) {
  return value !== null && <CellNote>{words.rollNumber(value)}</CellNote>;
}
