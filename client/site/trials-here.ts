/** The trials that were started in this browser, until they are over: a line of its storage. */
import type { StartTrialMutation } from '../gql/site/graphql';

export type TrialHere = StartTrialMutation['startTrial'];

const KEY = 'examwright.trial';
/** The latest ones. */
const MOST = 5;

const watchers = new Set<() => void>();
const none: readonly TrialHere[] = [];
let known: readonly TrialHere[] | null = null;

/** Tells when there is another one. @returns ends that */
export function watchTrials(tell: () => void): () => void {
  watchers.add(tell);
  return () => void watchers.delete(tell);
}

/** Those that were not over when they were read, the latest first; none where nothing is kept. */
export function trialsHere(): readonly TrialHere[] {
  known ??= readKept();
  return known;
}

/** What a page knows that no browser has opened yet. */
export function noTrials(): readonly TrialHere[] {
  return none;
}

/** Puts one before the others. */
export function keepTrial(trial: TrialHere): void {
  known = [trial, ...readKept()].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // They are on this page all the same.
  }
  for (const tell of watchers) tell();
}

/** What is over is forgotten. */
function readKept(): TrialHere[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const alive = Array.isArray(kept) ? kept.filter(isTrial).filter(isAlive) : [];
    if (alive.length > 0) localStorage.setItem(KEY, JSON.stringify(alive));
    else localStorage.removeItem(KEY);
    return alive;
  } catch {
    return [];
  }
}

/** Other pages may have written there, and older versions of this one: only our own paths are links. */
function isTrial(kept: unknown): kept is TrialHere {
  const { takePath, resultsPath, expiresAt } = (kept ?? {}) as Partial<TrialHere>;
  return (
    typeof expiresAt === 'string' &&
    String(takePath).startsWith('/take') &&
    /^\/demo\/results[?#]/.test(String(resultsPath))
  );
}

function isAlive({ expiresAt }: TrialHere): boolean {
  return Date.parse(expiresAt) > Date.now();
}
