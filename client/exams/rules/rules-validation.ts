import { examTexts } from '../../ui/texts/exam-texts';
import { formatNumber } from '../../ui/format';
import { rightMarksError, wrongMarksError } from '../../ui/marks-validation';
import { fromWallTime } from '../../ui/zoned-time';
import { isWholeNumber, parseNumber } from '../../ui/typed-number';
import type { RulesDraft, RuleTimes, Window } from './rules-draft';

const { rules: words } = examTexts;

/** One week. */
export const MAX_MINUTES = 10_080;
export const MAX_ATTEMPTS = 100;
export const MAX_PASS_MARK = 1_000_000;
export const MAX_ACCESS_CODE = 40;

/**
 * Validates a window of wall times, by field.
 * @param previous the instants that filled the form
 */
export function windowValidation(previous: Window, timeZone: string) {
  const instantOf = (wall: string, name: keyof Window): number =>
    Date.parse(fromWallTime(wall, timeZone, previous[name]) ?? '');
  const unknown = (wall: string, name: keyof Window) =>
    wall !== '' && Number.isNaN(instantOf(wall, name)) ? words.halfTyped : null;
  return {
    opensAt: (wall: string) => unknown(wall, 'opensAt'),
    closesAt: (wall: string, { opensAt }: { opensAt: string }) =>
      // Compares instants: in an hour that the clock shows twice, a later wall time can be the
      // earlier instant.
      instantOf(wall, 'closesAt') <= instantOf(opensAt, 'opensAt')
        ? words.closesBeforeOpening
        : unknown(wall, 'closesAt'),
  };
}

/**
 * Validates the rules, by field. The server validates them again.
 * @param previous the times that filled the form
 */
export const rulesValidation = (previous: RuleTimes, timeZone: string) => ({
  ...windowValidation(previous, timeZone),
  accessCode: (value: string) =>
    Array.from(value.trim()).length > MAX_ACCESS_CODE
      ? words.tooLong(formatNumber(MAX_ACCESS_CODE))
      : null,
  durationMinutes: (value: string) => whole(value, 1, MAX_MINUTES, true),
  attemptsAllowed: (value: string) => whole(value, 1, MAX_ATTEMPTS),
  passMark: passMarkError,
  marksPerQuestion: rightMarksError,
  wrongMarks: wrongMarksError,
  navigation: (value: string, { layout }: RulesDraft) =>
    value === 'FORWARD' && layout !== 'ONE' ? words.forwardNeedsOne : null,
  releasesAt: (wall: string, { reviewTime }: RulesDraft) => {
    if (wall === '') return reviewTime === 'ON_DATE' ? words.releaseDateMissing : null;
    return fromWallTime(wall, timeZone, previous.releasesAt) === null ? words.halfTyped : null;
  },
});

function whole(value: string, min: number, max: number, mayBeEmpty = false) {
  if (isWholeNumber(value, min, max) || (mayBeEmpty && value.trim() === '')) return null;
  return words.wholeNumber(formatNumber(min), formatNumber(max));
}

/** A pass mark in marks. @returns an error, or null; empty is none */
export function passMarkError(value: string): string | null {
  const number = parseNumber(value);
  if (number === null || (number > 0 && number <= MAX_PASS_MARK)) return null;
  return words.positive(formatNumber(MAX_PASS_MARK));
}
