/** How long something was, in words: 38 seconds, 7 minutes, 3 hours. */
import { conductTexts } from '../ui/texts/conduct-texts';
import { formatNumber } from '../ui/format';

const { durations: words } = conductTexts;

/** As exactly as it is of use: of less than two minutes the seconds count, of less than two hours the minutes. */
export function durationWords(seconds: number): string {
  if (seconds < 120) return words.seconds(seconds, formatNumber(seconds));
  if (seconds < 7_200) return words.minutes(formatNumber(Math.round(seconds / 60)));
  return words.hours(formatNumber(Math.round(seconds / 3_600)));
}

/** Between two ISO times. */
export function secondsBetween(began: string, ended: string): number {
  return Math.round((Date.parse(ended) - Date.parse(began)) / 1_000);
}
