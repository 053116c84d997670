/** The order of questions and options in an attempt. */
import type { RevisionQuestion } from '../exams/revisions/paper-revision.entity.js';
import { kindNamed } from '../questions/kinds/registry.js';
import type { OrderedQuestion } from './attempt.entity.js';
import type { CachedRevision } from './revision-cache.js';

/** The rules of an exam that concern the order. */
export interface ShuffleRules {
  shufflesQuestions: boolean;
  shufflesOptions: boolean;
}

/** Seeds are whole numbers from 0 up to, but not including, this. */
export const SEED_LIMIT = 2 ** 31;
const WORD_RANGE = 2 ** 32;

/**
 * Orders the questions and options of a paper. Deterministic: the same arguments always give the same
 * order. All orders are equally likely, as far as 2^31 seeds allow.
 * @param seed see SEED_LIMIT
 */
export function orderQuestions(
  questions: readonly RevisionQuestion[],
  { shufflesQuestions, shufflesOptions }: ShuffleRules,
  seed: number,
): OrderedQuestion[] {
  const random = generator(seed);
  const ordered = questions.map(({ id, kind, body }) => {
    const optionIds = kindNamed(kind).optionIds?.(body) ?? [];
    return { questionId: id, optionIds: shufflesOptions ? shuffled(optionIds, random) : optionIds };
  });
  return shufflesQuestions ? shuffled(ordered, random) : ordered;
}

/** Returns the questions of a paper in the order of an attempt. */
export function questionsInOrder(
  { byId }: CachedRevision,
  arrangement: readonly OrderedQuestion[],
): { question: RevisionQuestion; arranged: OrderedQuestion }[] {
  return arrangement.map((arranged) => {
    const question = byId.get(arranged.questionId);
    if (!question) throw new Error(`The paper has no question ${arranged.questionId}`);
    return { question, arranged };
  });
}

/** Fisher–Yates shuffle (Knuth, The Art of Computer Programming 2, algorithm 3.4.2 P). */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(random() * (last + 1));
    [order[last], order[chosen]] = [order[chosen] as T, order[last] as T];
  }
  return order;
}

/**
 * Random numbers from 0 to below 1 (Mulberry32 by T. Ettinger); not for secrets. Implemented here, because
 * a seed must give the same order in later years.
 */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) / WORD_RANGE;
  };
}
