/** @jsxImportSource preact */
import type { LateState } from '../sync/late-answers';
import { Button, Notice } from './parts';
import { texts } from '../texts/texts';

const words = texts.late;

/** What came too late for the paper: on its way, or with whoever decides. */
export function LateNotice({ late, onTryNow }: { late: LateState; onTryNow: () => void }) {
  const { waiting, kept, refused, isFull } = late;
  return (
    <>
      {/* Always there, so that what comes into it is said. */}
      <div role="status">
        {waiting > 0 && isFull && <Notice tone="caution">{words.full(waiting)}</Notice>}
        {waiting > 0 && !isFull && (
          <Notice tone="caution">
            <p>{words.waiting(waiting)}</p>
            <Button onClick={onTryNow}>{texts.sitting.tryNow}</Button>
          </Notice>
        )}
        {kept > 0 && <Notice tone="caution">{words.kept(kept)}</Notice>}
      </div>
      {refused > 0 && <Notice tone="caution">{texts.ended.refused(refused)}</Notice>}
    </>
  );
}
