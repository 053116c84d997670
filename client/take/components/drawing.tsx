/** @jsxImportSource preact */
/**
 * Small drawings of what state something is in, of paper, its margin rule and the bubbles of an answer sheet.
 * Decoration: words beside them say the same.
 */

/** Bubbles from top to bottom: `o` empty, `f` filled, `d` dashed, `h` half filled. */
type Rows = `${'o' | 'f' | 'd' | 'h'}${'o' | 'f' | 'd' | 'h'}${'o' | 'f' | 'd' | 'h'}` | '';

interface Shape {
  rows: Rows;
  /** The colour of the sign, by its meaning. */
  tone: 'accent' | 'second' | 'good' | 'caution' | 'error' | 'dim';
  /** A path about 72,72, within 9 of it. */
  sign: string;
  paper?: 'dashed' | 'torn' | 'double';
  /** Without a ring around the sign. */
  isBare?: boolean;
  /** The sign in white on a filled ring. */
  isFilled?: boolean;
}

const PENCIL = 'm60 78 3-9 20-20 6 6-20 20zm3-9 6 6M78 54l6 6';
const CLOCK = 'M72 65v7l5 4';
const TICK = 'm65 72.5 5 5 9-10.5';
const CROSS = 'm66 66 12 12m0-12-12 12';
const BROKEN_LINE = 'M64 72h4m8 0h4m-10 6 4-12';

const SHAPES = {
  start: { rows: 'ooo', tone: 'accent', sign: PENCIL, isBare: true },
  goOn: { rows: 'foo', tone: 'accent', sign: PENCIL, isBare: true },
  notYet: { rows: 'ddd', tone: 'second', sign: CLOCK },
  paused: { rows: 'foo', tone: 'caution', sign: 'M68.5 66v12m7-12v12' },
  closed: { rows: 'ooo', tone: 'dim', sign: 'M66 71h12v8H66zm2 0v-3a4 4 0 0 1 8 0v3' },
  unavailable: { rows: 'ddd', tone: 'dim', sign: 'M66 72h12', paper: 'dashed' },
  waiting: { rows: 'fho', tone: 'second', sign: 'M66 72h.01m5.99 0h.01m5.99 0h.01' },
  sending: { rows: 'fff', tone: 'second', sign: 'M72 79V65m-5.5 5.5L72 65l5.5 5.5' },
  submitted: { rows: 'fff', tone: 'good', sign: TICK, isFilled: true },
  timeUp: { rows: 'ffo', tone: 'caution', sign: 'M72 64v8h-5' },
  offline: { rows: 'ffd', tone: 'error', sign: BROKEN_LINE },
  elsewhere: {
    rows: 'foo',
    tone: 'second',
    sign: 'M65 72h14m-5.5-5.5L79 72l-5.5 5.5',
    paper: 'double',
  },
  unknown: {
    rows: '',
    tone: 'caution',
    sign: 'M68.5 69a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1-1.5 2.3m0 4h.01',
    paper: 'torn',
  },
  code: { rows: '', tone: 'accent', sign: 'M65 72h14m-5.5-5.5L79 72l-5.5 5.5' },
  seal: { rows: 'fff', tone: 'accent', sign: TICK },
  genuine: { rows: 'fff', tone: 'good', sign: TICK, isFilled: true },
  altered: { rows: 'fdf', tone: 'error', sign: CROSS },
  marked: { rows: 'fhf', tone: 'accent', sign: TICK },
  done: { rows: '', tone: 'good', sign: TICK, paper: 'dashed', isFilled: true },
} satisfies Record<string, Shape>;

export type DrawingName = keyof typeof SHAPES;

const PAPER = {
  whole: 'M22 12h44a4 4 0 0 1 4 4v64a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4z',
  torn: 'M22 12h44a4 4 0 0 1 4 4v62l-7-5-6 7-7-6-7 7-6-7-7 6-8-6V16a4 4 0 0 1 4-4z',
};

export function Drawing({ of }: { of: DrawingName }) {
  const { rows, tone, sign, paper, isBare, isFilled }: Shape = SHAPES[of];
  return (
    <svg class="drawing no-print" viewBox="0 0 96 96" aria-hidden="true">
      <circle class="drawing-desk" cx="48" cy="48" r="48" />
      {paper === 'double' && (
        <path class="drawing-paper" d={PAPER.whole} transform="translate(10 -5)" />
      )}
      <path
        class="drawing-paper"
        d={paper === 'torn' ? PAPER.torn : PAPER.whole}
        stroke-dasharray={paper === 'dashed' ? '4 4' : undefined}
      />
      <path class="drawing-margin" d={paper === 'torn' ? 'M27 12v64' : 'M27 12v72'} />
      {(rows || '   ').split('').map((state, row) => (
        <Row key={row} state={state} y={28 + row * 18} />
      ))}
      <g class={`drawing-sign ${tone}`}>
        {!isBare && <circle cx="72" cy="72" r="15" class={isFilled ? 'filled' : undefined} />}
        <path d={sign} class={isFilled ? 'over' : isBare ? 'solid' : undefined} />
      </g>
    </svg>
  );
}

/** A bubble with a line of writing; without a bubble, the line alone. */
function Row({ state, y }: { state: string; y: number }) {
  return (
    <>
      {state !== ' ' && (
        <circle
          class={state === 'f' ? 'drawing-bubble filled' : 'drawing-bubble'}
          cx="37"
          cy={y}
          r="4.5"
          stroke-dasharray={state === 'd' ? '2.5 2.2' : undefined}
        />
      )}
      {state === 'h' && <path class="drawing-half" d={`M37 ${y - 4.5}a4.5 4.5 0 0 1 0 9z`} />}
      <path
        class="drawing-line"
        d={`M${state === ' ' ? 34 : 47} ${y}h${state === ' ' ? 28 : 15}`}
      />
    </>
  );
}
