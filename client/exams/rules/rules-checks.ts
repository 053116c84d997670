import { examTexts } from '../../ui/texts/exam-texts';
import { formatNumber } from '../../ui/format';
import { fromWallTime } from '../../ui/zoned-time';
import { numberOf, type RulesDraft, type RuleTimes, type Window } from './rules-draft';

const { rules: words } = examTexts;

/** As many minutes as a week has. */
export const MAX_MINUTES = 10_080;
export const MAX_ATTEMPTS = 100;
export const MAX_PASS_MARK = 1_000_000;
export const MAX_MARKS = 1_000;
export const MAX_PERCENT = 100;
export const MAX_ACCESS_CODE = 40;

/**
 * What is wrong with a window of wall times, by field.
 * @param was the instants they were filled from
 */
export function windowChecks(was: Window, timeZone: string) {
  const instantOf = (wall: string, name: keyof Window): number =>
    Date.parse(fromWallTime(wall, timeZone, was[name]) ?? '');
  const unknown = (wall: string, name: keyof Window) =>
    wall !== '' && Number.isNaN(instantOf(wall, name)) ? words.halfTyped : null;
  return {
    opensAt: (wall: string) => unknown(wall, 'opensAt'),
    closesAt: (wall: string, { opensAt }: { opensAt: string }) =>
      // Instants, not texts: in an hour that the clock shows twice the later one can read as the earlier.
      instantOf(wall, 'closesAt') <= instantOf(opensAt, 'opensAt')
        ? words.closesBeforeOpening
        : unknown(wall, 'closesAt'),
  };
}

/**
 * What is wrong with the rules, by field. The server checks the same, and has the last word.
 * @param was what the form was filled from
 */
export const rulesChecks = (was: RuleTimes, timeZone: string) => ({
  ...windowChecks(was, timeZone),
  accessCode: (value: string) =>
    Array.from(value.trim()).length > MAX_ACCESS_CODE
      ? words.tooLong(formatNumber(MAX_ACCESS_CODE))
      : null,
  durationMinutes: (value: number | string) => whole(value, 1, MAX_MINUTES, true),
  attemptsAllowed: (value: number | string) => whole(value, 1, MAX_ATTEMPTS),
  passMark: (value: number | string) => positive(value, MAX_PASS_MARK),
  marksPerQuestion: (value: number | string) => positive(value, MAX_MARKS),
  penaltyPercent: (value: number | string) => {
    const number = value === '' ? NaN : Number(value);
    return number >= 0 && number <= MAX_PERCENT
      ? null
      : words.number(formatNumber(0), formatNumber(MAX_PERCENT));
  },
  navigation: (value: string, { layout }: RulesDraft) =>
    value === 'FORWARD' && layout !== 'ONE' ? words.forwardNeedsOne : null,
  releasesAt: (wall: string, { reviewTime }: RulesDraft) => {
    if (wall === '') return reviewTime === 'ON_DATE' ? words.releaseDateMissing : null;
    return fromWallTime(wall, timeZone, was.releasesAt) === null ? words.halfTyped : null;
  },
});

function whole(value: number | string, least: number, most: number, mayBeEmpty = false) {
  const number = numberOf(value);
  if (number === null ? mayBeEmpty : Number.isInteger(number) && number >= least && number <= most)
    return null;
  return words.wholeNumber(formatNumber(least), formatNumber(most));
}

function positive(value: number | string, most: number) {
  const number = numberOf(value);
  if (number === null || (number > 0 && number <= most)) return null;
  return words.positive(formatNumber(most));
}
