/** Assigns pictures to the questions and options in whose rows and columns they stand. */
import type { CellFault } from '../../questions/kinds/question-kind.js';
import { cellAddress } from './ooxml/cell-range.js';
import type { PlacedPicture } from './ooxml/drawings.js';
import type { Place, RowPicture, SheetRow } from './table.js';

/** Characters of an image's alternative text (server/questions/kinds/shown-image.ts). */
const MAX_ALTERNATIVE_TEXT = 300;

/** What a correction of the cell means. */
export const LEFT_OUT = 'If you correct or keep the cell, this picture is left out.';
const NO_TEXT =
  'This picture has no text: write a few words beside it, for learners who cannot see it';

/** Whether a correction of the cell leaves out a picture. */
export function leavesOutPicture({ message }: CellFault): boolean {
  return message.endsWith(LEFT_OUT);
}

/** The pictures of a sheet by row, each taken once. */
export class SheetPictures {
  private readonly byRow = new Map<number, PlacedPicture[]>();

  constructor(pictures: readonly PlacedPicture[]) {
    for (const picture of pictures)
      this.byRow.set(picture.row, [...(this.byRow.get(picture.row) ?? []), picture]);
  }

  rows(): number[] {
    return [...this.byRow.keys()].sort((a, b) => a - b);
  }

  take(row: number): PlacedPicture[] {
    const found = this.byRow.get(row) ?? [];
    this.byRow.delete(row);
    return found;
  }

  /** The cells of those that were not taken. */
  left(): string[] {
    return this.rows().flatMap((row) =>
      (this.byRow.get(row) ?? []).map(({ column }) => cellAddress(row, column)),
    );
  }
}

/**
 * A picture belongs to the option in whose column it stands, else to the question.
 * @param question the header of the question's column
 */
export function addPictures(
  row: SheetRow,
  pictures: readonly PlacedPicture[],
  places: readonly Place[],
  question: string,
): void {
  const taken: RowPicture[] = [];
  for (const { column, path, alternativeText, problem } of pictures) {
    const place = places.find((candidate) => candidate.column === column);
    const header = place?.reading === 'CHOICE' ? place.header : question;
    const isSecond = taken.some((picture) => picture.header === header);
    const where = `(picture at ${cellAddress(row.number, column)})`;
    if (problem !== null || path === null)
      row.faults.push({ header, message: `${problem ?? ''} ${where}. ${LEFT_OUT}` });
    else if (isSecond)
      row.faults.push({
        header,
        message: `There are several pictures, but only one can be shown: put them into one picture ${where}. ${LEFT_OUT}`,
      });
    else {
      const text = Array.from(alternativeText).slice(0, MAX_ALTERNATIVE_TEXT).join('');
      taken.push({ header, path, alternativeText: text });
      const cell = row.cells[places.findIndex((candidate) => candidate.header === header)];
      if (cell === '') row.faults.push({ header, message: `${NO_TEXT} ${where}` });
    }
  }
  if (taken.length > 0) row.pictures = taken;
}
