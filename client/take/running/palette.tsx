/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { Drawing } from '../components/drawing';
import { Button, Dialog } from '../components/parts';
import { EarlierMessages } from './staff-messages';
import type { Sitting } from '../session/sitting';
import { texts } from '../texts/texts';
import { PaletteLegend } from './palette-legend';
import { countAnswered } from './count-answered';

const words = texts.sitting;

interface PaletteProps {
  sitting: Sitting;
  onGoTo: (place: number) => void;
}

type PaletteWithCheckProps = PaletteProps & { onCheck: () => void };

/** The question palette beside the paper, in a wide window. */
export function PaletteBox({ sitting, onGoTo, onCheck }: PaletteWithCheckProps) {
  const [isFiltered, setFiltered] = useState(false);
  return (
    <aside class="palette-box" aria-label={words.palette}>
      <h2>{words.palette}</h2>
      <Palette {...{ sitting, isFiltered, setFiltered, onGoTo }} />
      <div class="actions">
        <Button onClick={onCheck}>{words.check}</Button>
      </div>
      <EarlierMessages sitting={sitting} />
    </aside>
  );
}

/** The question palette behind a button, in a narrow window. */
export function PaletteButton({ sitting, onGoTo, onCheck }: PaletteWithCheckProps) {
  const [isOpen, setOpen] = useState(false);
  const [isFiltered, setFiltered] = useState(false);
  const goTo = (place: number): void => {
    setOpen(false);
    onGoTo(place);
  };
  return (
    <>
      <Button
        class="middle"
        aria-haspopup="dialog"
        aria-label={words.openPalette(countAnswered(sitting), sitting.questionCount)}
        onClick={() => setOpen(true)}
      >
        <Bubbles />
        <span class="label">{words.palette}</span>
      </Button>
      {isOpen && (
        <Dialog title={words.palette} onClose={() => setOpen(false)}>
          <Palette {...{ sitting, isFiltered, setFiltered, onGoTo: goTo }} />
          <EarlierMessages sitting={sitting} />
          <div class="actions">
            <Button onClick={onCheck}>{words.check}</Button>
            <Button onClick={() => setOpen(false)}>{texts.close}</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

interface FilterProps {
  isFiltered: boolean;
  setFiltered: (isFiltered: boolean) => void;
}

function Palette({ sitting, onGoTo, isFiltered, setFiltered }: PaletteProps & FilterProps) {
  const places = Array.from({ length: sitting.questionCount }, (_, place) => place);
  const shown = isFiltered ? places.filter((place) => isStillOpen(sitting, place)) : places;
  return (
    <>
      <p class="dim">{words.progress(countAnswered(sitting), sitting.questionCount)}</p>
      <label class="tick">
        <input
          type="checkbox"
          checked={isFiltered}
          onChange={({ currentTarget }) => setFiltered(currentTarget.checked)}
        />
        {words.unansweredOnly}
      </label>
      <PaletteLegend isForward={sitting.isForward} />
      {shown.length === 0 ? (
        <div class="none-unanswered">
          <Drawing of="submitted" />
          <p>{words.noneUnanswered}</p>
        </div>
      ) : (
        <ol class="palette">
          {shown.map((place) => (
            <li key={place}>
              <PaletteCell {...{ sitting, place, onGoTo }} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function PaletteCell({ sitting, place, onGoTo }: PaletteProps & { place: number }) {
  const id = sitting.questions[place]?.id ?? '';
  const { isFlagged } = sitting.answerOf(id);
  const isAnswered = sitting.isAnswered(id);
  const isClosed = sitting.isClosed(place);
  const isAhead = sitting.isForward && place > sitting.reached + 1;
  const saveState = sitting.saver.stateOf(id);
  const states = [
    isAnswered ? words.states.answered : words.states.blank,
    isFlagged && words.states.flagged,
    saveState === 'PENDING' && words.states.pending,
    saveState === 'REFUSED' && words.states.refused,
    isClosed && words.states.closed,
    isAhead && words.states.ahead,
  ].filter((state) => state !== false);
  return (
    <button
      type="button"
      class="cell"
      disabled={isClosed || isAhead}
      aria-current={place === sitting.place ? 'true' : undefined}
      aria-label={words.inPalette(place + 1, states.join(', '))}
      data-answered={isAnswered || undefined}
      data-flagged={isFlagged || undefined}
      data-pending={saveState === 'PENDING' || undefined}
      data-refused={saveState === 'REFUSED' || undefined}
      data-closed={isClosed || undefined}
      data-ahead={isAhead || undefined}
      onClick={() => onGoTo(place)}
    >
      {place + 1}
    </button>
  );
}

/** Whether the candidate can still answer a question that has no answer. */
function isStillOpen(sitting: Sitting, place: number): boolean {
  return !sitting.isClosed(place) && !sitting.isAnswered(sitting.questions[place]?.id ?? '');
}

function Bubbles() {
  return (
    <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
      <g fill="none" stroke="currentColor" stroke-width="1.5">
        <circle cx="4" cy="4" r="2.6" fill="currentColor" />
        <circle cx="12" cy="4" r="2.6" />
        <circle cx="4" cy="12" r="2.6" />
        <circle cx="12" cy="12" r="2.6" fill="currentColor" />
      </g>
    </svg>
  );
}
