/** @jsxImportSource preact */
import { Button } from '../components/parts';
import type { Sitting } from '../session/sitting';
import { texts } from '../texts/texts';

const words = texts.sitting;

interface QuestionNavProps {
  sitting: Sitting;
  isOne: boolean;
  onGoTo: (place: number) => void;
  onCheck: () => void;
}

/** Buttons below the questions: next, previous, and check. */
export function QuestionNav({ sitting, isOne, onGoTo, onCheck }: QuestionNavProps) {
  const { place, questionCount, isForward } = sitting;
  const isLast = place === questionCount - 1;
  if (!isOne)
    return (
      <div class="question-nav">
        <Button tone="main" onClick={onCheck}>
          {words.check}
        </Button>
      </div>
    );
  return (
    <nav class="question-nav" aria-label={words.palette}>
      {!isForward && (
        <Button disabled={place === 0} onClick={() => onGoTo(place - 1)}>
          {words.previous}
        </Button>
      )}
      <Button tone="main" class="on" onClick={() => (isLast ? onCheck() : onGoTo(place + 1))}>
        {isLast ? words.check : words.next}
      </Button>
    </nav>
  );
}
