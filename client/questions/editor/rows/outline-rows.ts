/** What the outline shows, and what happens to its order. Pure functions. */
import type { Marks } from '../../../ui/marks';
import type { Question } from '../../content/question.query';
import type { Finding, OutlineRow } from './outline.query';

/** As much of a question as a row shows; the rest would not be seen, and costs time to draw. */
const MAX_SHOWN = 160;

export function shownText(text: string): string {
  return clipped(inOneLine(text));
}

function inOneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

function clipped(line: string): string {
  return line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN).toWellFormed()}…` : line;
}

/** How much is shown before what was searched: a narrow outline cuts off the rest. */
const MAX_BEFORE = 12;

/** @returns what a row shows of a question that has the searched text, from shortly before that */
export function foundText(
  text: string,
  search: string,
): { before: string; match: string; after: string } {
  const line = inOneLine(text);
  const wanted = search.trim().toLocaleLowerCase();
  const lower = line.toLocaleLowerCase();
  // In a few languages the places are others in small letters.
  const at = wanted === '' || lower.length !== line.length ? -1 : lower.indexOf(wanted);
  if (at === -1) return { before: shownText(text), match: '', after: '' };
  let start = Math.max(0, at - MAX_BEFORE);
  const space = line.slice(start, at).indexOf(' ');
  if (start > 0 && space >= 0 && start + space + 1 < at) start += space + 1;
  const end = at + wanted.length;
  return {
    before: (start > 0 ? '…' : '') + line.slice(start, at).toWellFormed(),
    match: line.slice(at, end),
    after: clipped(line.slice(end)),
  };
}

/** What the right answer earns by the rules of the exam. @param marksPerQuestion of the exam; null: each its own */
export function rowMarks({ marks }: OutlineRow, marksPerQuestion: Marks | null): Marks {
  return marksPerQuestion ?? marks ?? '1';
}

/** The rows with what is stored of a question by now. @returns the same rows if nothing has changed */
export function withStored(rows: readonly OutlineRow[], question: Question): readonly OutlineRow[] {
  const { id, kind, text, marks, wrongMarks, version } = question;
  if (!rows.some((row) => row.id === id && row.version !== version)) return rows;
  const common = { id, kind, text, marks, wrongMarks, version };
  const { __typename } = question;
  const stored: OutlineRow =
    __typename === 'McqQuestion'
      ? { __typename, ...common, options: question.options }
      : { __typename, ...common };
  return rows.map((row) => (row.id === id ? stored : row));
}

export type Faults = ReadonlyMap<string, { isBlocking: boolean; message: string }>;

/** The worst finding of each question; advice is no fault. */
export function faultsOf(findings: readonly Finding[]): Faults {
  const faults = new Map<string, { isBlocking: boolean; message: string }>();
  for (const { questionId, severity, message } of findings) {
    if (questionId === null || severity === 'ADVICE') continue;
    const isBlocking = severity === 'BLOCKING';
    if (!faults.has(questionId) || (isBlocking && !faults.get(questionId)?.isBlocking))
      faults.set(questionId, { isBlocking, message });
  }
  return faults;
}

/** @returns a test of whether a row has the text: in its question, in an option, or as its number */
export function matcherOf(search: string): (row: OutlineRow, place: number) => boolean {
  const wanted = search.trim().toLocaleLowerCase();
  if (wanted === '') return () => true;
  const has = (text: string): boolean => text.toLocaleLowerCase().includes(wanted);
  return (row, place) =>
    String(place) === wanted ||
    has(row.text) ||
    (row.__typename === 'McqQuestion' && row.options.some(({ text }) => has(text)));
}

/** @param place of the first moved row, from 1; the others keep their order */
export function placedTogether(
  rows: readonly OutlineRow[],
  ids: readonly string[],
  place: number,
): OutlineRow[] {
  const moved = new Set(ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const others = rows.filter(({ id }) => !moved.has(id));
  return [
    ...others.slice(0, place - 1),
    ...ids.flatMap((id) => byId.get(id) ?? []),
    ...others.slice(place - 1),
  ];
}

/** Rows that stand one after another. */
export interface Run {
  ids: string[];
  /** The place of the first, from 1. */
  place: number;
}

/** The runs that these rows form, in their order. */
export function runsOf(rows: readonly OutlineRow[], ids: readonly string[]): Run[] {
  const wanted = new Set(ids);
  const runs: Run[] = [];
  let last = -1;
  for (const [index, { id }] of rows.entries()) {
    if (!wanted.has(id)) continue;
    if (index === last + 1 && runs.length > 0) runs.at(-1)?.ids.push(id);
    else runs.push({ ids: [id], place: index + 1 });
    last = index;
  }
  return runs;
}

/**
 * What puts rows back that are moved together, in as few moves as possible: of all rows between the first and the last
 * that the move changes, in their order; of each run where those are too many for one call.
 * @param place of the first moved row, from 1, after the move
 */
export function movesBack(
  rows: readonly OutlineRow[],
  ids: readonly string[],
  place: number,
  maxAtOnce: number,
): Run[] {
  const runs = runsOf(rows, ids);
  const after = placedTogether(rows, ids, place);
  const isMoved = (row: OutlineRow, index: number): boolean => row.id !== after[index]?.id;
  const first = rows.findIndex(isMoved);
  const between = rows.slice(first, rows.findLastIndex(isMoved) + 1).map(({ id }) => id);
  if (runs.length <= 1 || between.length > maxAtOnce) return runs;
  return [{ ids: between, place: first + 1 }];
}

/** Whether all of these rows are still there. */
export function areAmong(rows: readonly OutlineRow[], ids: readonly string[]): boolean {
  const present = new Set(rows.map(({ id }) => id));
  return ids.every((id) => present.has(id));
}

/** Where the first of these rows comes if all move one place up or down; null where they stand at the end already. */
export function placeAfterStep(
  rows: readonly OutlineRow[],
  ids: readonly string[],
  step: -1 | 1,
): number | null {
  const runs = runsOf(rows, ids);
  const [first] = runs;
  const final = runs.at(-1);
  if (!first || !final) return null;
  if (step === -1) return first.place > 1 ? first.place - 1 : runs.length > 1 ? 1 : null;
  const end = final.place + final.ids.length - 1;
  if (end < rows.length) return end + 1 - ids.length + 1;
  return runs.length > 1 ? rows.length - ids.length + 1 : null;
}
