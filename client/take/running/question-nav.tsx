/** @jsxImportSource preact */
import { Button } from '../components/parts';
import type { Sitting } from '../session/sitting';
import { texts } from '../texts/texts';

const words = texts.sitting;

interface TurningProps {
  sitting: Sitting;
  isOne: boolean;
  onTurn: (place: number) => void;
  onCheck: () => void;
}

/** The foot of the questions: on, back, and out. */
export function QuestionNav({ sitting, isOne, onTurn, onCheck }: TurningProps) {
  const { place, questions, isForward } = sitting;
  const isLast = place === questions.length - 1;
  if (!isOne)
    return (
      <div class="turning">
        <Button tone="main" onClick={onCheck}>
          {words.check}
        </Button>
      </div>
    );
  return (
    <nav class="turning" aria-label={words.palette}>
      {!isForward && (
        <Button disabled={place === 0} onClick={() => onTurn(place - 1)}>
          {words.previous}
        </Button>
      )}
      <Button tone="main" class="on" onClick={() => (isLast ? onCheck() : onTurn(place + 1))}>
        {isLast ? words.check : words.next}
      </Button>
    </nav>
  );
}
