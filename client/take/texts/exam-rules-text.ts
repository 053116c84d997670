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

/** `1 mark`, `1/3 mark`, `12.5 marks`. */
export function formatMarks(marks: string): string {
  const isPart = marks.includes('/') && valueOf(marks) < 1;
  return texts.marks(formatExact(marks), isPart || marks === '1');
}

function valueOf(marks: string): number {
  const [number, divisor = 1] = marks.split('/');
  return Number(number) / Number(divisor);
}

/** What a wrong choice takes away, of its marks below zero. */
export const lostMarks = (wrongMarks: string): string => wrongMarks.slice(1);

/**
 * One or two sentences an item, the most important ones first.
 * @param isRunning leaves out the rules about the start
 */
export function examRules(exam: LobbyExam, isRunning = false): string[] {
  const { opensAt, closesAt, timeZone, review } = exam;
  const shown = words.review[review.content];
  const lines = [
    exam.questionCount > 0
      ? words.paper(texts.questions(exam.questionCount), formatMarks(exam.totalMarks))
      : null,
    exam.needsAccessCode && !isRunning ? accessCodeTexts.rule : null,
    isRunning ? null : timeRule(exam),
    opensAt && exam.state === 'NOT_YET' ? words.opens(formatTime(opensAt, timeZone)) : null,
    closesAt ? words.closes(formatTime(closesAt, timeZone)) : null,
    words.attempts(exam.attemptsAllowed),
    exam.passMark === null ? null : words.pass(formatMarks(`${exam.passMark}`)),
    wrongMarksRule(exam),
    exam.navigation === 'FORWARD' ? words.forward : words.free,
    words.saved,
    review.content === 'NOTHING' ? shown : reviewRule(exam, shown),
  ];
  return lines.filter((line) => line !== null);
}

function reviewRule({ review: { time, from }, timeZone }: LobbyExam, shown: string): string {
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

function timeRule({ durationMinutes, extraTimePercent, closesAt }: LobbyExam): string {
  const minutes =
    durationMinutes === null ? words.noLimit : words.minutes(texts.minutes(durationMinutes));
  const extra = durationMinutes !== null && extraTimePercent > 0;
  const ends = durationMinutes !== null || closesAt !== null;
  return [minutes, extra ? words.extra(extraTimePercent) : '', ends ? words.clock : '']
    .filter(Boolean)
    .join(' ');
}
