/** @jsxImportSource preact */
import { useLayoutEffect, useState } from 'preact/hooks';
import { Button, Dialog } from '../components/parts';
import type { Sitting } from '../session/sitting';
import { texts } from '../texts/texts';

const words = texts.sitting;
const WIDE_WINDOW = '(min-width: 60rem)';

interface PaletteProps {
  sitting: Sitting;
  onGoTo: (place: number) => void;
}

/** The question palette: beside the paper in a wide window, else behind a button. */
export function PaletteBox({ sitting, onGoTo, onCheck }: PaletteProps & { onCheck: () => void }) {
  const isWide = useWide();
  const [isOpen, setOpen] = useState(false);
  const answered = sitting.questionIds.filter((id) => sitting.isAnswered(id)).length;
  const progress = words.progress(answered, sitting.questionCount);
  const check = (
    <Button tone="plain" onClick={onCheck}>
      {words.check}
    </Button>
  );
  if (isWide)
    return (
      <aside class="palette-box" aria-label={words.palette}>
        <h2>{words.palette}</h2>
        <p class="dim">{progress}</p>
        <Palette sitting={sitting} onGoTo={onGoTo} />
        {check}
      </aside>
    );
  return (
    <div class="palette-bar">
      <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
        {words.palette}: {progress}
      </Button>
      {isOpen && (
        <Dialog title={words.palette} onClose={() => setOpen(false)}>
          <p class="dim">{progress}</p>
          <Palette
            sitting={sitting}
            onGoTo={(place) => {
              setOpen(false);
              onGoTo(place);
            }}
          />
          <div class="actions">
            {check}
            <Button onClick={() => setOpen(false)}>{texts.close}</Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

function Palette({ sitting, onGoTo }: PaletteProps) {
  return (
    <ol class="palette">
      {sitting.questionIds.map((id, place) => {
        const { isFlagged } = sitting.answerOf(id);
        const isAnswered = sitting.isAnswered(id);
        const isClosed = sitting.isClosed(place);
        const isAhead = sitting.isForward && place > sitting.reached + 1;
        const isCurrent = place === sitting.place;
        const state = sitting.saver.stateOf(id);
        const isPending = state === 'PENDING';
        const states = [
          isAnswered ? words.states.answered : words.states.blank,
          isFlagged && words.states.flagged,
          isPending && words.states.pending,
          state === 'REFUSED' && words.states.refused,
          isClosed && words.states.closed,
          isAhead && words.states.ahead,
        ].filter((state) => state !== false);
        return (
          <li key={place}>
            <button
              type="button"
              disabled={isClosed || isAhead}
              aria-current={isCurrent ? 'true' : undefined}
              aria-label={words.inPalette(place + 1, states.join(', '))}
              data-answered={isAnswered || undefined}
              data-flagged={isFlagged || undefined}
              data-pending={isPending || undefined}
              data-refused={state === 'REFUSED' || undefined}
              onClick={() => onGoTo(place)}
            >
              {place + 1}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function useWide(): boolean {
  const [isWide, setWide] = useState(() => matchMedia(WIDE_WINDOW).matches);
  // With the render, so that no change of the window is missed.
  useLayoutEffect(() => {
    const media = matchMedia(WIDE_WINDOW);
    const update = (): void => setWide(media.matches);
    media.addEventListener('change', update);
    return () => media.removeEventListener('change', update);
  }, []);
  return isWide;
}
