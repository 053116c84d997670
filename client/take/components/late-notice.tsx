/** @jsxImportSource preact */
import type { LateState } from '../sync/late-answers';
import { Button, Notice } from './parts';
import { texts } from '../texts/texts';

const words = texts.late;

/** Tells the candidate about late answers: still being sent, stored for staff, or refused. */
export function LateNotice({ late, onTryNow }: { late: LateState; onTryNow: () => void }) {
  const { waiting, stored, refused, isFull } = late;
  return (
    <>
      {/* Always in the page, so that its changes are announced. */}
      <div role="status">
        {waiting > 0 && isFull && <Notice tone="caution">{words.full(waiting)}</Notice>}
        {waiting > 0 && !isFull && (
          <Notice tone="caution">
            <p>{words.waiting(waiting)}</p>
            <Button onClick={onTryNow}>{texts.sitting.tryNow}</Button>
          </Notice>
        )}
        {stored > 0 && <Notice tone="caution">{words.stored(stored)}</Notice>}
      </div>
      {refused > 0 && <Notice tone="caution">{texts.ended.refused(refused)}</Notice>}
    </>
  );
}
