/** How far an exam has come, step by step, from its questions to its results. Pure. */
import { findingsToCorrect } from '../../ui/findings';
import type { Exam, ExamQuiz } from '../exam.query';
import type { Stage } from '../../ui/pictures/stage-tag';
import { isRule } from '../rules/is-rule';

/** In the order in which an exam goes through them. */
export const STEPS = ['questions', 'check', 'rules', 'people', 'run', 'mark', 'results'] as const;

export type StepName = (typeof STEPS)[number];

/** What markers may open. */
const OF_MARKERS: readonly StepName[] = ['questions', 'check', 'mark', 'results'];

/** Whether also markers may open a step. */
export function isStepOfMarkers(name: StepName): boolean {
  return OF_MARKERS.includes(name);
}

/**
 * `current` is where the exam stands and what comes next, at most one step; `waiting` steps wait for staff, whatever comes
 * next; `later` ones have nothing to do yet.
 */
export type StepState = 'done' | 'current' | 'waiting' | 'later';

/** What is said of a step. Those of `COUNTED` say how many. */
export type StepNote =
  | 'noQuestions'
  | 'questions'
  | 'toCorrect'
  | 'notSubmitted'
  | 'changed'
  | 'inactive'
  | 'submitted'
  | 'standardRules'
  | 'ownRules'
  | 'nobody'
  | 'learners'
  | 'notOpen'
  | 'opensLater'
  | 'open'
  | 'paused'
  | 'working'
  | 'closed'
  | 'nothingYet'
  | 'toMark'
  | 'nothingToMark'
  | 'noResults'
  | 'lateAnswers'
  | 'notReleased'
  | 'awaited'
  | 'partlyMarked'
  | 'shown'
  | 'released';

export interface Step {
  name: StepName;
  state: StepState;
  /** Null until the counts are known. */
  note: StepNote | null;
  /** Of what the note says; 0 where it says no number. */
  count: number;
}

/** How far the exam has come, and its learners. */
export interface StepCounts {
  stage: Stage;
  /** Whether all is marked, and nothing but the staff's release keeps the results from learners. */
  awaitsRelease: boolean;
  /** Invited, or come by the link. */
  learners: number;
  running: number;
  submitted: number;
  /** Answers without marks. */
  toMark: number;
  /** Late answers without a decision. */
  late: number;
}

interface SteppedExam {
  exam: Pick<Exam, 'state' | 'pausedAt' | 'hasUnpublishedChanges' | 'revision'> & {
    rules: Pick<Exam['rules'], 'release' | 'releasedAt' | 'reviewTime' | 'version'>;
    findings: Pick<Exam['findings'][number], 'code' | 'severity' | 'position' | 'field'>[];
  };
  quiz: Pick<ExamQuiz, 'isCompleted' | 'status' | 'questionCount' | 'durationMinutes'>;
  /** Null until they are known. */
  counts: StepCounts | null;
}

type Finding = SteppedExam['exam']['findings'][number];
type Outcome = Omit<Step, 'name'>;

/** @returns all steps in their order */
export function stepsOf(of: SteppedExam): Step[] {
  const outcomes: Record<StepName, Outcome> = {
    questions: questionsStep(of),
    check: checkStep(of),
    rules: rulesStep(of),
    ...(of.counts
      ? {
          people: peopleStep(of, of.counts),
          run: runStep(of, of.counts),
          mark: markStep(of.counts),
          results: resultsStep(of, of.counts),
        }
      : { people: UNKNOWN, run: UNKNOWN, mark: UNKNOWN, results: UNKNOWN }),
  };
  return STEPS.map((name) => ({ name, ...outcomes[name] }));
}

/**
 * @returns what to do next: the first step that waits for staff, or else the one that the exam has come to; null for none. All
 *   Quizzes says the same (next-step.ts).
 */
export function stepAhead(steps: readonly Step[]): Step | null {
  return (
    steps.find(({ state }) => state === 'waiting') ??
    steps.find(({ state }) => state === 'current') ??
    null
  );
}

const UNKNOWN: Outcome = { state: 'later', note: null, count: 0 };

function step(state: StepState, note: StepNote, count = 0): Outcome {
  return { state, note, count };
}

