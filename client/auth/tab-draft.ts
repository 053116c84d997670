/**
 * What has been typed into a form of several steps, kept for this tab: reading the mailed code on a
 * phone often means that the browser drops the page. Passwords are never kept.
 */
export interface TabDraft<Draft> {
  /** What was kept; what is missing is as at the beginning. */
  read: () => Draft;
  keep: (draft: Draft) => void;
  drop: () => void;
}

/** @param name of the form */
export function tabDraft<Draft extends object>(name: string, empty: Draft): TabDraft<Draft> {
  return {
    read: () => {
      try {
        const kept = JSON.parse(sessionStorage.getItem(name) ?? '{}') as Partial<Draft>;
        return { ...empty, ...kept };
      } catch {
        // Something else wrote there: begin afresh.
        return empty;
      }
    },
    keep: (draft) => sessionStorage.setItem(name, JSON.stringify(draft)),
    drop: () => sessionStorage.removeItem(name),
  };
}
