import { useState } from 'react';
import { toast } from '../../../ui/feedback/toasts';
import { useIsMounted } from '../../../ui/hooks/use-is-mounted';
import { useStableCallback } from '../../../ui/hooks/use-stable-callback';
import { hasOtherAccount, readSession } from '../../../ui/session/session';
import { ChangeQueue } from './change-queue';

/**
 * The queue of the changes of the outline.
 * @param reload reads what is stored; not called once the page was left
 */
export function useChanges(reload: (isWanted: () => boolean) => Promise<boolean>): ChangeQueue {
  const isMounted = useIsMounted();
  const read = useStableCallback(reload);
  const [queue] = useState(() => {
    const isOurs = (): boolean => readSession() !== null;
    return new ChangeQueue({
      isOurs,
      reload: async (isWanted) => (isMounted() ? read(isWanted) : true),
      // What was lost by a log-out is said to whoever made it, not to somebody else.
      say: (tone, message, onUndo) => {
        if (!hasOtherAccount()) toast(tone, message, isOurs() ? onUndo : undefined);
      },
    });
  });
  return queue;
}
