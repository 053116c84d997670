/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { isTrial } from '../session/navigation';
import type { AttemptContext } from '../session/attempt-context';
import { Button } from '../components/parts';
import { texts } from '../texts/texts';
import type { Lobby } from '../api/api-types';
import { pausedSince } from './paused-since';
import { FinishDialog } from './lazy-finish-dialog';

interface FinishHereProps {
  context: AttemptContext;
  lobby: Lobby;
}

/** The button with which a candidate leaves a shared computer, once an attempt has begun. */
export function FinishHere({ context, lobby }: FinishHereProps) {
  const [isOpen, setOpen] = useState(false);
  const { attempts, candidate } = lobby;
  const running = attempts.find(({ submittedAt }) => submittedAt === null);
  const isTimeRunning = running?.deadlineAt != null && pausedSince(lobby) === null;
  // Visitors and staff come from pages that do more than this one.
  if (attempts.length === 0 || candidate.isPreview || isTrial()) return null;
  return (
    <div class="no-print">
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {texts.lobby.finish}
      </Button>
      <p class="hint">{texts.lobby.finishHint}</p>
      {isOpen && (
        <FinishDialog
          context={context}
          attemptIds={attempts.map(({ id }) => id)}
          isRunning={running !== undefined}
          isTimeRunning={isTimeRunning}
          hasEmail={candidate.email !== null}
          returnCode={candidate.returnCode}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
