/** @jsxImportSource preact */

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

/** All are filled only when all is done, and none only when nothing is. */
export function filledOf(filled: number, total: number, shown: number): number {
  if (filled <= 0 || total <= 0) return 0;
  if (filled >= total) return shown;
  return Math.min(shown - 1, Math.max(1, Math.round((filled / total) * shown)));
}
