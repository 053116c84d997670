/** @jsxImportSource preact */
import { texts } from '../texts/texts';

const { states, current, legend } = texts.sitting;

/** What the marks in the question palette mean. */
export function PaletteLegend({ isForward }: { isForward: boolean }) {
  return (
    <ul class="legend" aria-label={legend}>
      <Entry text={states.answered} data-answered />
      <Entry text={states.blank} />
      <Entry text={states.flagged} data-flagged />
      <Entry text={current} aria-current="true" />
      <Entry text={states.pending} data-pending />
      <Entry text={states.refused} data-refused />
      {isForward && <Entry text={states.closedOrAhead} data-disabled />}
    </ul>
  );
}

type Marks = Partial<
  Record<'data-answered' | 'data-flagged' | 'data-pending' | 'data-refused', boolean>
> & { 'aria-current'?: 'true'; 'data-disabled'?: boolean };

function Entry({ text, ...marks }: Marks & { text: string }) {
  return (
    <li>
      <span class="cell" aria-hidden="true" {...marks} />
      {text}
    </li>
  );
}
