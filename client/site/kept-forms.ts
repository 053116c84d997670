/**
 * Keeps what is typed over a reload. A browser that could not fetch the code of an island once will not try again
 * on that page (HTML, module map): what was sent there can only be sent from the page loaded anew.
 */

const KEY = 'examwright.forms';

/** Islands whose forms were sent, by name, with how often the page was loaded anew for that. */
export type SentForms = Map<string, number>;

interface KeptForms {
  /** What is typed, by the ids of the fields. */
  typed: Record<string, string>;
  sent: [string, number][];
}

const fields = (): NodeListOf<HTMLInputElement | HTMLTextAreaElement> =>
  document.querySelectorAll('[data-island] form :is(input, textarea)');

/** @returns whether it is kept: some browsers keep nothing */
export function keepForms(sent: SentForms): boolean {
  const typed = Object.fromEntries([...fields()].map(({ id, value }) => [id, value]));
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ typed, sent: [...sent] } satisfies KeptForms));
    return true;
  } catch {
    return false;
  }
}

/** Keeps what is half typed when its page goes, for whichever page comes next in this tab. */
export function keepHalfTyped(): void {
  addEventListener('pagehide', () => {
    const isTyped = [...fields()].some(({ value }) => value !== '');
    // What was kept to be sent is kept already.
    if (isTyped && !isKept()) keepForms(new Map());
  });
  // It was only put aside, and has all of it still.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isKept()) sessionStorage.removeItem(KEY);
  });
}

function isKept(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

/** Puts back what was typed. @returns what was sent before the page was loaded anew */
export function restoreForms(): SentForms {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (kept === null) return new Map();
    const { typed, sent } = JSON.parse(kept) as KeptForms;
    for (const field of fields()) field.value ||= typed[field.id] ?? '';
    return new Map(sent);
  } catch {
    // A browser that keeps nothing has nothing to put back.
    return new Map();
  }
}
