/**
 * Stores typed form values over a reload and from page to page. A browser that failed to fetch the code of an
 * island does not retry on that page (HTML, module map): only after a reload can such a form be sent.
 */

const KEY = 'examwright.forms';

/** Submitted forms by the name of their island, with how often the page was reloaded to send each. */
export type SubmittedForms = Map<string, number>;

interface StoredForms {
  /** The values, by the ids of their fields. */
  typed: Record<string, string>;
  sent: [string, number][];
}

const fields = (): NodeListOf<HTMLInputElement | HTMLTextAreaElement> =>
  document.querySelectorAll('[data-island] form :is(input, textarea)');

/** @returns whether the values could be stored */
export function storeForms(sent: SubmittedForms): boolean {
  const values: [string, string][] = [...fields()].map(({ id, value }) => [id, value]);
  const typed = { ...valuesOfOtherPages(), ...Object.fromEntries(values) };
  return write({ typed, sent: [...sent] });
}

/** Stores unsent values when the page is closed, for the next page of this tab with the same fields. */
export function storeFormsOnPageHide(): void {
  addEventListener('pagehide', () => {
    // Submitted forms are stored already.
    if (read().sent.length === 0) storeForms(new Map());
  });
  // The page returns from the back/forward cache with its values: drop the stored ones.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) write({ typed: valuesOfOtherPages(), sent: [] });
  });
}

/** Fills in the stored values. @returns the forms that were submitted before the reload */
export function restoreForms(): SubmittedForms {
  const { typed, sent } = read();
  for (const field of fields()) field.value ||= typed[field.id] ?? '';
  write({ typed: valuesOfOtherPages(), sent: [] });
  return new Map(sent);
}

/** Stored values of fields that this page does not have. */
function valuesOfOtherPages(): Record<string, string> {
  const values = new Set([...fields()].map(({ id }) => id));
  return Object.fromEntries(Object.entries(read().typed).filter(([id]) => !values.has(id)));
}

/** Without storage there are no values. */
function read(): StoredForms {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<StoredForms>;
    return { typed: stored.typed ?? {}, sent: stored.sent ?? [] };
  } catch {
    return { typed: {}, sent: [] };
  }
}

/** Empty values are not stored. @returns whether storing worked */
function write({ typed, sent }: StoredForms): boolean {
  const nonEmpty = Object.entries(typed).filter(([, value]) => value !== '');
  try {
    if (nonEmpty.length === 0 && sent.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ typed: Object.fromEntries(nonEmpty), sent }));
    return true;
  } catch {
    return false;
  }
}
