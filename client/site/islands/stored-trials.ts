/** Stores the trial exams that were started in this browser, until they expire (localStorage). */
import type { StartTrialMutation } from '../../gql/site/graphql';

export type StoredTrial = StartTrialMutation['startTrial'];

const KEY = 'examwright.trial';
/** Only the latest ones are stored. */
const MAX_TRIALS = 5;

const listeners = new Set<() => void>();
const empty: readonly StoredTrial[] = [];
let cached: readonly StoredTrial[] | null = null;

/** Calls the listener when a trial is added. @returns unsubscribes */
export function subscribeToTrials(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The trials that had not expired when they were loaded, the latest first. */
export function getTrials(): readonly StoredTrial[] {
  cached ??= loadTrials();
  return cached;
}

/** The trials during the build, which has no browser storage. */
export function noTrials(): readonly StoredTrial[] {
  return empty;
}

/** Adds a trial at the front. */
export function storeTrial(trial: StoredTrial): void {
  cached = [trial, ...loadTrials()].slice(0, MAX_TRIALS);
  try {
    localStorage.setItem(KEY, JSON.stringify(cached));
  } catch {
    // Without storage the trials last as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Loads the trials and deletes expired ones. */
function loadTrials(): StoredTrial[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const current = Array.isArray(stored) ? stored.filter(isTrial).filter(hasNotExpired) : [];
    if (current.length > 0) localStorage.setItem(KEY, JSON.stringify(current));
    else localStorage.removeItem(KEY);
    return current;
  } catch {
    return [];
  }
}

/** The storage may be from another page or an older version: accept only paths of this product. */
function isTrial(stored: unknown): stored is StoredTrial {
  const { takePath, resultsPath, expiresAt } = (stored ?? {}) as Partial<StoredTrial>;
  return (
    typeof expiresAt === 'string' &&
    String(takePath).startsWith('/take') &&
    /^\/demo\/results[?#]/.test(String(resultsPath))
  );
}

function hasNotExpired({ expiresAt }: StoredTrial): boolean {
  return Date.parse(expiresAt) > Date.now();
}
