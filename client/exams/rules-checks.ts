import { examTexts } from '../ui/exam-texts';
import { formatNumber } from '../ui/format';
import { numberOf, type RulesDraft } from './rules-draft';

const { rules: words } = examTexts;

/** As many minutes as a week has. */
export const MAX_MINUTES = 10_080;
export const MAX_ATTEMPTS = 100;
export const MAX_PASS_MARK = 1_000_000;
export const MAX_MARKS = 1_000;
export const MAX_PERCENT = 100;

/** What is wrong with the rules, by field. The server checks the same, and has the last word. */
export const rulesChecks = {
  closesAt: (value: string, { opensAt }: RulesDraft) =>
    value !== '' && opensAt !== '' && value <= opensAt ? words.closesBeforeOpening : null,
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
};

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
