/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { Button, Dialog } from '../components/parts';
import { deliveryTexts } from '../texts/delivery-texts';
import { texts } from '../texts/texts';

const words = texts.sitting;

interface LeaveQuestionDialogProps {
  isAnswered: boolean;
  /** Whether the next question is not here, and cannot be read now. */
  isNextMissing: boolean;
  /** Whether the attempt has a deadline. */
  isTimed: boolean;
  onClose: () => void;
  /** @param asksAgain whether to ask the next time too */
  onLeave: (asksAgain: boolean) => void;
}

/** Forward-only: confirms leaving a question, since the candidate cannot return to it. */
export function LeaveQuestionDialog({
  isAnswered,
  isNextMissing,
  isTimed,
  onClose,
  onLeave,
}: LeaveQuestionDialogProps) {
  const [asksAgain, setAsksAgain] = useState(true);
  return (
    <Dialog title={words.leaveTitle} onClose={onClose}>
      <p>
        {!isAnswered && <strong>{words.leaveUnanswered} </strong>}
        {words.leaveHint}
      </p>
      {isNextMissing && (
        <p>
          <strong>{deliveryTexts.nextMissing}</strong> {isTimed && deliveryTexts.timeGoesOn}
        </p>
      )}
      {!isNextMissing && (
        <label class="tick">
          <input type="checkbox" checked={!asksAgain} onChange={() => setAsksAgain(!asksAgain)} />
          {words.dontAsk}
        </label>
      )}
      <div class="actions">
        <Button tone={isNextMissing ? 'plain' : 'main'} onClick={() => onLeave(asksAgain)}>
          {words.leaveOn}
        </Button>
        <Button tone={isNextMissing ? 'main' : 'plain'} onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
