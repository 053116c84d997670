/** @jsxImportSource preact */
import { filledOf } from '../../design/bubble-row';

/** With more, each bubble stands for several, so that the row stays short. */
const MAX_BUBBLES = 40;

/** How much of something is done, as a row of bubbles beside the words that say it. */
export function BubbleRow({ filled, total }: { filled: number; total: number }) {
  const shown = Math.min(total, MAX_BUBBLES);
  const shownFilled = filledOf(filled, total, shown);
  return (
    <span class="bubble-row" aria-hidden="true">
      {Array.from({ length: shown }, (_, index) => (
        <span key={index} data-filled={index < shownFilled || undefined} />
      ))}
    </span>
  );
}
