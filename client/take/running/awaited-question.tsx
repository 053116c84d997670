/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';
import { Drawing } from '../components/drawing';
import { Button, Notice } from '../components/parts';
import type { PageCacheState } from '../session/page-cache';
import type { Sitting } from '../session/sitting';
import { deliveryTexts as words } from '../texts/delivery-texts';
import { texts } from '../texts/texts';

/** Forward-only: shown in place of a question that was gone to and has not come yet. */
export function AwaitedQuestion({
  sitting,
  place,
  pageCache,
}: {
  sitting: Sitting;
  place: number;
  /** Whether a reload goes on without a connection. */
  pageCache: PageCacheState;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { delivery } = sitting.progress;
  return (
    <article class="question">
      <Drawing of={delivery.tries === 0 ? 'waiting' : 'offline'} />
      <h2 ref={heading} tabIndex={-1}>
        {texts.sitting.question(place + 1, sitting.questionCount)}
      </h2>
      {/* Always in the page, so that its changes are announced. */}
      <div role="status">
        {delivery.tries === 0 ? (
          <p>{words.loading}</p>
        ) : (
          <Notice tone="caution">
            <p>{words.away(place + 1)}</p>
            <p>{delivery.canStay ? words.open(place) : words.closed(place)}</p>
            {sitting.deadlineAt !== null && <p>{words.timeGoesOn}</p>}
            {pageCache !== 'READY' && <p>{words.needsConnection}</p>}
          </Notice>
        )}
      </div>
      <div class="actions">
        <Button onClick={() => sitting.tryNow()}>{texts.sitting.tryNow}</Button>
        {delivery.canStay && <Button onClick={() => delivery.stay()}>{words.stay(place)}</Button>}
      </div>
    </article>
  );
}
