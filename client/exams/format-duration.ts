/** Formats durations: 38 seconds, 7 minutes, 3 hours. */
import { invigilationTexts } from '../ui/texts/invigilation-texts';
import { formatNumber } from '../ui/format';

const { durations: words } = invigilationTexts;

/** In seconds below two minutes, in minutes below two hours, otherwise in hours. */
export function formatDuration(seconds: number): string {
  if (seconds < 120) return words.seconds(seconds, formatNumber(seconds));
  if (seconds < 7_200) return words.minutes(formatNumber(Math.round(seconds / 60)));
  return words.hours(formatNumber(Math.round(seconds / 3_600)));
}

/** The seconds between two ISO times. */
export function secondsBetween(began: string, ended: string): number {
  return Math.round((Date.parse(ended) - Date.parse(began)) / 1_000);
}
