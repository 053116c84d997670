/** How long something was, in words: 38 seconds, 7 minutes. */
import { conductTexts } from '../ui/conduct-texts';
import { formatNumber } from '../ui/format';

const { outages: words } = conductTexts;

/** Of less than two minutes the seconds count. */
export function durationWords(seconds: number): string {
  if (seconds < 120) return words.seconds(seconds, formatNumber(seconds));
  return words.minutes(formatNumber(Math.round(seconds / 60)));
}

/** Between two ISO times. */
export function secondsBetween(began: string, ended: string): number {
  return Math.round((Date.parse(ended) - Date.parse(began)) / 1_000);
}
