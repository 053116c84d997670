/** @jsxImportSource preact */
import type { ReviewedQuestion } from '../api/api-types';

export type Outcome = NonNullable<ReviewedQuestion['outcome']>;

/** The bubble of a marked answer: words beside it say the same. */
export function OutcomeMark({ outcome }: { outcome: Outcome }) {
  return (
    <svg
      class={`outcome-mark ${outcome.toLowerCase()}`}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <circle
        cx="10"
        cy="10"
        r="8.5"
        fill={outcome === 'RIGHT' ? 'currentColor' : undefined}
        stroke-dasharray={outcome === 'BLANK' ? '2 4.68' : undefined}
      />
      {SHAPES[outcome]}
    </svg>
  );
}

/** Drawn over the ring. */
const SHAPES = {
  RIGHT: <path class="over" d="m6 10.3 2.9 2.9 5.2-6" />,
  PARTLY: <path d="M1.5 10a8.5 8.5 0 0 0 17 0z" fill="currentColor" stroke="none" />,
  WRONG: <path d="m7 7 6 6m0-6-6 6" />,
  BLANK: null,
  WAITING: <circle cx="10" cy="10" r="2" fill="currentColor" />,
} satisfies Record<Outcome, unknown>;
