import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { LeaveGuard } from '../../../ui/drafts/leave-guard';
import { editorTexts } from '../../../ui/texts/editor-texts';
import type { ChangeQueue } from './change-queue';
import { guardUntilSent } from './guard-until-sent';

const { unsent: words } = editorTexts;

/** Asks before a reload or a log-out loses changes that are shown already, but not stored. On other pages they go on. */
export function UnsentGuard({ queue }: { queue: ChangeQueue }) {
  const listen = useCallback((onChange: () => void) => queue.listen(onChange), [queue]);
  useEffect(() => () => guardUntilSent(queue), [queue]);
  const isUnsent = useSyncExternalStore(listen, () => queue.isUnsent);
  if (!isUnsent) return null;
  return <LeaveGuard isOpenInside title={words.title} hint={words.hint} leave={words.leave} />;
}
