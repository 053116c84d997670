/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { Button, Dialog } from '../components/parts';
import { texts } from '../texts/texts';

const words = texts.sitting;

interface LeaveQuestionDialogProps {
  isAnswered: boolean;
  onClose: () => void;
  /** @param asksAgain whether to ask the next time too */
  onLeave: (asksAgain: boolean) => void;
}

/** Forward-only: confirms leaving a question, since the candidate cannot return to it. */
export function LeaveQuestionDialog({ isAnswered, onClose, onLeave }: LeaveQuestionDialogProps) {
  const [asksAgain, setAsksAgain] = useState(true);
  return (
    <Dialog title={words.leaveTitle} onClose={onClose}>
      <p>
        {!isAnswered && <strong>{words.leaveUnanswered} </strong>}
        {words.leaveHint}
      </p>
      <label class="tick">
        <input type="checkbox" checked={!asksAgain} onChange={() => setAsksAgain(!asksAgain)} />
        {words.dontAsk}
      </label>
      <div class="actions">
        <Button tone="main" onClick={() => onLeave(asksAgain)}>
          {words.leaveOn}
        </Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </div>
    </Dialog>
  );
}
