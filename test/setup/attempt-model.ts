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
  /** Its clock stands: it cannot run out. */
  isPaused: boolean;
  /** Staff paused it by itself: it does not go on with the exam. */
  isPausedAlone: boolean;
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
  const times = { startedAt: at, reopenedUntil: null, extension: 0, paused: 0 };
  const pauses = { isPaused: false, isPausedAlone: false };
  const { questions } = model;
  const attempt = {
    questions,
    epoch: 1,
    holder,
    by: null,
    responses: new Map(),
    ...times,
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
  Object.assign(attempt, { by, isPaused: false, isPausedAlone: false });
}

/** @returns how many attempts stand that did not before */
export function pause(model: Model): number {
  model.isPaused = true;
  const attempt = running(model);
  if (!attempt || attempt.isPaused) return 0;
  attempt.isPaused = true;
  return 1;
}

export function pauseAlone(attempt: ModelAttempt): void {
  Object.assign(attempt, { isPaused: true, isPausedAlone: true });
}

/** @param stood how long it stood since its deadline moved last, in milliseconds */
export function resumeAlone(model: Model, attempt: ModelAttempt, stood: number): void {
  attempt.isPausedAlone = false;
  moveEnd(model, attempt, endOf(attempt, model) + stood, stood);
}

/** An attempt that has stood goes on, unless the exam or staff keep it. @param until its end, in milliseconds */
function moveEnd(model: Model, attempt: ModelAttempt, until: number, stood: number): void {
  attempt.isPaused = attempt.isPausedAlone || model.isPaused;
  attempt.paused += stood;
  if (attempt.reopenedUntil !== null) attempt.reopenedUntil += stood;
  attempt.extension += until - endOf(attempt, model);
}

/** @param stood how long it was paused, in milliseconds. @returns how many attempts go on */
export function resume(model: Model, stood: number): number {
  model.isPaused = false;
  const paused = model.attempts.filter(({ isPaused }) => isPaused);
  const ends = paused.map((attempt) => endOf(attempt, model) + stood);
  // The exam did not close in the pause.
  if (model.closesAt !== null) model.closesAt += stood;
  for (const [index, attempt] of paused.entries()) moveEnd(model, attempt, ends[index] ?? 0, stood);
  return paused.filter(({ isPausedAlone }) => !isPausedAlone).length;
}

/** When a running attempt ends. */
export function endOf(attempt: ModelAttempt, { duration, closesAt }: Model): number {
  const limit = Math.min(attempt.startedAt + duration + attempt.paused, closesAt ?? Infinity);
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
