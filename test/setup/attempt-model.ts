/** What an attempt is, as plainly as it can be said: the service is held against this. */

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
  /** What staff gave when they last reopened it: its end, whatever else there is. */
  reopenedUntil: number | null;
  extension: number;
}

export interface Model {
  questions: number;
  duration: number;
  closesAt: number | null;
  attempts: ModelAttempt[];
  /** Which attempt a page has, under which lease. */
  pages: ({ attempt: number; epoch: number } | null)[];
}

/** Before anything was done; by three pages. */
export function newModel(questions: number, duration: number): Model {
  return { questions, duration, closesAt: null, attempts: [], pages: [null, null, null] };
}

export const running = ({ attempts }: Model): ModelAttempt | undefined =>
  attempts.find(({ by }) => by === null);

/** Starts one. @param at in milliseconds */
export function begin(model: Model, holder: number, at: number): ModelAttempt {
  const times = { startedAt: at, reopenedUntil: null, extension: 0 };
  const { questions } = model;
  const attempt = { questions, epoch: 1, holder, by: null, responses: new Map(), ...times };
  model.attempts.push(attempt);
  return attempt;
}

/** Lets one that has ended go on until then, under a lease that nobody has yet. */
export function reopen(attempt: ModelAttempt, until: number): void {
  const { epoch } = attempt;
  Object.assign(attempt, { by: null, holder: null, epoch: epoch + 1, reopenedUntil: until });
  attempt.extension = 0;
}

/** When an attempt that runs is over. */
export function endOf(attempt: ModelAttempt, { duration, closesAt }: Model): number {
  const limit = Math.min(attempt.startedAt + duration, closesAt ?? Infinity);
  return (attempt.reopenedUntil ?? limit) + attempt.extension;
}

/** Stores as the protocol says: of two the higher (epoch, sequence) holds. */
export function store(attempt: ModelAttempt, place: number, given: ModelResponse): void {
  const held = attempt.responses.get(place);
  const isLater =
    !held ||
    given.epoch > held.epoch ||
    (given.epoch === held.epoch && given.sequence > held.sequence);
  if (isLater) attempt.responses.set(place, given);
}
