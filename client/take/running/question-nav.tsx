/** @jsxImportSource preact */
import { Button } from '../components/parts';
import type { Sitting } from '../session/sitting';
import { texts } from '../texts/texts';
import { PaletteButton } from './palette';

const words = texts.sitting;

interface QuestionNavProps {
  sitting: Sitting;
  isOne: boolean;
  /** In a wide window the question palette is beside the paper. */
  isWide: boolean;
  onGoTo: (place: number) => void;
  onCheck: () => void;
}

/** The bar at the bottom of the window: previous question, question palette, and next question or check. */
export function QuestionNav({ sitting, isOne, isWide, onGoTo, onCheck }: QuestionNavProps) {
  const { place, questionCount, isForward } = sitting;
  const isAwaiting = sitting.progress.delivery.awaitedPlace !== null;
  const hasNext = isOne && place < questionCount - 1;
  return (
    <nav class="bottom-bar no-print" aria-label={words.bottomBar}>
      <div class="bottom-bar-row">
        {isOne && !isForward && (
          <Button class="previous" disabled={place === 0} onClick={() => onGoTo(place - 1)}>
            <span aria-hidden="true">‹</span>
            <span class="label">{words.previous}</span>
          </Button>
        )}
        {!isWide && <PaletteButton {...{ sitting, onGoTo, onCheck }} />}
        <Button
          tone="main"
          class="next"
          disabled={hasNext && isAwaiting}
          onClick={() => (hasNext ? onGoTo(place + 1) : onCheck())}
        >
          {hasNext ? words.next : words.check}
        </Button>
      </div>
    </nav>
  );
}
