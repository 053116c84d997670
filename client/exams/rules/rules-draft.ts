/** Converts between the rules and the values of the form. */
import { examTexts } from '../../ui/texts/exam-texts';
import { formatNumber } from '../../ui/format';
import { texts } from '../../ui/texts/texts';
import { fromWallTime, toWallTime } from '../../ui/zoned-time';
import type { Exam, ExamQuiz } from '../exam.query';

const { rules: words } = examTexts;

type Rules = Exam['rules'];

/** Instants in ISO 8601; null: no limit. */
export type Window = Pick<Rules, 'opensAt' | 'closesAt'>;

/** The window and the release time of the results. */
export type RuleTimes = Window & Pick<Rules, 'releasesAt'>;

/**
 * The form's values. Numbers are as the inputs return them, empty for none. Times are wall times in
 * the institute's zone.
 */
export interface RulesDraft {
  access: Rules['access'];
  accessCode: string;
  opensAt: string;
  closesAt: string;
  durationMinutes: number | string;
  attemptsAllowed: number | string;
  passMark: number | string;
  marksPerQuestion: number | string;
  penaltyPercent: number | string;
  shufflesQuestions: boolean;
  shufflesOptions: boolean;
  layout: Rules['layout'];
  navigation: Rules['navigation'];
  reviewContent: Rules['reviewContent'];
  reviewTime: Rules['reviewTime'];
  releasesAt: string;
  mailsResults: boolean;
  hasCertificate: boolean;
}

export function toDraft(rules: Rules, quiz: ExamQuiz, timeZone: string): RulesDraft {
  return {
    access: rules.access,
    accessCode: rules.accessCode ?? '',
    opensAt: toWallTime(rules.opensAt, timeZone),
    closesAt: toWallTime(rules.closesAt, timeZone),
    durationMinutes: quiz.durationMinutes ?? '',
    attemptsAllowed: rules.attemptsAllowed,
    passMark: rules.passMark ?? '',
    marksPerQuestion: rules.marksPerQuestion ?? '',
    penaltyPercent: rules.penaltyPercent,
    shufflesQuestions: rules.shufflesQuestions,
    shufflesOptions: rules.shufflesOptions,
    layout: rules.layout,
    navigation: rules.navigation,
    reviewContent: rules.reviewContent,
    reviewTime: rules.reviewTime,
    releasesAt: toWallTime(rules.releasesAt, timeZone),
    mailsResults: rules.mailsResults,
    hasCertificate: rules.hasCertificate,
  };
}

/**
 * The rules as input for the server, without the duration, which belongs to the quiz.
 * @param previous the times that filled the form
 */
export function toRulesInput(draft: RulesDraft, previous: RuleTimes, timeZone: string) {
  return {
    access: draft.access,
    accessCode: draft.accessCode.trim() || null,
    opensAt: fromWallTime(draft.opensAt, timeZone, previous.opensAt),
    closesAt: fromWallTime(draft.closesAt, timeZone, previous.closesAt),
    attemptsAllowed: Number(draft.attemptsAllowed),
    passMark: parseNumber(draft.passMark),
    marksPerQuestion: parseNumber(draft.marksPerQuestion),
    penaltyPercent: Number(draft.penaltyPercent),
    shufflesQuestions: draft.shufflesQuestions,
    shufflesOptions: draft.shufflesOptions,
    layout: draft.layout,
    navigation: draft.navigation,
    reviewContent: draft.reviewContent,
    reviewTime: draft.reviewTime,
    releasesAt: fromWallTime(draft.releasesAt, timeZone, previous.releasesAt),
    mailsResults: draft.mailsResults,
    hasCertificate: draft.hasCertificate,
  };
}

export function parseNumber(value: number | string): number | null {
  return value === '' ? null : Number(value);
}

const NAMES = {
  access: words.accesses,
  layout: words.layouts,
  navigation: words.navigations,
  reviewContent: words.reviewContents,
  reviewTime: words.reviewTimes,
} as const;

/** The value of a rule as text; a time as its input returns it. */
export function ruleText(draft: RulesDraft, field: keyof RulesDraft): string {
  const value = draft[field];
  if (typeof value === 'boolean') return value ? texts.stale.yes : texts.stale.no;
  if (typeof value === 'number') return formatNumber(value);
  if (value === '') return texts.stale.empty;
  if (field in NAMES) {
    const names: Record<string, string> = NAMES[field as keyof typeof NAMES];
    return names[value] ?? value;
  }
  return value;
}
