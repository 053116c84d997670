import { beforeLogOut, isUnloadConfirmed } from '../../../ui/drafts/leave-confirmation';
import type { ChangeQueue } from './change-queue';

/** A server that takes longer keeps nobody from logging out. */
const MAX_WAIT_MS = 10_000;

/**
 * The editor was left. Until its last changes are sent, a reload is confirmed, and a log-out waits.
 */
export function guardUntilSent(queue: ChangeQueue): void {
  if (!queue.isUnsent) return;
  addEventListener('beforeunload', confirmUnload);
  const endWaiting = beforeLogOut(async () => {
    const late = new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS));
    await Promise.race([sent(queue), late]);
    return true;
  });
  void sent(queue).then(() => {
    removeEventListener('beforeunload', confirmUnload);
    endWaiting();
  });
}

function confirmUnload(event: BeforeUnloadEvent): void {
  if (isUnloadConfirmed()) event.preventDefault();
}

async function sent(queue: ChangeQueue): Promise<void> {
  return new Promise((resolve) => {
    const endListening = queue.listen(() => {
      if (queue.isUnsent) return;
      endListening();
      resolve();
    });
  });
}
