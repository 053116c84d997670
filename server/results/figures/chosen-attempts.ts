import { compareFractions, fractionOf, reduced, type Fraction } from '../../marks/fraction.js';
import { AttemptSet } from './attempt-set.js';
import type { AttemptRow } from './figures.queries.js';

/** What decides which attempts of a candidate are chosen. */
export type Choosable = Pick<
  AttemptRow,
  'candidateId' | 'number' | 'exactScore' | 'exactMaxScore' | 'waitingCount'
>;

/** The rest of the attempts, which are chosen one for each candidate. */
const CHOOSE = {
  [AttemptSet.FIRST]: (all: readonly Choosable[]) => all.at(0),
  [AttemptSet.LAST]: (all: readonly Choosable[]) => all.at(-1),
  [AttemptSet.BEST]: bestOf,
};

/** @param attempts submitted ones, in any order */
export function chooseAttempts<Attempt extends Choosable>(
  attempts: readonly Attempt[],
  set: AttemptSet,
): Attempt[] {
  if (set === AttemptSet.ALL) return [...attempts];
  const byCandidate = new Map<string, Attempt[]>();
  for (const attempt of attempts) {
    const others = byCandidate.get(attempt.candidateId);
    if (others) others.push(attempt);
    else byCandidate.set(attempt.candidateId, [attempt]);
  }
  const choose = CHOOSE[set] as (all: readonly Attempt[]) => Attempt | undefined;
  return [...byCandidate.values()].flatMap((all) => {
    const ascending = all.length > 1 ? all.sort((a, b) => a.number - b.number) : all;
    return choose(ascending) ?? [];
  });
}

/**
 * The attempt with the highest exact share of its maximum among those that are marked completely, the
 * earlier on a tie; the first while none is.
 * @param ascending attempts of one candidate
 */
function bestOf(ascending: readonly Choosable[]): Choosable | undefined {
  if (ascending.length < 2) return ascending[0];
  let best: { attempt: Choosable; share: Fraction } | null = null;
  for (const attempt of ascending) {
    if (attempt.waitingCount > 0) continue;
    const share = shareOf(attempt) ?? reduced(0n, 1n);
    if (!best || compareFractions(share, best.share) > 0) best = { attempt, share };
  }
  return best?.attempt ?? ascending[0];
}

/** @returns null for a maximum of 0 */
export function shareOf({
  exactScore,
  exactMaxScore,
}: Pick<AttemptRow, 'exactScore' | 'exactMaxScore'>): Fraction | null {
  const [score, maximum] = [fractionOf(exactScore), fractionOf(exactMaxScore)];
  if (maximum.numerator === 0n) return null;
  return reduced(score.numerator * maximum.denominator, score.denominator * maximum.numerator);
}
