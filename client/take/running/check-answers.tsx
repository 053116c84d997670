/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button, Dialog, Notice } from '../components/parts';
import type { Sitting } from '../session/sitting';
import { texts } from '../texts/texts';

const words = texts.checking;

interface CheckAnswersProps {
  sitting: Sitting;
  onGoTo: (place: number) => void;
  onBack: () => void;
}

/** The check before submission: unanswered, flagged and refused questions. */
export function CheckAnswers({ sitting, onGoTo, onBack }: CheckAnswersProps) {
  const [isConfirming, setConfirming] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const places = sitting.questionIds.map((id, place) => ({ place, id }));
  const unanswered = places.filter(({ id }) => !sitting.isAnswered(id));
  const flagged = places.filter(({ id }) => sitting.answerOf(id).isFlagged);
  const refused = places.filter(({ id }) => sitting.saver.stateOf(id) === 'REFUSED');
  const total = places.length;
  const list = (questions: typeof places) => (
    <ul class="found">
      {questions.map(({ place }) => (
        <li key={place}>
          <Button disabled={!canGoTo(sitting, place)} onClick={() => onGoTo(place)}>
            {words.goTo(place + 1)}
          </Button>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{words.answered(total - unanswered.length, total)}</p>
      {sitting.saver.pendingCount > 0 && (
        <Notice tone="caution">{words.pending(sitting.saver.pendingCount)}</Notice>
      )}
      {unanswered.length > 0 && (
        <section>
          <h3>{words.unanswered}</h3>
          {list(unanswered)}
        </section>
      )}
      {flagged.length > 0 && (
        <section>
          <h3>{words.flagged}</h3>
          {list(flagged)}
        </section>
      )}
      {refused.length > 0 && (
        <section>
          <h3>{words.refused}</h3>
          <p>{words.refusedHint}</p>
          {list(refused)}
        </section>
      )}
      {unanswered.length + flagged.length + refused.length === 0 && (
        <Notice tone="good">{words.nothing}</Notice>
      )}
      <div class="actions">
        <Button tone="main" onClick={() => setConfirming(true)}>
          {words.submit}
        </Button>
        <Button onClick={onBack}>{words.back}</Button>
      </div>
      {isConfirming && (
        <Dialog title={words.sure} onClose={() => setConfirming(false)}>
          <p>
            {unanswered.length > 0 && <strong>{words.sureUnanswered(unanswered.length)} </strong>}
            {words.sureHint}
          </p>
          <div class="actions">
            <Button tone="main" onClick={() => void sitting.submit()}>
              {words.submit}
            </Button>
            {/* Focused first, so that a key held down on the button before does not submit. */}
            <Button autofocus onClick={() => setConfirming(false)}>
              {texts.cancel}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Forward-only, only the open question can be visited from here. */
function canGoTo(sitting: Sitting, place: number): boolean {
  return !sitting.isForward || place === sitting.reached;
}
