/**
 * Keeps what is typed over a reload, and from page to page. A browser that could not fetch the code of an island once will not try again
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
  const here: [string, string][] = [...fields()].map(({ id, value }) => [id, value]);
  const typed = { ...typedElsewhere(), ...Object.fromEntries(here) };
  return write({ typed, sent: [...sent] });
}

/** Keeps what is half typed when its page goes, for whichever page in this tab has its fields next. */
export function keepHalfTyped(): void {
  addEventListener('pagehide', () => {
    // What was kept to be sent is kept already.
    if (read().sent.length === 0) keepForms(new Map());
  });
  // It was only put aside, and has all of its own still.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) write({ typed: typedElsewhere(), sent: [] });
  });
}

/** Puts back what was typed. @returns what was sent before the page was loaded anew */
export function restoreForms(): SentForms {
  const { typed, sent } = read();
  for (const field of fields()) field.value ||= typed[field.id] ?? '';
  write({ typed: typedElsewhere(), sent: [] });
  return new Map(sent);
}

/** What is kept of fields that this page has not. */
function typedElsewhere(): Record<string, string> {
  const here = new Set([...fields()].map(({ id }) => id));
  return Object.fromEntries(Object.entries(read().typed).filter(([id]) => !here.has(id)));
}

/** A browser that keeps nothing has nothing to put back. */
function read(): KeptForms {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<KeptForms>;
    return { typed: kept.typed ?? {}, sent: kept.sent ?? [] };
  } catch {
    return { typed: {}, sent: [] };
  }
}

/** @returns whether it could be: where there is nothing, nothing stands there */
function write({ typed, sent }: KeptForms): boolean {
  const some = Object.entries(typed).filter(([, value]) => value !== '');
  try {
    if (some.length === 0 && sent.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ typed: Object.fromEntries(some), sent }));
    return true;
  } catch {
    return false;
  }
}
