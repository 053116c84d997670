import { useState } from 'react';
import { flushSync } from 'react-dom';
import { keepTyped, useKeepDraft, useStoredDraft } from '../ui/drafts/use-stored-draft';
import type { Draft, Unanswered } from './draft';
import { saysTheSame } from './drafting';
import { dropImages } from './kept-images';

/**
 * A question that is being written. It waits in this browser until it is saved or discarded.
 * @param name under which it waits
 * @param fresh what the form begins with
 * @param isStored whether what waits there is stored already, and only the answer was lost
 */
export function useDraft(
  name: string,
  fresh: () => Draft,
  isStored: (kept: Draft) => boolean = () => false,
) {
  const waiting = useStoredDraft(name) as Draft | null;
  const [kept] = useState(() => (waiting && isStored(waiting) ? null : waiting));
  const [base, setBase] = useState(fresh);
  const [draft, setDraft] = useState(kept ?? base);
  /** Whether what was written earlier is still to be said. */
  const [isKept, setKept] = useState(kept !== null);
  const isUnsaved = !saysTheSame(draft, base);
  const forget = useKeepDraft(name, () => (isUnsaved ? draft : null), 'wait');

  /** Begins anew, with nothing to lose: also where its form has been left meanwhile. */
  const begin = (next: Draft): void => {
    // Whoever has come back to it since is at it.
    if (forget()) dropImages(draft.id);
    setBase(next);
    setDraft(next);
    setKept(false);
  };

  /** Notes that it is sent, and that it was answered. It is written before it is sent. */
  const note = (unanswered: Unanswered | null): void => {
    flushSync(() => setDraft((now) => ({ ...now, unanswered })));
    keepTyped();
  };

  return { draft, setDraft, note, isUnsaved, isKept: isKept && isUnsaved, begin };
}
