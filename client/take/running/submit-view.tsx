/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';
import { Button, Notice } from '../components/parts';
import type { Sitting } from '../session/sitting';
import { texts } from '../texts/texts';

/** Between the end and the receipt. */
export function SubmitView({ sitting }: { sitting: Sitting }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { phase, saver, submitTries } = sitting;
  const isTimeUp = phase === 'TIME_UP';
  const isAway = submitTries > 0 || saver.isAway;
  const away = sitting.isKept ? texts.checking.submittingKept : texts.checking.submittingAway;
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {isTimeUp ? texts.ended.timeUpTitle : texts.checking.submitting}
      </h2>
      {isTimeUp && <p>{texts.ended.timeUpHint}</p>}
      {isTimeUp && saver.pendingCount > 0 && <p>{texts.ended.timeUpPending(saver.pendingCount)}</p>}
      {/* Always there, so that what comes into it is said. */}
      <div role="status">
        {isAway && (
          <Notice tone="caution">
            <strong>{texts.checking.notDelivered}</strong>
            <p>{isTimeUp ? texts.ended.timeUpAway : away}</p>
            <Button onClick={() => sitting.tryNow()}>{texts.sitting.tryNow}</Button>
          </Notice>
        )}
      </div>
    </>
  );
}
