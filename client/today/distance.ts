import { todayTexts } from '../ui/texts/today-texts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * How far a time lies from now, in words and in the largest unit that says enough: minutes up to
 * two hours, hours up to two days. What is to come is rounded up, so that no exam ends before its
 * time; what is past is rounded down.
 * @param iso the time @param now in epoch milliseconds, by the clock of the server
 */
export function distanceFrom(iso: string, now: number): string {
  const away = Date.parse(iso) - now;
  const words = away > 0 ? todayTexts.from : todayTexts.ago;
  const whole = away > 0 ? Math.ceil : Math.floor;
  const count = (unit: number): number => whole(Math.abs(away) / unit);
  if (count(MINUTE_MS) === 0) return todayTexts.justNow;
  if (count(MINUTE_MS) < 120) return words.minutes(count(MINUTE_MS));
  return count(HOUR_MS) < 48 ? words.hours(count(HOUR_MS)) : words.days(count(DAY_MS));
}
