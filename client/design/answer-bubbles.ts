/** Where the bubbles of an answer sheet are: one for each question, in rows of groups of five. */

/** Of the whole picture, in pixels. */
const WIDTH = 320;
const GROUP = 5;
/** From the middle of one bubble to that of the next: the more questions, the smaller. */
const SIZES = [
  { most: 100, step: 10 },
  { most: 300, step: 7 },
  { most: Infinity, step: 4 },
];

export interface AnswerBubbles {
  width: number;
  height: number;
  /** SVG path of the bubbles with an answer. */
  filled: string;
  /** The same of those without. */
  empty: string;
  /** Width of the outline. */
  stroke: number;
}

/** @param answered a digit a question, 1 for an answer, as `BubbleRow.answered` */
export function answerBubbles(answered: string): AnswerBubbles {
  const { step } = SIZES.find(({ most }) => answered.length <= most) ?? { step: 4 };
  const gap = step / 2;
  const groups = Math.max(1, Math.floor(WIDTH / (GROUP * step + gap)));
  const columns = groups * GROUP;
  const stroke = step / 8;
  const radius = step / 2 - stroke;
  const paths = { filled: '', empty: '' };
  for (let place = 0; place < answered.length; place += 1) {
    const column = place % columns;
    const x = column * step + Math.floor(column / GROUP) * gap + stroke;
    const y = Math.floor(place / columns) * step + step / 2;
    paths[answered[place] === '1' ? 'filled' : 'empty'] += circle(x, y, radius);
  }
  const shown = Math.min(columns, Math.max(1, answered.length));
  return {
    ...paths,
    stroke,
    width: shown * step + Math.floor((shown - 1) / GROUP) * gap,
    height: Math.max(1, Math.ceil(answered.length / columns)) * step,
  };
}

/** @param x of its left edge @param y of its middle */
function circle(x: number, y: number, radius: number): string {
  const arc = `a${radius} ${radius} 0 1 0`;
  return `M${x} ${y}${arc} ${2 * radius} 0${arc} ${-2 * radius} 0`;
}
