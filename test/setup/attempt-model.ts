/** A plain model of attempts, with which tests compare the service. */

export interface ModelResponse {
  epoch: number;
  sequence: number;
  /** The id of the option; null: taken back. */
  optionId: string | null;
}

export interface ModelAttempt {
  questions: number;
  epoch: number;
  holder: number | null;
  by: string | null;
  responses: Map<number, ModelResponse>;
  /** In milliseconds, like all times here. */
  startedAt: number;
  /** The end that staff set at the last reopening. It overrides all else. */
  reopenedUntil: number | null;
  extension: number;
  /** How long its clock stood. */
  paused: number;
  /** How much of that has not moved the closing, too. */
  pausedFromClosing: number;
  /** How long it stood individually before it was left to a pause of the exam, which lasts. */
  waiting: number;
  /** Its clock stands: it cannot run out. */
  isPaused: boolean;
  /** Staff paused it individually: it does not go on with the exam. */
  isIndividual: boolean;
}

export interface Model {
  questions: number;
  duration: number;
  closesAt: number | null;
  /** Staff have paused the exam: nobody starts. */
  isPaused: boolean;
  attempts: ModelAttempt[];
  /** The attempt and lease of each page. */
  pages: ({ attempt: number; epoch: number } | null)[];
}

/** The initial state, for three pages. */
export function newModel(questions: number, duration: number): Model {
  return {
    questions,
    duration,
    closesAt: null,
    isPaused: false,
    attempts: [],
    pages: [null, null, null],
  };
}

export const running = ({ attempts }: Model): ModelAttempt | undefined =>
  attempts.find(({ by }) => by === null);

/** Starts one. @param at in milliseconds */
export function begin(model: Model, holder: number, at: number): ModelAttempt {
  const times = { startedAt: at, reopenedUntil: null, extension: 0 };
  const stood = { paused: 0, pausedFromClosing: 0, waiting: 0 };
  const pauses = { isPaused: false, isIndividual: false };
  const { questions } = model;
  const attempt = {
    questions,
    epoch: 1,
    holder,
    by: null,
    responses: new Map(),
    ...times,
    ...stood,
    ...pauses,
  };
  model.attempts.push(attempt);
  return attempt;
}

/** Reopens an ended attempt, under a lease that no page has yet. @param until in milliseconds */
export function reopen(model: Model, attempt: ModelAttempt, until: number): void {
  const { epoch } = attempt;
  Object.assign(attempt, { by: null, holder: null, epoch: epoch + 1, reopenedUntil: until });
  attempt.extension = 0;
  attempt.isPaused = model.isPaused;
}

/** Ends a running attempt. */
export function end(attempt: ModelAttempt, by: string): void {
  Object.assign(attempt, { by, isPaused: false, isIndividual: false, waiting: 0 });
}

/** @returns how many attempts stand that did not before */
export function pause(model: Model): number {
  model.isPaused = true;
  const attempt = running(model);
  if (!attempt || attempt.isPaused) return 0;
  attempt.isPaused = true;
  return 1;
}

export function pauseIndividually(attempt: ModelAttempt): void {
  Object.assign(attempt, { isPaused: true, isIndividual: true });
}

/** @param stood how long it stood since its deadline moved last, in milliseconds */
export function resumeIndividually(model: Model, attempt: ModelAttempt, stood: number): void {
  attempt.isIndividual = false;
  // It goes on with the exam, and all is counted then.
  if (model.isPaused) attempt.waiting += stood;
  else goOn(attempt, stood, stood);
}

/** @param closing by how much of that the closing has not moved, in milliseconds */
function goOn(attempt: ModelAttempt, stood: number, closing: number): void {
  attempt.isPaused = attempt.isIndividual;
  attempt.paused += stood;
  attempt.pausedFromClosing += closing;
  if (attempt.reopenedUntil !== null) attempt.reopenedUntil += stood;
}

/** @param stood how long the exam was paused, in milliseconds. @returns how many attempts go on */
export function resume(model: Model, stood: number): number {
  model.isPaused = false;
  // The exam did not close in the pause.
  if (model.closesAt !== null) model.closesAt += stood;
  const paused = model.attempts.filter(({ isPaused }) => isPaused);
  for (const attempt of paused) {
    goOn(attempt, stood + attempt.waiting, attempt.waiting);
    attempt.waiting = 0;
  }
  return paused.filter(({ isIndividual }) => !isIndividual).length;
}

/** When a running attempt ends. */
export function endOf(attempt: ModelAttempt, { duration, closesAt }: Model): number {
  const closing = (closesAt ?? Infinity) + attempt.pausedFromClosing;
  const limit = Math.min(attempt.startedAt + duration + attempt.paused, closing);
  return (attempt.reopenedUntil ?? limit) + attempt.extension;
}

/** Stores a response as the protocol does: the higher (epoch, sequence) wins. */
export function store(attempt: ModelAttempt, place: number, response: ModelResponse): void {
  const stored = attempt.responses.get(place);
  const isLater =
    !stored ||
    response.epoch > stored.epoch ||
    (response.epoch === stored.epoch && response.sequence > stored.sequence);
  if (isLater) attempt.responses.set(place, response);
}
