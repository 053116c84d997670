/** Validation of the rules of an exam. */
import { z } from 'zod';
import type { AuditDetails } from '../../audit/audit-event.entity.js';
import { auditChanges } from '../../audit/record-audit-event.js';
import { coreErrors } from '../../core/errors/domain-error.js';
import { WrongMarksBasis } from '../../marks/marking-pattern.js';
import { marksRule, wrongMarksRule } from '../../marks/marks.validation.js';
import { accessCodeRule } from '../access-codes/access-code.js';
import {
  ExamAccess,
  ExamLayout,
  ExamNavigation,
  ReviewContent,
  ReviewTime,
  type ExamRules,
} from './exam-rules.entity.js';
import { omittable } from '../../core/errors/validation.js';

const MAX_ATTEMPTS = 100;
/** A thousand questions of a thousand marks each. */
const MAX_PASS_MARK = 1_000_000;
const EARLIEST = new Date('2000-01-01T00:00:00Z');
/** The latest time that the rules of an exam may have. */
export const LATEST = new Date('2200-01-01T00:00:00Z');

const TIME =
  'Times are ISO 8601 with seconds and an offset, on a day that exists, for example 2026-05-04T09:00:00+02:00, between the years 2000 and 2200';
const ATTEMPTS = `Attempts must be a whole number from 1 to ${MAX_ATTEMPTS}`;
const PASS_MARK = `The pass mark must be more than 0 and at most ${MAX_PASS_MARK}, with at most two decimals`;

/** A time in the rules of an exam. */
export const timeRule = z.date(TIME).min(EARLIEST, TIME).max(LATEST, TIME);

/** A pass mark in marks. */
export const passMarkRule = decimalRule(PASS_MARK)
  .positive(PASS_MARK)
  .max(MAX_PASS_MARK, PASS_MARK);

export const ruleChangeRules = z.object({
  version: z.int(),
  access: omittable(z.enum(ExamAccess)),
  accessCode: accessCodeRule.nullish(),
  opensAt: timeRule.nullish(),
  closesAt: timeRule.nullish(),
  attemptsAllowed: omittable(z.int(ATTEMPTS).min(1, ATTEMPTS).max(MAX_ATTEMPTS, ATTEMPTS)),
  passMark: passMarkRule.nullish(),
  marksPerQuestion: marksRule.nullish(),
  wrongMarks: omittable(wrongMarksRule),
  wrongMarksBasis: omittable(z.enum(WrongMarksBasis)),
  shufflesQuestions: omittable(z.boolean()),
  shufflesOptions: omittable(z.boolean()),
  layout: omittable(z.enum(ExamLayout)),
  navigation: omittable(z.enum(ExamNavigation)),
  checksSpelling: omittable(z.boolean()),
  reviewContent: omittable(z.enum(ReviewContent)),
  reviewTime: omittable(z.enum(ReviewTime)),
  releasesAt: timeRule.nullish(),
  mailsResults: omittable(z.boolean()),
  hasCertificate: omittable(z.boolean()),
});

/**
 * Changes of an exam's rules. Absent fields stay, and null ones, too, except those in `CLEARABLE`, which null
 * clears.
 */
export type RuleChanges = z.input<typeof ruleChangeRules>;

/** Releases that happen without staff, but that staff can withhold. */
export const AUTOMATIC_RELEASES: readonly ReviewTime[] = [
  ReviewTime.ON_DATE,
  ReviewTime.AFTER_MARKING,
];

/** Fields that null clears. */
const CLEARABLE: readonly string[] = [
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

/** @returns whether the rules have changed; otherwise the version stays, so that no open form becomes stale */
export function applyChanges(rules: ExamRules, changes: z.output<typeof ruleChangeRules>): boolean {
  const before = JSON.stringify(rules);
  const shownFrom = releaseTriggerOf(rules);
  Object.assign(rules, presentChanges({ ...changes, version: undefined }));
  if (releaseTriggerOf(rules) !== shownFrom) Object.assign(rules, resetRelease(rules));
  return JSON.stringify(rules) !== before;
}

/** Without fields that are absent, and without null where it clears nothing. */
export function presentChanges(changes: object): object {
  const present = Object.entries(changes).filter(
    ([name, value]) => value !== undefined && (value !== null || CLEARABLE.includes(name)),
  );
  return Object.fromEntries(present);
}

/** What triggers a release. If it changes, earlier releases and withdrawals are reset. */
function releaseTriggerOf({ reviewTime, releasesAt }: ExamRules): string {
  return reviewTime === ReviewTime.ON_DATE ? String(releasesAt?.getTime()) : reviewTime;
}

function resetRelease({ releaseNumber }: ExamRules): Partial<ExamRules> {
  return { releasedAt: null, withdrawnAt: null, releaseNumber: releaseNumber + 1 };
}

/**
 * Releases results before their release, date or last mark; or withdraws them.
 * @returns whether anything has changed
 */
export function applyRelease(rules: ExamRules, isReleased: boolean, now: Date): boolean {
  const { reviewTime, releasedAt, withdrawnAt, releaseNumber } = rules;
  // A second release keeps the time of the first.
  if (isReleased && releasedAt) return false;
  if (isReleased) {
    Object.assign(rules, { releasedAt: now, withdrawnAt: null });
    return true;
  }
  const isWithheldAlready = withdrawnAt !== null || !AUTOMATIC_RELEASES.includes(reviewTime);
  if (!releasedAt && isWithheldAlready) return false;
  Object.assign(rules, { releasedAt: null, withdrawnAt: now, releaseNumber: releaseNumber + 1 });
  return true;
}

/** Changes for the audit log. The access code is secret: the log says only that it was set or removed. */
export function ruleChangesForAudit(before: ExamRules, after: ExamRules): AuditDetails {
  const { accessCode, ...changes } = auditChanges(before, after, CHANGEABLE);
  return {
    ...changes,
    ...(accessCode && { accessCode: accessCode.to === null ? 'REMOVED' : 'SET' }),
  };
}

/** Checks rules that depend on each other. @throws VALIDATION */
export function checkCombinations(
  { opensAt, closesAt, layout, navigation, reviewTime, releasesAt }: ExamRules,
  changes: RuleChanges,
): void {
  const fields = [];
  if (opensAt && closesAt && closesAt <= opensAt) {
    fields.push({ path: 'closesAt', message: 'The exam must close after it opens' });
  }
  if (navigation === ExamNavigation.FORWARD && layout !== ExamLayout.ONE) {
    const message = '"Forward only" needs one question per page';
    fields.push({ path: 'navigation', message });
  }
  // A copied exam has the rule without the date, which must not block other changes.
  const isAboutRelease = Boolean(changes.reviewTime) || changes.releasesAt !== undefined;
  if (isAboutRelease && reviewTime === ReviewTime.ON_DATE && releasesAt === null) {
    const message = 'Give the date from which learners see their results';
    fields.push({ path: 'releasesAt', message });
  }
  if (fields.length > 0) throw coreErrors.VALIDATION({ message: fields[0]?.message, fields });
}

function decimalRule(message: string) {
  return z.number(message).multipleOf(0.01, message);
}
