/** @jsxImportSource preact */
import { DisplaySettingsDialog } from '../components/display-settings-dialog';
import type { Sitting } from '../session/sitting';
import { texts } from '../texts/texts';
import { countAnswered } from './count-answered';
import { Timer } from './timer';

const words = texts.sitting;

/** The header of a sitting: title, save state, progress and time left. Its height never changes. */
export function SittingHeader({ sitting }: { sitting: Sitting }) {
  const { title, questionCount } = sitting;
  const answered = countAnswered(sitting);
  return (
    <header class="bar">
      <div class="bar-row">
        <div class="bar-title">
          <h1 dir="auto" title={title}>
            {title}
          </h1>
          <p class="bar-state">
            <SaveStateLabel sitting={sitting} />
            <span class="digits" title={words.progress(answered, questionCount)}>
              <span
                class="bar-bubble"
                aria-hidden="true"
                style={{ '--answered': `${(answered / questionCount) * 100}%` }}
              />
              <span aria-hidden="true">{words.progressShort(answered, questionCount)}</span>
              <span class="sr">{words.progress(answered, questionCount)}</span>
            </span>
          </p>
        </div>
        <Timer sitting={sitting} />
        {/* The key closes the dialog when the time is up, so that this is announced. */}
        <DisplaySettingsDialog key={String(sitting.phase === 'RUNNING')} withKeys />
      </div>
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
    away: words.offline,
    pending: words.saving,
    refused: words.refusedShort,
    saved: words.saved,
  }[state];
  return (
    <span class={`save-state ${state}`} data-save-state={state}>
      <span aria-hidden="true">{shortText}</span>
      <span class="sr">{fullText}</span>
    </span>
  );
}
