/** The measured figures, compared with their targets. */
import { cpus } from 'node:os';

export interface Measure {
  name: string;
  figure: number;
  /** The baseline of the figure, measured in the same run. */
  floor: number;
  unit: string;
  /** The target for the quotient of figure and baseline. */
  aim: { atLeast: number } | { atMost: number };
}

export function isMet({ figure, floor, aim }: Measure): boolean {
  const ratio = figure / floor;
  return 'atLeast' in aim ? ratio >= aim.atLeast : ratio <= aim.atMost;
}

export function tableOf(measures: readonly Measure[]): string {
  const rows = measures.map((measure) => {
    const { name, figure, floor, unit, aim } = measure;
    const wanted = 'atLeast' in aim ? `at least ${aim.atLeast}` : `at most ${aim.atMost}`;
    const verdict = isMet(measure) ? '' : 'MISSED';
    const amount = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} ${unit}`;
    return [name, amount(figure), amount(floor), (figure / floor).toFixed(2), wanted, verdict];
  });
  const all = [['', 'figure', 'floor', 'ratio', 'aim', ''], ...rows];
  const widths = all[0]?.map((_, column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  const lines = all.map((row) =>
    row
      .map((cell, column) => {
        const width = widths?.[column] ?? 0;
        return column === 0 || column > 3 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd(),
  );
  return lines.join('\n');
}

export function machine(): string {
  const [cpu] = cpus();
  return `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), Node ${process.version}`;
}
