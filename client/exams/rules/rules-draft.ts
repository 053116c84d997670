/** Converts between the rules and the values of the form. */
import { examTexts } from '../../ui/texts/exam-texts';
import { formatNumber } from '../../ui/format';
import { parseMarks, shownMarks } from '../../ui/marks';
import { draftMarks } from '../../ui/marks-validation';
import { texts } from '../../ui/texts/texts';
import { parseNumber } from '../../ui/typed-number';
import { fromWallTime, toWallTime } from '../../ui/zoned-time';
import type { Exam, ExamQuiz } from '../exam.query';

const { rules: words } = examTexts;

type Rules = Exam['rules'];

/** Instants in ISO 8601; null: no limit. */
export type Window = Pick<Rules, 'opensAt' | 'closesAt'>;

/** The window and the release time of the results. */
export type RuleTimes = Window & Pick<Rules, 'releasesAt'>;

/**
 * The form's values: numbers and marks as they are typed, empty for none.
 * Times are wall times in the institute's zone.
 */
export interface RulesDraft {
  access: Rules['access'];
  accessCode: string;
  opensAt: string;
  closesAt: string;
  durationMinutes: string;
  attemptsAllowed: string;
  passMark: string;
  marksPerQuestion: string;
  wrongMarks: string;
  wrongMarksBasis: Rules['wrongMarksBasis'];
  shufflesQuestions: boolean;
  shufflesOptions: boolean;
  layout: Rules['layout'];
  navigation: Rules['navigation'];
  checksSpelling: boolean;
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
    durationMinutes: String(quiz.durationMinutes ?? ''),
    attemptsAllowed: String(rules.attemptsAllowed),
    passMark: String(rules.passMark ?? ''),
    marksPerQuestion: rules.marksPerQuestion ?? '',
    wrongMarks: rules.wrongMarks,
    wrongMarksBasis: rules.wrongMarksBasis,
    shufflesQuestions: rules.shufflesQuestions,
    shufflesOptions: rules.shufflesOptions,
    layout: rules.layout,
    navigation: rules.navigation,
    checksSpelling: rules.checksSpelling,
    reviewContent: rules.reviewContent,
    reviewTime: rules.reviewTime,
    releasesAt: toWallTime(rules.releasesAt, timeZone),
    mailsResults: rules.mailsResults,
    hasCertificate: rules.hasCertificate,
  };
}

const NO_MARKS = '0';
/** Thirds of a mark, as they were written with two decimals. */
const THIRDS: Record<number, string> = { 33.33: '-1/3', 66.67: '-2/3' };

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
    attemptsAllowed: parseNumber(draft.attemptsAllowed) ?? 0,
    passMark: parseNumber(draft.passMark),
    marksPerQuestion: parseMarks(draft.marksPerQuestion),
    wrongMarks: parseMarks(draft.wrongMarks) ?? NO_MARKS,
    wrongMarksBasis: draft.wrongMarksBasis,
    shufflesQuestions: draft.shufflesQuestions,
    shufflesOptions: draft.shufflesOptions,
    layout: draft.layout,
    navigation: draft.navigation,
    checksSpelling: draft.checksSpelling,
    reviewContent: draft.reviewContent,
    reviewTime: draft.reviewTime,
    releasesAt: fromWallTime(draft.releasesAt, timeZone, previous.releasesAt),
    mailsResults: draft.mailsResults,
    hasCertificate: draft.hasCertificate,
  };
}

/** The draft as an earlier release may have stored it. */
export interface StoredRulesDraft extends Omit<
  RulesDraft,
  | 'durationMinutes'
  | 'attemptsAllowed'
  | 'passMark'
  | 'marksPerQuestion'
  | 'wrongMarks'
  | 'wrongMarksBasis'
  | 'checksSpelling'
> {
  durationMinutes: number | string;
  attemptsAllowed: number | string;
  passMark: number | string;
  marksPerQuestion: number | string;
  wrongMarks?: string;
  wrongMarksBasis?: RulesDraft['wrongMarksBasis'];
  checksSpelling?: boolean;
  /** What a wrong choice took away, in per cent of the marks of its question. */
  penaltyPercent?: number | string;
}

/** Turns a draft of an earlier release, with numbers and a penalty, into one with marks. */
export function toCurrentDraft({ penaltyPercent, ...stored }: StoredRulesDraft): RulesDraft {
  const { wrongMarks, wrongMarksBasis } = stored;
  const current = {
    ...stored,
    durationMinutes: String(stored.durationMinutes),
    attemptsAllowed: String(stored.attemptsAllowed),
    passMark: String(stored.passMark),
    marksPerQuestion: draftMarks(stored.marksPerQuestion),
    checksSpelling: stored.checksSpelling ?? true,
  };
  if (wrongMarks !== undefined && wrongMarksBasis !== undefined)
    return { ...current, wrongMarks, wrongMarksBasis };
  return { ...current, ...ofPenalty(Number(penaltyPercent)) };
}

/** The same as the server made of the penalties that it had stored. */
function ofPenalty(percent: number): Pick<RulesDraft, 'wrongMarks' | 'wrongMarksBasis'> {
  if (!(percent > 0)) return { wrongMarks: NO_MARKS, wrongMarksBasis: 'QUESTION' };
  const ofMark = THIRDS[percent] ?? parseMarks(`-${Math.round(percent * 100)}/10000`);
  return { wrongMarks: ofMark ?? NO_MARKS, wrongMarksBasis: 'MARK' };
}

const NAMES = {
  access: words.accesses,
  wrongMarksBasis: words.wrongMarksBases,
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
  const marks = field === 'marksPerQuestion' || field === 'wrongMarks' ? parseMarks(value) : null;
  return marks ? shownMarks(marks) : value;
}
