import { useState } from 'react';
import { flushSync } from 'react-dom';
import { saveDraftsNow, useDraftAutosave, useStoredDraft } from '../ui/drafts/draft-autosave';
import { toCurrentDraft, type Draft, type StoredDraft } from './content/draft';
import { hasSameContent } from './draft-conversion';
import type { RecordSaves } from './send-once';
import { deleteDraftImages } from './content/draft-images';

/**
 * The draft of a question, autosaved in the browser until it is saved or discarded.
 * @param name the name of the draft
 * @param createInitial creates the form's initial values
 * @param isStored whether a restored draft was saved already, and only the response was lost
 */
export function useQuestionDraft(
  name: string,
  createInitial: () => Draft,
  isStored: (draft: Draft) => boolean = () => false,
) {
  const stored = useStoredDraft(name) as StoredDraft | null;
  const [restored] = useState(() => {
    const waiting = stored && toCurrentDraft(stored);
    return waiting && isStored(waiting) ? null : waiting;
  });
  const [base, setBase] = useState(createInitial);
  const [draft, setDraft] = useState(restored ?? base);
  /** Whether to show that the draft was restored. */
  const [isRestored, setRestored] = useState(restored !== null);
  const isUnsaved = !hasSameContent(draft, base);
  const forget = useDraftAutosave(name, () => (isUnsaved ? draft : null), 'wait');

  /** Resets the form and deletes the autosaved draft, also after the form was closed. */
  const reset = (next: Draft): void => {
    // If another form or page has taken over the draft, its pictures stay.
    if (forget()) deleteDraftImages(draft.id);
    setBase(next);
    setDraft(next);
    setRestored(false);
  };

  /** Records in the draft what is known of its saves, and autosaves it before the next request is sent. */
  const recordSaves: RecordSaves = (saves) => {
    flushSync(() => setDraft((current) => ({ ...current, ...saves })));
    saveDraftsNow();
  };

  return {
    draft,
    setDraft,
    recordSaves,
    isUnsaved,
    isRestored: isRestored && isUnsaved,
    reset,
  };
}
