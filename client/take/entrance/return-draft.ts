/** Stores for this tab that somebody waits to be confirmed: a reload waits on. */

export interface WaitingReturn {
  id: string;
  secret: string;
  name: string;
  /** Staff look for it. */
  number: number;
}

const keyOf = (code: string): string => `take.return.${code}`;

export function loadWaiting(code: string): WaitingReturn | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(code)) ?? 'null') as WaitingReturn | null;
  } catch {
    return null;
  }
}

/** @param waiting null once there is an answer */
export function saveWaiting(code: string, waiting: WaitingReturn | null): void {
  try {
    if (waiting) sessionStorage.setItem(keyOf(code), JSON.stringify(waiting));
    else sessionStorage.removeItem(keyOf(code));
  } catch {
    // Without storage it lasts as long as the page.
  }
}
