/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';
import { Drawing } from '../components/drawing';
import { Button, Notice } from '../components/parts';
import type { Sitting } from '../session/sitting';
import { texts } from '../texts/texts';

/** Shown between the end and the receipt. */
export function SubmitView({ sitting }: { sitting: Sitting }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { phase, saver, submitTries } = sitting;
  const isTimeUp = phase === 'TIME_UP';
  const isOffline = submitTries > 0 || saver.isOffline;
  const offlineText = sitting.isPersistent
    ? texts.checking.submittingKept
    : texts.checking.submittingAway;
  return (
    <>
      <Drawing of={isOffline ? 'offline' : isTimeUp ? 'timeUp' : 'sending'} />
      <h2 ref={heading} tabIndex={-1}>
        {isTimeUp ? texts.ended.timeUpTitle : texts.checking.submitting}
      </h2>
      {isTimeUp && <p>{texts.ended.timeUpHint}</p>}
      {isTimeUp && saver.pendingCount > 0 && <p>{texts.ended.timeUpPending(saver.pendingCount)}</p>}
      {/* Always in the page, so that its changes are announced. */}
      <div role="status">
        {isOffline && (
          <Notice tone="caution">
            <strong>{texts.checking.notDelivered}</strong>
            <p>{isTimeUp ? texts.ended.timeUpAway : offlineText}</p>
            <Button onClick={() => sitting.tryNow()}>{texts.sitting.tryNow}</Button>
          </Notice>
        )}
      </div>
    </>
  );
}
