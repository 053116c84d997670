/** Several pages of one link can be open in a browser: when its learner finishes on this computer, all of them end. */

/** The page that says that it is done (app.tsx). */
export const FINISHED_ADDRESS = '/take?finished';
const NAME = 'take.finished';

/** Safari has it since 15.4. */
const openChannel = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);

/** Reports to the other pages of this browser that the learner of a link has finished. */
export function reportFinished(token: string): void {
  const channel = openChannel();
  channel?.postMessage(token);
  channel?.close();
}

/** @returns stops listening */
export function watchFinished(token: string, onFinished: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }) => {
    if (data === token) onFinished();
  });
  return () => channel?.close();
}
