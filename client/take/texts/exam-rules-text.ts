/** The rules of an exam as sentences, for its lobby. */
import { accessCodeTexts } from './access-code-texts';
import { formatNumber, formatTime } from './format';
import { texts } from './texts';
import type { LobbyExam } from '../api/api-types';

const words = texts.lobby;

/** A number as it is written here, and `1/3` as it is. */
export function formatExact(marks: string): string {
  return marks.includes('/') ? marks.replace('-', '−') : formatNumber(+marks);
}

/** Marks rounded to two decimals, as scores are: 41/6 is 6.83. */
export const formatRounded = (marks: string): string => formatNumber(valueOf(marks));

/** `1 mark`, `1/3 mark`, `12.5 marks`. */
export function formatMarks(marks: string): string {
  return texts.marks(formatExact(marks), isOneMark(marks));
}

/** Whether one says "mark" of it: of one, and of a part of one. */
export function isOneMark(marks: string): boolean {
  return marks === '1' || (marks.includes('/') && valueOf(marks) < 1);
}

function valueOf(marks: string): number {
  const [number, divisor = 1] = marks.split('/');
  return Number(number) / Number(divisor);
}

/** What a wrong choice takes away, of its marks below zero. */
export const lostMarks = (wrongMarks: string): string => wrongMarks.slice(1);

/** Rules that change how one answers, as sentences; they are always shown. */
export function mainRules(exam: LobbyExam, isRunning = false): string[] {
  return given([
    exam.needsAccessCode && !isRunning ? accessCodeTexts.rule : null,
    exam.passMark === null ? null : words.pass(formatMarks(`${exam.passMark}`)),
    wrongMarksRule(exam),
    exam.navigation === 'FORWARD' ? words.forward : null,
  ]);
}

/** The rules that matter once no attempt can be started any more: how it was marked, and when that is seen. */
export function rulesAfterwards(exam: LobbyExam): string[] {
  return given([
    exam.passMark === null ? null : words.pass(formatMarks(`${exam.passMark}`)),
    wrongMarksRule(exam),
    shownRule(exam),
  ]);
}

/** The other rules, which are good to know. */
export function otherRules(exam: LobbyExam): string[] {
  const { durationMinutes, closesAt } = exam;
  const isLimited = durationMinutes !== null || closesAt !== null;
  return given([
    isLimited ? words.clock : null,
    isLimited ? words.autoSubmit : null,
    exam.navigation === 'FORWARD' ? null : words.free,
    exam.checksSpelling ? null : words.noSpellCheck,
    words.saved,
    shownRule(exam),
  ]);
}

function shownRule(exam: LobbyExam): string {
  const shown = words.review[exam.review.content];
  return exam.review.content === 'NOTHING' ? shown : reviewRule(exam, shown);
}

const given = (lines: (string | null)[]): string[] => lines.filter((line) => line !== null);

/** When the exam can be taken. */
export function windowText({ opensAt, closesAt, pausedAt, timeZone, state }: LobbyExam): string {
  const from = opensAt && state === 'NOT_YET' ? formatTime(opensAt, timeZone) : null;
  const closing = closesAt && formatTime(closesAt, timeZone);
  const isMoving = pausedAt !== null && state !== 'CLOSED';
  const until = closing && isMoving ? words.laterByPause(closing) : closing;
  if (from && until) return words.fromUntil(from, until);
  if (from) return words.from(from);
  return until ? words.until(until) : words.noClosing;
}

/** When a candidate sees something of their result. @param shown what, as a clause */
export function reviewRule(
  { review: { time, from }, timeZone }: Pick<LobbyExam, 'review' | 'timeZone'>,
  shown: string,
): string {
  return from === null
    ? words.reviewTime[time](shown)
    : words.reviewFrom(formatTime(from, timeZone), shown);
}

function wrongMarksRule({ wrongMarks, wrongMarksBasis, questionsDiffer }: LobbyExam) {
  if (questionsDiffer) return words.penaltiesDiffer;
  if (wrongMarks === '0') return null;
  const lost = lostMarks(wrongMarks);
  return words.penalty(
    wrongMarksBasis === 'MARK'
      ? words.ofMarks(formatExact(lost), valueOf(lost))
      : formatMarks(lost),
  );
}
