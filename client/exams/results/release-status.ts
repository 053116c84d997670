/** What is said of the release of results, and which of its steps are offered. Pure. */
import type { Tone } from '../../ui/feedback/tone-sign';
import { formatNumber } from '../../ui/format';
import type { Stage } from '../../ui/pictures/stage-tag';
import { resultTexts } from '../../ui/texts/result-texts';
import type { Exam } from '../exam.query';

const { release: words } = resultTexts;

export type ReleaseAction = 'release' | 'withdraw' | 'keepBack';

interface ReleaseStatus {
  /** A warning only where staff have to do something; otherwise learners see their results, or will by themselves. */
  tone: Extract<Tone, 'success' | 'neutral' | 'warning'>;
  title: string;
  hint: string;
  /** The hint describes the buttons, so only those who have them need it. */
  describesActions?: boolean;
  isWithheld?: boolean;
  steps: ReleaseAction[];
}

type ReleaseRules = Pick<
  Exam['rules'],
  'reviewTime' | 'release' | 'releasesAt' | 'releasedAt' | 'withdrawnAt'
>;

/** How far the exam has come. */
interface ExamProgress {
  stage: Stage;
  toMarkCount: number;
  /** Whether nothing but the staff's release keeps the results from learners. */
  awaitsRelease: boolean;
}

/**
 * @param progress null until it is known
 * @param formatTime of a time, or null for one that is not set
 * @returns null for exams whose results are never released by hand
 */
export function releaseStatusOf(
  rules: ReleaseRules,
  progress: ExamProgress | null,
  formatTime: (time: string | null) => string,
): ReleaseStatus | null {
  const { reviewTime, release, releasesAt, releasedAt, withdrawnAt } = rules;
  if (reviewTime === 'AT_ONCE' || reviewTime === 'AFTER_CLOSING') return null;
  if (release === 'SHOWN')
    return {
      tone: 'success',
      title: releasedAt
        ? words.releasedTitle(formatTime(releasedAt))
        : words.shownSince(formatTime(releasesAt)),
      hint: words.shownHint,
      steps: ['withdraw'],
    };
  // The exam is over, and its learners wait for marks.
  const toMark = progress?.stage === 'MARKING' ? progress.toMarkCount : 0;
  const hintWith = (hint: string): string =>
    toMark > 0 ? `${words.toMark(toMark, formatNumber(toMark))} ${hint}` : hint;
  if (release === 'WITHHELD')
    return {
      tone: toMark > 0 || withdrawnAt || progress?.awaitsRelease ? 'warning' : 'neutral',
      title: withdrawnAt ? words.withdrawnTitle(formatTime(withdrawnAt)) : words.withheldTitle,
      hint: hintWith(words.withheldHint),
      isWithheld: true,
      steps: ['release'],
    };
  const awaited = {
    tone: toMark > 0 ? ('warning' as const) : ('neutral' as const),
    describesActions: true,
    steps: ['release', 'keepBack'] satisfies ReleaseAction[],
  };
  if (reviewTime === 'ON_DATE')
    return {
      ...awaited,
      title: words.dateTitle(formatTime(releasesAt)),
      hint: hintWith(words.dateHint),
    };
  const isAllMarked = progress?.stage === 'RELEASED';
  return {
    ...awaited,
    tone: isAllMarked ? 'success' : awaited.tone,
    title: isAllMarked ? words.markedTitle : words.markingTitle,
    hint: hintWith(isAllMarked ? words.markedHint : words.markingHint),
  };
}
