import { refusalText } from '../../results/figures/refusal-texts.js';
import type { Figure } from '../../statistics/figure.js';
import type { Cell } from './table.js';

/** The value, or a short sentence that says why there is none. */
export function figureCell(figure: Figure): Cell {
  return 'value' in figure ? rounded(figure.value) : refusalText(figure);
}

/** To two decimals, half away from zero. A double has fifteen digits: 1.005 is no less than it says. */
export function rounded(number: number): number {
  const hundredths = Number((Math.abs(number) * 100).toPrecision(15));
  return (Math.sign(number) * Math.round(hundredths)) / 100;
}

/** Splits rows into batches for the writer. */
export async function* inBatches(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  for (let from = 0; from < rows.length; from += 200) {
    await Promise.resolve();
    yield rows.slice(from, from + 200);
  }
}
