/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import type { AttemptContext } from '../session/attempt-context';
import { deleteTraces, findAttempts, hasUnsent, leaveLink } from '../session/forget-device';
import { Button, Dialog, Notice } from '../components/parts';
import { deliveryTexts } from '../texts/delivery-texts';
import { finishTexts as words } from '../texts/finish-texts';
import { texts } from '../texts/texts';
import { KeepLink } from './keep-link';

export interface FinishDialogProps {
  context: AttemptContext;
  /** All attempts of the link. */
  attemptIds: string[];
  /** Whether one of them has not been handed in. */
  isRunning: boolean;
  isTimeRunning: boolean;
  /** Whether the link was mailed, and can be found again. */
  hasEmail: boolean;
  returnCode: string | null;
  onClose: () => void;
}

/** Confirms that this browser forgets the link; refuses while something has not reached the server. */
export function FinishDialog({
  context,
  attemptIds,
  isRunning,
  isTimeRunning,
  hasEmail,
  returnCode,
  onClose,
}: FinishDialogProps) {
  const [state, setState] = useState<'CHECKING' | 'READY' | 'UNSENT' | 'FAILED'>('CHECKING');
  // A reload of the lobby brings new lists: checking again would hide that something has failed.
  const [idsAtFirst] = useState(attemptIds);
  useEffect(() => {
    void findAttempts(context, idsAtFirst)
      .then(async (ids) => hasUnsent(context, ids))
      .then((isUnsent) => setState(isUnsent ? 'UNSENT' : 'READY'));
  }, [context, idsAtFirst]);
  const finish = async (): Promise<void> => {
    // Another tab may have typed on meanwhile.
    const ids = await findAttempts(context, attemptIds);
    if (await hasUnsent(context, ids)) setState('UNSENT');
    else if (await deleteTraces(context, ids)) await leaveLink(context.token);
    else setState('FAILED');
  };
  if (state === 'CHECKING') return null;
  if (state === 'UNSENT')
    return (
      <Dialog title={words.unsentTitle} onClose={onClose}>
        <p>{words.unsentHint}</p>
        <div class="actions">
          <Button autofocus onClick={onClose}>
            {texts.close}
          </Button>
        </div>
      </Dialog>
    );
  return (
    <Dialog title={words.title} onClose={onClose}>
      {isRunning && (
        <p>
          <strong>{words.running}</strong> {isTimeRunning && deliveryTexts.timeGoesOn}
        </p>
      )}
      <p>{words.hint}</p>
      {hasEmail ? (
        <p>{words.mailedLink}</p>
      ) : (
        <>
          <KeepLink returnCode={returnCode} />
          <p>{returnCode ? words.linkOrCode : words.onlyLink}</p>
        </>
      )}
      {state === 'FAILED' && <Notice tone="failure">{words.failed}</Notice>}
      <div class="actions">
        <Button onClick={() => void finish()}>{words.confirm}</Button>
        <Button tone="main" autofocus onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
