/** The words that must not come back, and where each of them is plain English all the same. */

export interface BannedWord {
  /** In any form in which it may turn up, as a whole word. */
  word: RegExp;
  /** What to write instead. */
  instead: string;
}

/** In comments, texts, test titles and documents. The glossary explains them to readers. */
export const BANNED_WORDS: readonly BannedWord[] = [
  { word: /\bdoors?\b/i, instead: 'endpoint, API, route' },
  { word: /\brooms?\b/i, instead: 'module, feature' },
  { word: /\bhouses?\b/i, instead: 'application' },
  {
    word: /\bheld against\b|\b(?:holds?|held|holding) (?:the|a|an|its|one|this) (?:row|rows|lock|account|attempt|quiz|table)\b/i,
    instead: 'lock, compare with',
  },
  { word: /\btold\b/i, instead: 'reported, shown, notified' },
  { word: /\bplant(?:s|ed|ing)?\b/i, instead: 'seed' },
  { word: /\bnudges?\b/i, instead: 'notification' },
  { word: /\bchores?\b/i, instead: 'scheduled task' },
  { word: /\bquietly\b/i, instead: 'ignore errors' },
  { word: /\baside\b/i, instead: 'separately, as late' },
  { word: /\banew\b/i, instead: 'again' },
  { word: /\bstumbl(?:e|es|ed|ing)\b/i, instead: 'fail' },
];

/** Parts of identifiers, in lower case: `plantQuiz` has `plant` and `quiz`. */
export const BANNED_PARTS: Readonly<Record<string, string>> = {
  aside: 'late, separate',
  anew: 'again',
  chore: 'scheduled task',
  chores: 'scheduled tasks',
  door: 'endpoint',
  doors: 'endpoints',
  handed: 'submitted',
  held: 'locked',
  hold: 'lock',
  holding: 'locking',
  holdings: 'data',
  holds: 'locks',
  house: 'application',
  kit: 'context',
  nudge: 'notification',
  plant: 'seed',
  planted: 'seeded',
  planting: 'seeding',
  plants: 'seeds',
  quietly: 'ignoreErrors',
  room: 'module',
  rooms: 'modules',
  stumbling: 'ErrorBoundary',
  tell: 'report',
  tells: 'reports',
  told: 'reported',
  wires: 'dependencies',
};

/** Identifiers may not begin with it: a bound is `MAX_`. */
export const BANNED_PREFIX = 'MOST_';

/**
 * Names that are stored or published with such a part, so that they cannot change: an HTML element, values of
 * enums, fields of JSON and GraphQL, keys in a browser's storage, and a library.
 */
export const ALLOWED_IDENTIFIERS: ReadonlySet<string> = new Set([
  'aside',
  'handedInAt',
  'held',
  'holds',
  'isAside',
  'isHeld',
  'isTold',
  'PDFKit',
]);

/** Phrases in which a banned word is plain English. */
export const ALLOWED_PHRASES: readonly string[] = [
  // A classroom.
  'read out in the room',
  // A type of commit (scripts/check-commits.mjs).
  'chore: release',
  'ci, chore, style',
  // What commands print (docs/settings.md).
  'They are told by mail.',
  // What pages and errors say of space; tests and docs quote them.
  'no room left',
  'there is room again',
  'was told by mail',
];

/**
 * Texts for teachers, candidates and visitors. There is room on a page, a plant in a question, and results are
 * told: words of theirs, and none of ours for something technical.
 */
export const TEXTS_FOR_USERS: readonly RegExp[] = [
  /^client\/.*\/texts\//,
  /^server\/(demo|trials)\//,
  /^server\/mail\/templates\//,
  /^server\/.*\.errors\.ts$/,
  /^scripts\/screens\/paper\.mjs$/,
];
export const WORDS_OF_USERS: readonly string[] = ['room', 'rooms', 'plant', 'plants', 'told'];

/** Files whose words are not ours to choose, or that are about the words. */
export const OTHER_WORDS: readonly RegExp[] = [
  /^docs\/(specification|legacy-api|glossary)\.md$/,
  /^test\/(vocabulary\.spec|setup\/vocabulary)\.ts$/,
  /^test\/data\//,
  /^client\/gql\//,
  /^client\/take\/api\/openapi\.ts$/,
  /^openapi\.json$/,
];
