/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import { BubbleRow } from '../components/bubble-row';
import { Button, Notice } from '../components/parts';
import type { Sitting } from '../session/sitting';
import { texts } from '../texts/texts';
import { FoundQuestions } from './found-questions';
import { SubmitDialog } from './submit-dialog';

const words = texts.checking;
/** The second tap of a double tap must not submit: longer than systems wait for one. */
const READY_AFTER_MS = 600;

interface CheckAnswersProps {
  sitting: Sitting;
  onGoTo: (place: number) => void;
  onBack: () => void;
}

/**
 * The check before submission: unanswered, flagged and refused questions. If there are any, the submission
 * is confirmed once more.
 */
export function CheckAnswers({ sitting, onGoTo, onBack }: CheckAnswersProps) {
  const [isConfirming, setConfirming] = useState(false);
  const [isReady, setReady] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // Not a button: a key that is held down on the button before must not submit.
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), READY_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const { saver, questionCount: total } = sitting;
  const places = Array.from({ length: total }, (_, place) => place);
  const idOf = (place: number): string => sitting.questions[place]?.id ?? '';
  const unanswered = places.filter((place) => !sitting.isAnswered(idOf(place)));
  const flagged = places.filter((place) => sitting.answerOf(idOf(place)).isFlagged);
  const refused = places.filter((place) => saver.stateOf(idOf(place)) === 'REFUSED');
  const isComplete = unanswered.length + flagged.length + refused.length === 0;
  const found = { sitting, onGoTo };
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <div>
        <p class="check-count">{words.answered(total - unanswered.length, total)}</p>
        <BubbleRow filled={total - unanswered.length} total={total} />
      </div>
      {saver.pendingCount > 0 && (
        <Notice tone="caution">{words.pending(saver.pendingCount)}</Notice>
      )}
      <FoundQuestions title={words.unanswered} places={unanswered} {...found} />
      <FoundQuestions title={words.flagged} places={flagged} {...found} />
      <FoundQuestions title={words.refused} hint={words.refusedHint} places={refused} {...found} />
      {isComplete && (
        <Notice tone="good">{sitting.isForward ? words.nothingForward : words.nothing}</Notice>
      )}
      <p>{words.sureHint}</p>
      <div class="bottom-bar no-print">
        {/* Not where "Next" was, so that one press of it too many does not submit. */}
        <div class="bottom-bar-row">
          <Button
            tone="main"
            disabled={!isReady}
            onClick={() => (isComplete ? void sitting.submit() : setConfirming(true))}
          >
            {words.submit}
          </Button>
          <Button class="next" onClick={onBack}>
            <span>
              {words.back} <span class="label">{words.backTo}</span>
            </span>
          </Button>
        </div>
      </div>
      {isConfirming && (
        <SubmitDialog
          unanswered={unanswered.length}
          onSubmit={() => void sitting.submit()}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
