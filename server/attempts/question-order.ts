/** The order an attempt shows its questions and options in. */
import type { FrozenQuestion } from '../exams/revisions/paper-revision.entity.js';
import { kindNamed } from '../questions/kinds/registry.js';
import type { OrderedQuestion } from './attempt.entity.js';
import type { CachedRevision } from './revision-cache.js';

/** What an exam's rules say of order. */
export interface Shuffles {
  shufflesQuestions: boolean;
  shufflesOptions: boolean;
}

/** Seeds are whole numbers from 0 to below this. */
export const SEEDS = 2 ** 31;
const WORDS = 2 ** 32;

/**
 * Arranges a paper: the same for the same arguments, always. Every order is as likely as any other, as
 * far as 2^31 seeds can tell them apart.
 * @param seed see SEEDS
 */
export function orderQuestions(
  questions: readonly FrozenQuestion[],
  { shufflesQuestions, shufflesOptions }: Shuffles,
  seed: number,
): OrderedQuestion[] {
  const random = generator(seed);
  const arranged = questions.map(({ id, kind, body }) => {
    const optionIds = kindNamed(kind).optionIds?.(body) ?? [];
    return { questionId: id, optionIds: shufflesOptions ? shuffled(optionIds, random) : optionIds };
  });
  return shufflesQuestions ? shuffled(arranged, random) : arranged;
}

/** The questions of a paper in the order of an attempt. */
export function questionsInOrder(
  { byId }: CachedRevision,
  arrangement: readonly OrderedQuestion[],
): { question: FrozenQuestion; arranged: OrderedQuestion }[] {
  return arrangement.map((arranged) => {
    const question = byId.get(arranged.questionId);
    if (!question) throw new Error(`The paper has no question ${arranged.questionId}`);
    return { question, arranged };
  });
}

/** Fisher and Yates, as in Knuth, The Art of Computer Programming 2, algorithm 3.4.2 P. */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(random() * (last + 1));
    [order[last], order[chosen]] = [order[chosen] as T, order[last] as T];
  }
  return order;
}

/**
 * Numbers from 0 to below 1 (Mulberry32 by T. Ettinger). Of our own, because an arrangement must be made
 * again from its seed in years to come; not for secrets.
 */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) / WORDS;
  };
}
