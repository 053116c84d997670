/** @jsxImportSource preact */
import { texts } from '../texts/texts';

const { states, current, legend } = texts.sitting;

/** What the marks in the question palette mean. */
export function PaletteLegend({ isForward }: { isForward: boolean }) {
  return (
    <ul class="legend" aria-label={legend}>
      <Entry text={states.answered} data-answered />
      <Entry text={states.blank} />
      {!isForward && <Entry text={states.flagged} data-flagged />}
      <Entry text={current} aria-current="true" />
      <Entry text={states.pending} data-pending />
      <Entry text={states.refused} data-refused />
      {isForward && <Entry text={states.closed} data-disabled data-closed />}
      {isForward && <Entry text={states.ahead} data-disabled data-ahead />}
    </ul>
  );
}

type Mark = 'answered' | 'flagged' | 'pending' | 'refused' | 'disabled' | 'closed' | 'ahead';
type Marks = Partial<Record<`data-${Mark}`, boolean>> & { 'aria-current'?: 'true' };

function Entry({ text, ...marks }: Marks & { text: string }) {
  return (
    <li>
      <span class="cell" aria-hidden="true" {...marks} />
      {text}
    </li>
  );
}
