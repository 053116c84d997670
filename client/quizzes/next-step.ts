import { examPath } from '../ui/exam-paths';
import { formatNumber } from '../ui/format';
import type { Stage } from '../ui/pictures/stage-tag';
import { stageTexts } from '../ui/texts/stage-texts';

const { steps: words } = stageTexts;

interface Quiz {
  id: string;
  questionCount: number;
  progress: {
    stage: Stage;
    learnerCount: number;
    runningCount: number;
    submittedCount: number;
    toMarkCount: number;
    lateCount: number;
    awaitsRelease: boolean;
    seesResults: boolean;
  };
}

/** What one does next with a quiz: a verb, and the page where that is done. */
export interface NextStep {
  label: string;
  to: string;
}

/**
 * The one next step of a quiz for somebody with these permissions, or null if it is not theirs to
 * take. Markers mark, and look at results.
 */
export function nextStep({ id, questionCount, progress }: Quiz, canEdit: boolean): NextStep | null {
  const { stage, learnerCount, runningCount, submittedCount, toMarkCount } = progress;
  const { lateCount, awaitsRelease } = progress;
  const mark = { label: words.mark(formatNumber(toMarkCount)), to: examPath(id, 'marking/desk') };
  const results = { label: words.results, to: examPath(id, 'results') };
  const release = { ...results, label: words.release };
  if (!canEdit) {
    if (toMarkCount > 0) return mark;
    return submittedCount > 0 && progress.seesResults ? results : null;
  }
  const check = { label: words.check, to: examPath(id) };
  const invite = { label: words.invite, to: examPath(id, 'invite') };
  const decide = { label: words.decide, to: `${examPath(id, 'results')}?only=late` };
  const watch = { label: words.watch, to: examPath(id, 'running') };
  switch (stage) {
    case 'DRAFT':
      return questionCount === 0
        ? { label: words.addQuestions, to: `/navigation/exam-form?quiz=${id}` }
        : check;
    case 'NOT_READY':
    case 'OFF':
      return check;
    case 'SCHEDULED':
      return invite;
    case 'OPEN':
      // Exams that never close are marked while they are open.
      if (toMarkCount > 0) return mark;
      if (lateCount > 0) return decide;
      if (awaitsRelease) return release;
      if (learnerCount === 0) return invite;
      return runningCount === 0 && submittedCount >= learnerCount ? results : watch;
    case 'PAUSED':
      return watch;
    case 'MARKING':
      return mark;
    case 'CLOSED':
    case 'RELEASED':
      if (lateCount > 0) return decide;
      return awaitsRelease ? release : results;
  }
}
