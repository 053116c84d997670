import { isUnloadConfirmed, waitBeforeLogOut } from '../../../ui/drafts/leave-confirmation';
import { toast } from '../../../ui/feedback/toasts';
import { editorTexts } from '../../../ui/texts/editor-texts';
import type { ChangeQueue } from './change-queue';

/** A server that takes longer keeps nobody from logging out. */
const MAX_WAIT_MS = 10_000;

/**
 * The editor was left. As long as changes of it are being sent, a reload is confirmed, and a log-out waits: also later,
 * when one of them is undone by its message.
 */
export function guardUntilSent(queue: ChangeQueue): void {
  let end: (() => void) | null = null;
  const follow = (): void => {
    if (queue.isUnsent === (end !== null)) return;
    if (end) end();
    end = queue.isUnsent ? guard(queue) : null;
  };
  follow();
  queue.listen(follow);
}

/** @returns a function that ends the guard */
function guard(queue: ChangeQueue): () => void {
  addEventListener('beforeunload', confirmUnload);
  const endWaiting = waitBeforeLogOut(async () => {
    toast('warning', editorTexts.unsent.waits);
    const late = new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS));
    await Promise.race([sent(queue), late]);
  });
  return () => {
    removeEventListener('beforeunload', confirmUnload);
    endWaiting();
  };
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
