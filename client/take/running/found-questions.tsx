/** @jsxImportSource preact */
import type { Sitting } from '../session/sitting';
import { texts } from '../texts/texts';

/** A longer list is folded, so that the whole check fits on the screen of a phone. */
const MAX_UNFOLDED = 12;

interface FoundQuestionsProps {
  title: string;
  hint?: string;
  /** The places of the questions, from 0; without any, nothing is shown. */
  places: readonly number[];
  sitting: Sitting;
  onGoTo: (place: number) => void;
}

/** Questions that the candidate may want to look at before the submission, as numbers that lead to them. */
export function FoundQuestions({ title, hint, places, sitting, onGoTo }: FoundQuestionsProps) {
  if (places.length === 0) return null;
  return (
    <details class="found" open={places.length <= MAX_UNFOLDED}>
      <summary>{texts.checking.group(title, places.length)}</summary>
      {hint && <p>{hint}</p>}
      <ul class="palette">
        {places.map((place) => (
          <li key={place}>
            <button
              type="button"
              class="cell"
              disabled={!canGoTo(sitting, place)}
              aria-label={texts.checking.goTo(place + 1)}
              onClick={() => onGoTo(place)}
            >
              {place + 1}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Forward-only, only the open question can be visited from here. */
function canGoTo(sitting: Sitting, place: number): boolean {
  return !sitting.isForward || place === sitting.reached;
}
