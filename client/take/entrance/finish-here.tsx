/** @jsxImportSource preact */
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { useRequest } from '../hooks/use-request';
import { isTrial } from '../session/navigation';
import type { AttemptContext } from '../session/attempt-context';
import { Button, Notice } from '../components/parts';
import { texts } from '../texts/texts';
import type { Lobby } from '../api/api-types';
import type { FinishDialogProps } from './finish-dialog';

interface FinishHereProps {
  context: AttemptContext;
  lobby: Lobby;
}

/** The button with which a candidate leaves a shared computer; none while an attempt runs. */
export function FinishHere({ context, lobby }: FinishHereProps) {
  const [Opened, setOpened] = useState<ComponentType<FinishDialogProps> | null>(null);
  const { isSending, failure, run } = useRequest();
  const { attempts, candidate } = lobby;
  const isRunning = attempts.some(({ submittedAt }) => submittedAt === null);
  // Visitors and staff come from pages that do more than this one.
  if (isRunning || candidate.isPreview || isTrial()) return null;
  const open = async (): Promise<void> => {
    const { FinishDialog } = await import('./finish-dialog');
    setOpened(() => FinishDialog);
  };
  return (
    <div class="no-print">
      <Button tone="quiet" disabled={isSending} onClick={() => void run(open)}>
        {texts.lobby.finish}
      </Button>
      {failure && <Notice tone="failure">{failure}</Notice>}
      {Opened && (
        <Opened
          context={context}
          attemptIds={attempts.map(({ id }) => id)}
          hasEmail={candidate.email !== null}
          returnCode={candidate.returnCode}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}
