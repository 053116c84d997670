/** What the rules of an exam may be. */
import { z } from 'zod';
import type { AuditDetails } from '../../audit/audit-event.entity.js';
import { changesOf } from '../../audit/audit.js';
import { coreErrors } from '../../core/errors/domain-error.js';
import { marksRule } from '../../questions/kinds/limits.js';
import { accessCodeRule } from '../access-codes/access-code.js';
import {
  ExamAccess,
  ExamLayout,
  ExamNavigation,
  ReviewContent,
  ReviewTime,
  type ExamRules,
} from './exam-rules.entity.js';

const MAX_ATTEMPTS = 100;
/** A thousand questions of a thousand marks. */
const MAX_PASS_MARK = 1_000_000;
const MAX_PENALTY = 100;
const EARLIEST = new Date('2000-01-01T00:00:00Z');
const LATEST = new Date('2200-01-01T00:00:00Z');

const TIME = 'Times must lie between the years 2000 and 2200';
const ATTEMPTS = `Attempts must be a whole number from 1 to ${MAX_ATTEMPTS}`;
const PASS_MARK = `The pass mark must be more than 0 and at most ${MAX_PASS_MARK}, with at most two decimals`;
const PENALTY = `The penalty must be from 0 to ${MAX_PENALTY} per cent, with at most two decimals`;

/** A time of an exam. */
export const timeRule = z.date(TIME).min(EARLIEST, TIME).max(LATEST, TIME);

export const ruleChangeRules = z.object({
  version: z.int(),
  access: z.enum(ExamAccess).nullish(),
  accessCode: accessCodeRule.nullish(),
  opensAt: timeRule.nullish(),
  closesAt: timeRule.nullish(),
  attemptsAllowed: z.int(ATTEMPTS).min(1, ATTEMPTS).max(MAX_ATTEMPTS, ATTEMPTS).nullish(),
  passMark: decimals(PASS_MARK).positive(PASS_MARK).max(MAX_PASS_MARK, PASS_MARK).nullish(),
  marksPerQuestion: marksRule.nullish(),
  penaltyPercent: decimals(PENALTY).min(0, PENALTY).max(MAX_PENALTY, PENALTY).nullish(),
  shufflesQuestions: z.boolean().nullish(),
  shufflesOptions: z.boolean().nullish(),
  layout: z.enum(ExamLayout).nullish(),
  navigation: z.enum(ExamNavigation).nullish(),
  reviewContent: z.enum(ReviewContent).nullish(),
  reviewTime: z.enum(ReviewTime).nullish(),
  releasesAt: timeRule.nullish(),
  mailsResults: z.boolean().nullish(),
  hasCertificate: z.boolean().nullish(),
});

/**
 * What changes of an exam's rules. What is left out stays, and null too, but for window, access code, pass
 * mark, marks per question and the date of the release, which null clears.
 */
export type RuleChanges = z.input<typeof ruleChangeRules>;

/** Nobody has to do anything for it, and staff can keep it back. */
export const RELEASED_BY_ITSELF: readonly ReviewTime[] = [
  ReviewTime.ON_DATE,
  ReviewTime.AFTER_MARKING,
];

/** Those that null clears. */
const CLEARED: readonly string[] = [
  'accessCode',
  'opensAt',
  'closesAt',
  'passMark',
  'marksPerQuestion',
  'releasesAt',
];

const CHANGEABLE = Object.keys(ruleChangeRules.shape).filter(
  (name): name is Changeable => name !== 'version',
);

type Changeable = Exclude<keyof typeof ruleChangeRules.shape, 'version'>;

/** @returns whether the rules say something new; without, nobody's form is stale */
export function applyChanges(rules: ExamRules, changes: z.output<typeof ruleChangeRules>): boolean {
  const before = JSON.stringify(rules);
  const shownFrom = timeOfRelease(rules);
  const given = Object.entries<unknown>({ ...changes, version: undefined });
  for (const [name, value] of given) {
    if (value === undefined || (value === null && !CLEARED.includes(name))) continue;
    Object.assign(rules, { [name]: value });
  }
  if (timeOfRelease(rules) !== shownFrom) Object.assign(rules, unreleased(rules));
  return JSON.stringify(rules) !== before;
}

/** What a release is about: another one begins anew, whatever was released or kept back before. */
function timeOfRelease({ reviewTime, releasesAt }: ExamRules): string {
  return reviewTime === ReviewTime.ON_DATE ? String(releasesAt?.getTime()) : reviewTime;
}

function unreleased({ releaseNumber }: ExamRules): Partial<ExamRules> {
  return { releasedAt: null, withdrawnAt: null, releaseNumber: releaseNumber + 1 };
}

/**
 * Lets learners see what waits for a release, a date or the last mark; or keeps it back.
 * @returns whether that changes anything
 */
export function applyRelease(rules: ExamRules, isReleased: boolean, now: Date): boolean {
  const { reviewTime, releasedAt, withdrawnAt, releaseNumber } = rules;
  // Released twice, it was the first time.
  if (isReleased && releasedAt) return false;
  if (isReleased) {
    Object.assign(rules, { releasedAt: now, withdrawnAt: null });
    return true;
  }
  const isHeldAlready = withdrawnAt !== null || !RELEASED_BY_ITSELF.includes(reviewTime);
  if (!releasedAt && isHeldAlready) return false;
  Object.assign(rules, { releasedAt: null, withdrawnAt: now, releaseNumber: releaseNumber + 1 });
  return true;
}

/** For the log. Of the access code it tells that there is another one, or none any more: it is read out in rooms. */
export function rulesChanged(before: ExamRules, after: ExamRules): AuditDetails {
  const { accessCode, ...changes } = changesOf(before, after, CHANGEABLE);
  return {
    ...changes,
    ...(accessCode && { accessCode: accessCode.to === null ? 'REMOVED' : 'SET' }),
  };
}

/** Rules that only hold of several fields together. @throws VALIDATION */
export function checkTogether(
  { opensAt, closesAt, layout, navigation, reviewTime, releasesAt }: ExamRules,
  changes: RuleChanges,
): void {
  const fields = [];
  if (opensAt && closesAt && closesAt <= opensAt) {
    fields.push({ path: 'closesAt', message: 'The exam must close after it opens' });
  }
  if (navigation === ExamNavigation.FORWARD && layout !== ExamLayout.ONE) {
    const message = 'Going forward only needs one question a page';
    fields.push({ path: 'navigation', message });
  }
  // A copy has the rule without the date: it must not stand in the way of other changes.
  const isAboutRelease = Boolean(changes.reviewTime) || changes.releasesAt !== undefined;
  if (isAboutRelease && reviewTime === ReviewTime.ON_DATE && releasesAt === null) {
    const message = 'Give the date from which learners see their results';
    fields.push({ path: 'releasesAt', message });
  }
  if (fields.length > 0) throw coreErrors.VALIDATION({ message: fields[0]?.message, fields });
}

function decimals(message: string) {
  return z.number(message).multipleOf(0.01, message);
}
