/**
 * Keeps what is typed over a reload. A browser that could not fetch the code of an island once will not try again
 * on that page (HTML, module map): what was sent there can only be sent from the page loaded anew.
 */

const KEY = 'examwright.forms';

interface KeptForms {
  /** What is typed, by the ids of the fields. */
  typed: Record<string, string>;
  /** The names of islands whose forms were sent. */
  sent: string[];
  /** How often the page was loaded anew for it. */
  tries: number;
}

const fields = (): NodeListOf<HTMLInputElement | HTMLTextAreaElement> =>
  document.querySelectorAll('[data-island] form :is(input, textarea)');

export function keepForms(sent: string[], tries: number): void {
  const typed = Object.fromEntries([...fields()].map(({ id, value }) => [id, value]));
  sessionStorage.setItem(KEY, JSON.stringify({ typed, sent, tries } satisfies KeptForms));
}

/**
 * Puts back what was typed.
 * @returns which islands were sent, and how often that was tried
 */
export function restoreForms(): { sent: string[]; tries: number } {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (kept === null) return { sent: [], tries: 0 };
    const { typed, sent, tries } = JSON.parse(kept) as KeptForms;
    for (const field of fields()) field.value ||= typed[field.id] ?? '';
    return { sent, tries };
  } catch {
    // A browser that keeps nothing has nothing to put back.
    return { sent: [], tries: 0 };
  }
}
