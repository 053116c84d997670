/** @jsxImportSource preact */
import { DisplaySettingsDialog } from '../components/display-settings-dialog';
import { Button } from '../components/parts';
import type { Sitting } from '../session/sitting';
import { texts } from '../texts/texts';
import { Timer } from './timer';

const words = texts.sitting;

/** Stays in sight: whose paper, how it stands with the server, how much time is left. */
export function SittingHeader({ sitting, news }: { sitting: Sitting; news: string | null }) {
  const { saver, title } = sitting;
  // Afterwards the page itself says it.
  const isRunning = sitting.phase === 'RUNNING';
  const isAway = saver.isAway && isRunning;
  return (
    <header class="bar">
      <div class="bar-row">
        <h1 dir="auto">{title}</h1>
        <SaveState sitting={sitting} />
        <Timer sitting={sitting} />
        {/* Closed when the time is up: that must be heard. */}
        <DisplaySettingsDialog key={String(isRunning)} withKeys />
      </div>
      {sitting.attempt.isPreview && <p class="bar-note">{texts.lobby.preview}</p>}
      {/* Always there, so that what comes into it is said. */}
      <div role="status">
        {!sitting.isKept && isRunning && <p class="bar-note caution">{words.notKept}</p>}
      </div>
      {isAway && (
        <div class="bar-note caution">
          <p>{sitting.isKept ? words.away : words.awayNotKept}</p>
          <Button onClick={() => sitting.tryNow()}>{words.tryNow}</Button>
        </div>
      )}
      {news && isRunning && !isAway && <p class="bar-note">{news}</p>}
    </header>
  );
}

function SaveState({ sitting: { saver } }: { sitting: Sitting }) {
  const { pendingCount, refusedCount, isAway } = saver;
  const settled = refusedCount > 0 ? 'refused' : 'saved';
  const state = isAway ? 'away' : pendingCount > 0 ? 'pending' : settled;
  const said = {
    away: words.awayShort,
    pending: words.somePending(pendingCount),
    refused: words.someRefused(refusedCount),
    saved: words.allSaved,
  }[state];
  const short = {
    away: words.awayShort,
    pending: words.saving,
    refused: words.refusedShort,
    saved: words.saved,
  }[state];
  return (
    <span class={`save-state ${state}`} data-save-state={state}>
      <span class="dot" aria-hidden="true" />
      <span class="said" aria-hidden="true">
        {short}
      </span>
      <span class="sr">{said}</span>
    </span>
  );
}