function isSubmitted({ exam, quiz }: SteppedExam): boolean {
  return quiz.isCompleted && exam.revision !== null;
}

/** Whether learners can no longer start. What was wrong with the exam no longer matters then. */
function isClosed({ counts }: SteppedExam): boolean {
  return counts !== null && ENDED.includes(counts.stage);
}

const ENDED: readonly Stage[] = ['CLOSED', 'MARKING', 'RELEASED'];

function questionsStep(of: SteppedExam): Outcome {
  const { questionCount } = of.quiz;
  if (questionCount === 0) return step('current', 'noQuestions');
  const toCorrect = findingsToCorrect(of.exam.findings).filter(
    (finding) => !isOfRule(finding),
  ).length;
  return toCorrect > 0 && !isClosed(of)
    ? step('waiting', 'toCorrect', toCorrect)
    : step('done', 'questions', questionCount);
}

function checkStep(of: SteppedExam): Outcome {
  const { exam, quiz } = of;
  if (quiz.questionCount === 0) return step('later', 'notSubmitted');
  const toCorrect = findingsToCorrect(exam.findings).length;
  if (toCorrect > 0 && !isClosed(of)) return step('waiting', 'toCorrect', toCorrect);
  if (!isSubmitted(of)) return step('current', 'notSubmitted');
  if (quiz.status === 'INACTIVE') return step('waiting', 'inactive');
  return exam.hasUnpublishedChanges ? step('waiting', 'changed') : step('done', 'submitted');
}

function rulesStep(of: SteppedExam): Outcome {
  const { version } = of.exam.rules;
  const toCorrect = findingsToCorrect(of.exam.findings).filter(isOfRule).length;
  if (toCorrect > 0 && !isClosed(of)) return step('waiting', 'toCorrect', toCorrect);
  // The minutes belong to the quiz, and staff set them among the rules.
  const isSet = version > FIRST_VERSION || of.quiz.durationMinutes !== null;
  const note = isSet ? 'ownRules' : 'standardRules';
  return step(isSubmitted(of) || note === 'ownRules' ? 'done' : 'later', note);
}

/** Of rules that nobody has changed. */
const FIRST_VERSION = 1;

function isOfRule({ position, field }: Finding): boolean {
  return position === null && field !== null && isRule(field);
}

function peopleStep(of: SteppedExam, { learners }: StepCounts): Outcome {
  if (learners > 0) return step('done', 'learners', learners);
  const canCome = canStart(of) || of.exam.state === 'NOT_YET';
  return step(canCome ? 'current' : 'later', 'nobody');
}

function canStart({ exam }: SteppedExam): boolean {
  return exam.state === 'OPEN';
}

function runStep(of: SteppedExam, { learners, running }: StepCounts): Outcome {
  const { exam } = of;
  if (running > 0) return step('current', exam.pausedAt ? 'paused' : 'working', running);
  if (isClosed(of)) return step('done', 'closed');
  if (canStart(of))
    return step(learners > 0 ? 'current' : 'later', exam.pausedAt ? 'paused' : 'open');
  return step('later', exam.state === 'NOT_YET' ? 'opensLater' : 'notOpen');
}

function markStep({ submitted, toMark }: StepCounts): Outcome {
  if (toMark > 0) return step('waiting', 'toMark', toMark);
  return submitted > 0 ? step('done', 'nothingToMark') : step('later', 'nothingYet');
}

function resultsStep(of: SteppedExam, counts: StepCounts): Outcome {
  const { release, releasedAt, reviewTime } = of.exam.rules;
  const { submitted, toMark, late, awaitsRelease } = counts;
  if (late > 0) return step('waiting', 'lateAnswers', late);
  if (submitted === 0) return step('later', 'noResults');
  if (awaitsRelease) return step('waiting', 'notReleased');
  if (release === 'WITHHELD') return step('later', 'notReleased');
  // Of AFTER_MARKING, each learner sees theirs as soon as it is marked.
  const isShown =
    release === 'SHOWN' || counts.stage === 'RELEASED' || reviewTime === 'AFTER_MARKING';
  if (!isShown) return step('later', 'awaited');
  if (toMark > 0) return step('later', 'partlyMarked');
  return step('done', releasedAt === null ? 'shown' : 'released');
}
