import { useState } from 'react';
import { Dialog } from '../../ui/components/dialog';
import { returnTexts as words } from '../../ui/texts/return-texts';
import { ReturnDecision } from './return-decision';
import { ReturnList } from './return-list';
import type { ReturnRequest } from './returns.query';

interface ReturnDialogProps {
  quizId: string;
  /** All that wait, the oldest first. */
  requests: ReturnRequest[];
  opened: boolean;
  onClose: () => void;
  /** Called after a try, which fails where a colleague was faster. */
  onTried: () => void;
}

/**
 * Decides who asks to continue on another device. The request that somebody has chosen stays the one that is decided,
 * whatever the list does meanwhile.
 */
export function ReturnDialog({ quizId, requests, opened, onClose, onTried }: ReturnDialogProps) {
  const [chosen, setChosen] = useState<ReturnRequest | null>(null);
  const close = (): void => {
    setChosen(null);
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      title={chosen ? words.decisionTitle(chosen.name) : words.listTitle}
      onClose={close}
    >
      {chosen ? (
        <ReturnDecision
          {...{ quizId, request: chosen }}
          isWaiting={requests.some(({ id }) => id === chosen.id)}
          onBack={() => setChosen(null)}
          onTried={(isDone) => {
            // The next one is another decision: it begins with a look at who it is.
            if (isDone) close();
            onTried();
          }}
        />
      ) : (
        <ReturnList {...{ quizId, requests }} onChoose={setChosen} onRefused={onTried} />
      )}
    </Dialog>
  );
}
