/** @jsxImportSource preact */
import { Button, Dialog } from '../components/parts';
import { texts } from '../texts/texts';

const words = texts.checking;

interface SubmitDialogProps {
  /** The number of questions without an answer. */
  unanswered: number;
  onSubmit: () => void;
  onClose: () => void;
}

/** Confirms a submission. */
export function SubmitDialog({ unanswered, onSubmit, onClose }: SubmitDialogProps) {
  return (
    <Dialog title={words.sure} onClose={onClose}>
      <p>
        {unanswered > 0 && <strong>{words.sureUnanswered(unanswered)} </strong>}
        {words.sureHint}
      </p>
      <div class="actions">
        <Button tone="main" onClick={onSubmit}>
          {words.submit}
        </Button>
        {/* Focused first, so that a key held down on the button before does not submit. */}
        <Button autofocus onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
