/**
 * The draft of a form of several steps, stored for this tab: a phone's browser often discards the
 * page while the user reads the mailed code. Passwords are never stored.
 */
export interface TabDraft<Draft> {
  /** The stored draft, completed with initial values. */
  read: () => Draft;
  save: (draft: Draft) => void;
  clear: () => void;
}

/** A new code can be asked for within this time; a stored time that is later is of a clock that was set back. */
const MAX_WAIT_MS = 3_600_000;

/** The stored time from which a new code can be asked for, for the page after a reload. */
export function storedWait(resendAt: number, now = Date.now()): number {
  return resendAt - now > MAX_WAIT_MS ? 0 : resendAt;
}

/** @param name of the form */
export function tabDraft<Draft extends object>(name: string, empty: Draft): TabDraft<Draft> {
  return {
    read: () => {
      try {
        const stored = JSON.parse(sessionStorage.getItem(name) ?? '{}') as Partial<Draft>;
        return { ...empty, ...stored };
      } catch {
        // Not our data: start with an empty draft.
        return empty;
      }
    },
    save: (draft) => sessionStorage.setItem(name, JSON.stringify(draft)),
    clear: () => sessionStorage.removeItem(name),
  };
}
