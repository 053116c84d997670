/** How a question paper is laid out, as this browser remembers it. */
import { storeIfSpace } from '../ui/storage/browser-storage';

export const SPACES = ['LINES', 'BLANK', 'NONE'] as const;
/** What is below a question that is answered in words. */
export type AnswerSpace = (typeof SPACES)[number];

export const AMOUNTS = ['NORMAL', 'PLENTY'] as const;
/** How much space that is. */
export type SpaceAmount = (typeof AMOUNTS)[number];

export const COLUMNS = ['1', '2'] as const;
export type Columns = (typeof COLUMNS)[number];

/** The layout of all papers: these names are persisted. */
export interface PaperLayout {
  columns: Columns;
  space: AnswerSpace;
  amount: SpaceAmount;
  /** Fields to fill in by hand: name, date and result. */
  hasFields: boolean;
  /** Sentences that say how to answer, and what a wrong choice costs. */
  hasHowTo: boolean;
}

const LAYOUT_KEY = 'print-layout';
const INSTRUCTIONS_KEY = 'print-instructions ';
/** Characters: more than half a sheet. */
export const MAX_INSTRUCTIONS = 2_000;

/** The layout that was chosen last in this browser. */
export function storedLayout(): PaperLayout {
  return parseLayout(localStorage.getItem(LAYOUT_KEY));
}

export function storeLayout(layout: PaperLayout): void {
  storeIfSpace(LAYOUT_KEY, JSON.stringify(layout));
}

/** The instructions that were typed for a quiz in this browser; empty when there are none. */
export function storedInstructions(quizId: string): string {
  return localStorage.getItem(INSTRUCTIONS_KEY + quizId) ?? '';
}

export function storeInstructions(quizId: string, text: string): void {
  if (text.trim() === '') localStorage.removeItem(INSTRUCTIONS_KEY + quizId);
  else storeIfSpace(INSTRUCTIONS_KEY + quizId, text);
}

/** @param json as stored, also by another version: what it does not say is as it was at first */
export function parseLayout(json: string | null): PaperLayout {
  const stored = parse(json);
  return {
    columns: COLUMNS.find((name) => name === stored.columns) ?? '1',
    space: SPACES.find((name) => name === stored.space) ?? 'LINES',
    amount: AMOUNTS.find((name) => name === stored.amount) ?? 'NORMAL',
    hasFields: stored.hasFields !== false,
    hasHowTo: stored.hasHowTo !== false,
  };
}

function parse(json: string | null): Partial<Record<keyof PaperLayout, unknown>> {
  try {
    const stored: unknown = JSON.parse(json ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    // Not by us: as if nothing were stored.
    return {};
  }
}
