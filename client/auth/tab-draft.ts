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
