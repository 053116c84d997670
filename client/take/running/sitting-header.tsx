/** @jsxImportSource preact */
import { DisplaySettingsDialog } from '../components/display-settings-dialog';
import { Button } from '../components/parts';
import type { PageCacheState } from '../session/page-cache';
import type { Sitting } from '../session/sitting';
import { deliveryTexts } from '../texts/delivery-texts';
import { texts } from '../texts/texts';
import { Timer } from './timer';

const words = texts.sitting;

/** The sticky header of a sitting: title, save state and time left. */
export function SittingHeader({
  sitting,
  announcement,
  pageCache,
}: {
  sitting: Sitting;
  announcement: string | null;
  /** Whether a reload goes on without a connection. */
  pageCache: PageCacheState;
}) {
  const { saver, title } = sitting;
  // After the end the page itself reports it.
  const isRunning = sitting.phase === 'RUNNING';
  const isOffline = saver.isOffline && isRunning;
  return (
    <header class="bar">
      <div class="bar-row">
        <h1 dir="auto">{title}</h1>
        <SaveStateLabel sitting={sitting} />
        <Timer sitting={sitting} />
        {/* The key closes the dialog when the time is up, so that this is announced. */}
        <DisplaySettingsDialog key={String(isRunning)} withKeys />
      </div>
      {sitting.attempt.isPreview && <p class="bar-note">{texts.lobby.preview}</p>}
      {/* Always in the page, so that its changes are announced. */}
      <div role="status">
        {!sitting.isPersistent && isRunning && <p class="bar-note caution">{words.notKept}</p>}
      </div>
      {isOffline && (
        <div class="bar-note caution">
          <p>
            {sitting.isPersistent ? words.away : words.awayNotKept}{' '}
            {pageCache !== 'READY' && deliveryTexts.needsConnection}
          </p>
          <Button onClick={() => sitting.tryNow()}>{words.tryNow}</Button>
        </div>
      )}
      {announcement && isRunning && !isOffline && <p class="bar-note">{announcement}</p>}
    </header>
  );
}

function SaveStateLabel({ sitting: { saver } }: { sitting: Sitting }) {
  const { pendingCount, refusedCount, isOffline } = saver;
  const settled = refusedCount > 0 ? 'refused' : 'saved';
  const state = isOffline ? 'away' : pendingCount > 0 ? 'pending' : settled;
  const fullText = {
    away: words.awayShort,
    pending: words.somePending(pendingCount),
    refused: words.someRefused(refusedCount),
    saved: words.allSaved,
  }[state];
  const shortText = {
    away: words.awayShort,
    pending: words.saving,
    refused: words.refusedShort,
    saved: words.saved,
  }[state];
  return (
    <span class={`save-state ${state}`} data-save-state={state}>
      <span class="dot" aria-hidden="true" />
      <span class="said" aria-hidden="true">
        {shortText}
      </span>
      <span class="sr">{fullText}</span>
    </span>
  );
}
