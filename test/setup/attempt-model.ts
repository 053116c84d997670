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
}

export interface Model {
  questions: number;
  attempts: ModelAttempt[];
  /** Which attempt a page has, under which lease. */
  pages: ({ attempt: number; epoch: number } | null)[];
}

export const running = ({ attempts }: Model): ModelAttempt | undefined =>
  attempts.find(({ by }) => by === null);

/** Stores as the protocol says: of two the higher (epoch, sequence) holds. */
export function store(attempt: ModelAttempt, place: number, given: ModelResponse): void {
  const held = attempt.responses.get(place);
  const isLater =
    !held ||
    given.epoch > held.epoch ||
    (given.epoch === held.epoch && given.sequence > held.sequence);
  if (isLater) attempt.responses.set(place, given);
}
