import { useMemo, useState } from 'react';
import { draftNames } from '../../ui/drafts/draft-names';
import { draftNameOf } from '../content/draft-name';
import { unsavedOf, type Unsaved, type UnsavedOptions } from './unsaved';
import { NEW } from './use-open-question';

interface UnsavedQuestions extends Unsaved {
  /** Whether the open question has left the quiz while it was unsaved. */
  isOpenLost: boolean;
  /** Looks again which drafts are stored. A form that is being closed writes its draft at the end of that. */
  check: () => void;
}

/** Which questions have drafts in this browser. */
export function useUnsavedQuestions(options: UnsavedOptions): UnsavedQuestions {
  const { quizId, rows, openId, isOpenUnsaved } = options;
  const [stored, setStored] = useState(draftNames);
  const isOpenGone =
    openId !== null && openId !== NEW && !rows.some(({ id }) => id === openId) ? openId : null;
  /** Somebody else has deleted or moved them. A question that was open before a reload can be one of them. */
  const [gone, setGone] = useState<readonly string[]>(
    isOpenGone !== null && stored.has(draftNameOf(isOpenGone)) ? [isOpenGone] : [],
  );
  if (isOpenGone !== null && isOpenUnsaved && !gone.includes(isOpenGone))
    setGone([...gone, isOpenGone]);
  const check = (): void => queueMicrotask(() => setStored(draftNames()));
  const unsaved = useMemo(
    () => unsavedOf({ quizId, rows, openId, isOpenUnsaved }, gone, stored),
    [rows, gone, stored, openId, isOpenUnsaved, quizId],
  );
  return { ...unsaved, isOpenLost: isOpenGone !== null && gone.includes(isOpenGone), check };
}
