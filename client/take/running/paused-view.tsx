/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Announcer } from '../components/announcer';
import { Drawing } from '../components/drawing';
import { formatLeft } from '../texts/format';
import type { Sitting } from '../session/sitting';
import { texts } from '../texts/texts';
import { deliveryTexts } from '../texts/delivery-texts';
import { Button } from '../components/parts';
import { StaffMessages } from './staff-messages';

const words = texts.sitting;

/**
 * Covers the page while the exam is paused. A modal dialog: nothing beneath it can be reached, not even another dialog.
 * The focus returns to where it was.
 */
export function PausedView({ sitting }: { sitting: Sitting }) {
  const ref = useRef<HTMLDialogElement>(null);
  const { deadline, saver } = sitting;
  useEffect(() => {
    const dialog = ref.current;
    // The browser returns the focus by itself, but not after the dialog was opened once more (see onClose).
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const left = deadline.left(0);
  return (
    <dialog
      ref={ref}
      class="paused"
      aria-labelledby="paused-title"
      aria-describedby="paused-hint"
      // Only staff end a pause. Browsers close a dialog at the second Escape all the same.
      onCancel={(event) => event.preventDefault()}
      onClose={({ currentTarget }) => currentTarget.isConnected && currentTarget.showModal()}
    >
      <div class="paused-text">
        <Drawing of="paused" />
        <h2 id="paused-title" tabIndex={-1} autofocus>
          {words.pausedTitle}
        </h2>
        <p id="paused-hint">{words.pausedHint}</p>
        {left !== Infinity && <p class="digits">{words.pausedLeft(formatLeft(left))}</p>}
        <p class="dim">
          {saver.pendingCount > 0 ? words.pausedPending(saver.pendingCount) : words.pausedSaved}
        </p>
      </div>
      <DoubtfulPause sitting={sitting} />
      <StaffMessages sitting={sitting} returnsTo="paused-title" />
      <Announcer />
    </dialog>
  );
}

const CHECK_MS = 1_000;

/** A page without a connection does not hear that the exam goes on: nobody must wait for it while their time runs. */
function DoubtfulPause({ sitting }: { sitting: Sitting }) {
  const { clock, deadline } = sitting;
  const [isDoubtful, setDoubtful] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setDoubtful(deadline.isPauseDoubtful(clock.now())), CHECK_MS);
    return () => clearInterval(timer);
  }, [clock, deadline]);
  return (
    <div class="paused-text" role="status">
      {isDoubtful && (
        <>
          <p>{deliveryTexts.pauseDoubtful}</p>
          <Button tone="main" onClick={() => sitting.workOn()}>
            {deliveryTexts.workOn}
          </Button>
        </>
      )}
    </div>
  );
}
