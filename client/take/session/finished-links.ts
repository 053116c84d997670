/**
 * Links whose learner has finished on this computer. Open pages of such a link end, and so does one that Back leads to.
 * Opening the link again, from a mail or by its address, removes the mark.
 */
import { linkHash } from './link-hash';

/** The page that says that it is done (app.tsx). */
export const FINISHED_ADDRESS = '/take?finished';
export const FINISHED_KEY = 'take.finished';
/** Nobody presses Back in a tab after longer. */
const MAX_AGE_MS = 24 * 3_600_000;

/** By the hash of the link: when it was, in milliseconds since 1970. */
type Marks = Record<string, number>;

/** Marks a link; the browser reports it to other pages by a `storage` event. */
export function markFinished(token: string): void {
  writeMarks({ ...readMarks(), [linkHash(token)]: Date.now() });
}

/** Deletes the marks that are a day old. */
export function removeOldMarks(): void {
  readMarks();
}

export const isFinished = (token: string): boolean => linkHash(token) in readMarks();

/**
 * Calls `onFinished` when the learner of a link finishes in another page of this browser, or has finished and this page
 * is reached by Back. @returns stops that
 */
export function watchFinished(token: string, onFinished: () => void): () => void {
  const look = (): void => {
    if (isFinished(token)) onFinished();
  };
  if (isReachedByBack()) look();
  else openAgain(token);
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === FINISHED_KEY) look();
  };
  // A page that is shown again as it was left.
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) look();
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShow);
  };
}

/** How the present entry was reached in this document; null: it is the one that was loaded, or the browser does not say. */
let latest: NavigationType | null = null;

/** Watches how entries are reached. Older browsers have no Navigation API, although the type says so. */
export function watchNavigation({ navigation }: { navigation?: Navigation } = window): void {
  navigation?.addEventListener('navigate', ({ navigationType }) => {
    latest = navigationType;
  });
}

function isReachedByBack(): boolean {
  if (latest !== null) return latest === 'traverse';
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward';
}

/** The learner opens the link on purpose, so it is not finished any more. */
export function openAgain(token: string): void {
  const { [linkHash(token)]: found, ...others } = readMarks();
  if (found !== undefined) writeMarks(others);
}

function readMarks(): Marks {
  try {
    const stored = JSON.parse(localStorage.getItem(FINISHED_KEY) ?? '{}') as Marks;
    const all = Object.entries(stored);
    const current = all.filter(([, at]) => Date.now() - at < MAX_AGE_MS);
    if (current.length < all.length) writeMarks(Object.fromEntries(current));
    return Object.fromEntries(current);
  } catch {
    return {};
  }
}

function writeMarks(marks: Marks): void {
  try {
    if (Object.keys(marks).length === 0) localStorage.removeItem(FINISHED_KEY);
    else localStorage.setItem(FINISHED_KEY, JSON.stringify(marks));
  } catch {
    // Without storage, other pages do not hear of it.
  }
}
