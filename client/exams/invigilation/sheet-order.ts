import type { HelpReason, SheetRow } from './bubble-sheet.query';

/** Which rows are shown. */
export const VIEWS = ['all', 'help', 'running', 'submitted'] as const;
export type View = (typeof VIEWS)[number];

/** The most urgent first; after them come those who need no help, then those who have submitted. */
const URGENCY: Record<HelpReason, number> = {
  RETURN_WAITING: 0,
  LOST: 1,
  ENDS_SOON_EMPTY: 2,
  NOTHING_SAVED: 3,
  AWAY: 4,
  LEFT_OFTEN: 5,
  PAUSED: 6,
};

const SHOWN: Record<View, (row: SheetRow) => boolean> = {
  all: () => true,
  help: ({ needs }) => needs.length > 0,
  running: ({ submittedAt }) => submittedAt === null,
  submitted: ({ submittedAt }) => submittedAt !== null,
};

/** How many rows each view has. */
export function countViews(rows: readonly SheetRow[]): Record<View, number> {
  const count = (view: View): number => rows.filter(SHOWN[view]).length;
  return {
    all: rows.length,
    help: count('help'),
    running: count('running'),
    submitted: count('submitted'),
  };
}

/** Rows of a view whose name or roll number has the search in it. */
export function findRows(rows: readonly SheetRow[], view: View, search: string): SheetRow[] {
  const wanted = fold(search.trim());
  return rows.filter(
    (row) =>
      SHOWN[view](row) &&
      (wanted === '' || fold(row.name).includes(wanted) || fold(row.rollNumber ?? '') === wanted),
  );
}

/** Who needs help first, the most urgent on top; then those at it by name, then the submitted ones, the latest first. */
export function sortRows(rows: readonly SheetRow[]): SheetRow[] {
  const names = new Intl.Collator();
  return rows.toSorted(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      (b.submittedAt ?? '').localeCompare(a.submittedAt ?? '') ||
      names.compare(a.name, b.name) ||
      a.number - b.number,
  );
}

function rankOf({ needs, submittedAt }: SheetRow): number {
  const [first] = needs;
  if (first) return URGENCY[first];
  return submittedAt === null ? 7 : 8;
}

/** Keeps rows where they are, as nothing may move under a pointer: new ones come last. */
export function freezeOrder(rows: readonly SheetRow[], before: readonly string[]): SheetRow[] {
  const places = new Map(before.map((id, place) => [id, place]));
  const placeOf = ({ attemptId }: SheetRow): number => places.get(attemptId) ?? Infinity;
  return rows.toSorted((a, b) => {
    const [first, second] = [placeOf(a), placeOf(b)];
    return first === second ? 0 : first - second;
  });
}

/** How many of those who need help stand below somebody who does not. */
export function countWaiting(shown: readonly SheetRow[]): number {
  const helpCount = shown.filter(SHOWN.help).length;
  return shown.slice(helpCount).filter(SHOWN.help).length;
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
