/** What a tolerant reading left out, in sentences for whoever imports. */
import { columnLetters } from './ooxml/cell-range.js';

/** Rows and cells that a note names; more are counted. */
const MAX_NAMED = 5;

/** What is not read, although something stands there. */
export class Skipped {
  /** Rows that name the columns again. */
  readonly repeated: number[] = [];
  /** Rows that are one merged cell. */
  readonly headings: number[] = [];
  /** Rows with text only in other columns. */
  readonly unread: number[] = [];
  /** Columns that nothing stands above. */
  readonly nameless = new Set<number>();

  /** @param pictures the cells of those that no question has */
  notes(pictures: string[]): string[] {
    const letters = [...this.nameless].sort((a, b) => a - b).map(columnLetters);
    const notes: [items: readonly (number | string)[], text: string][] = [
      [
        letters,
        'These columns have text beside the questions but no name above it, so they were not read',
      ],
      [this.repeated, 'These rows repeat the column names, so they were not read'],
      [this.headings, 'These rows are one merged cell, like headings, so they were left out'],
      [
        this.unread,
        'These rows have text only in columns that are not read, so they were left out',
      ],
      [pictures, 'Pictures above the questions were not read'],
    ];
    return notes.flatMap(([items, text]) =>
      items.length > 0 ? [`${text}: ${listed(items)}.`] : [],
    );
  }
}

function listed(items: readonly (number | string)[]): string {
  const rest = items.length - MAX_NAMED;
  const named = items.slice(0, MAX_NAMED).join(', ');
  return rest > 0 ? `${named} and ${rest} more` : named;
}
