import { formatNumber } from './format';

/**
 * What to choose from where a long list is shown in parts.
 * @param size of a part; the last one may be smaller
 * @param label of the part between two entries, counted from 1
 * @returns for each part its number, from 1, and its label
 */
export function partOptions(
  total: number,
  size: number,
  label: (first: string, last: string) => string,
): { value: string; label: string }[] {
  return Array.from({ length: Math.ceil(total / size) }, (_, index) => ({
    value: String(index + 1),
    label: label(formatNumber(index * size + 1), formatNumber(Math.min(total, (index + 1) * size))),
  }));
}
