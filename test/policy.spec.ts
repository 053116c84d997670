import { describe, expect, it } from 'vitest';
import { cookies, privacy } from '../client/site/texts/policy-texts.js';
import { projectFiles, read } from './setup/sources.js';

/** The privacy policy's numbers equal those of the software. */

const DAY_MS = 86_400_000;
const points = privacy.parts.find(({ title }) => title === 'How long we store it')?.points ?? [];

/**
 * Each task that removes data: the file and constant of its time limit, and the policy's sentence
 * that says it in days.
 */
const REMOVED_DATA: Record<string, [path: string, time: string, sentence: RegExp]> = {
  removeOldCodes: [
    'users/email-codes/mailed-codes',
    '24 * 60 * MINUTE_MS',
    /^Records of mailed codes, .*: (\d+) day\.$/,
  ],
  removeOldClaims: [
    'users/email-codes/address-proofs',
    'KEEP_CLAIMS_MS',
    /^Records of mailed codes, .*: (\d+) day\.$/,
  ],
  removeOldResets: [
    'users/credentials/reset-undo.service',
    'UNDO_MS',
    /^The link that undoes .*: (\d+) day\.$/,
  ],
  removeOldAccessTokens: [
    'users/access-tokens/access-tokens.service',
    'KEEP_REVOKED_MS',
    /^Access .*: (\d+) days/,
  ],
  removeExpiredKeys: [
    'idempotency/recorded-calls.service',
    'KEEP_KEYS_MS',
    /^A hash of each change, .*: (\d+) days\.$/,
  ],
  removeOldSessions: [
    'users/sessions/sessions.service',
    'KEEP_ENDED_MS',
    /^Log-ins,.*?: (\d+) days after/,
  ],
  removeOldRememberTokens: [
    'users/sessions/remember-tokens.service',
    'LIFE_MS',
    /Remember Me: (\d+) days/,
  ],
  removeOldTrustedBrowsers: [
    'users/sessions/trusted-browsers.service',
    'LIFE_MS',
    /Browsers that are trusted .*: (\d+) days\.$/,
  ],
  removeDueAccounts: [
    'users/accounts/account-deletion.service',
    'GRACE_MS',
    /^An account is deleted (\d+) days/,
  ],
  removeOldExports: ['exports/export-sweep', 'KEEP_MS', /^Exports, .*: (\d+) days\.$/],
  removePreviews: [
    'attempts/previews/preview.queries',
    "interval '1 day'",
    /Previews of exams: (\d+) day\./,
  ],
  removeOldMails: ['mail/mail.jobs', 'KEEP_DAYS * DAY_MS', /^Records of mails .*: (\d+) days\.$/],
  removeUnusedImages: ['media/image-sweep', 'KEEP_UNUSED_MS', /^Pictures .*?: (\d+) day\./],
  removeOldQuizzes: [
    'quizzes/trash',
    'KEEP_MS',
    /^What staff delete stays in the trash for (\d+) days/,
  ],
  removeOldQuestions: [
    'quizzes/trash',
    'KEEP_MS',
    /^What staff delete stays in the trash for (\d+) days/,
  ],
  removeOldImports: ['imports/import.service', 'KEEP_MS', /an import found in them: (\d+) days\.$/],
  removeOldUploads: ['imports/upload-sweep', 'KEEP_MS', /^Workbooks .*?: (\d+) days\./],
  removeOldInvitations: [
    'members/member-invitations.service',
    'KEEP_EXPIRED_MS',
    /^E-mail addresses of invited colleagues: (\d+) days/,
  ],
};
const IMPERSONAL_DATA = ['removeOutages'];
/** Tasks that remove nothing of a person's, or secrets only that are of no more use. */
const OTHER_TASKS = [
  // After the months that an institute has set, if it has.
  'eraseInactiveLearners',
  'fold',
  'forgetExpiredValues',
  'openReady',
  'publishSubmitted',
  // Within hours: see below.
  'removeExpiredReturns',
  'scoreSubmitted',
  'sendResultMails',
];

/** Evaluates a product of numbers and constants of the same file. */
function valueOf(source: string, time: string): number {
  if (time.startsWith('interval')) return Number(/\d+/.exec(time)?.[0]) * DAY_MS;
  const factors = time.split('*').map((factor) => factor.trim());
  return factors.reduce((product, factor) => {
    if (/^[\d_]+$/.test(factor)) return product * Number(factor.replaceAll('_', ''));
    const constant = new RegExp(`^const ${factor} = ([^;]+);`, 'm').exec(source)?.[1];
    return product * valueOf(source, constant ?? 'NaN');
  }, 1);
}

describe('the privacy policy', () => {
  it('mentions everything that is removed automatically', () => {
    const sources = projectFiles().filter((path) => /^server\/.*(?<!\.spec)\.ts$/.test(path));
    const tasks = sources.flatMap((path) =>
      [...read(path).matchAll(/@Scheduled\([^)]*\)\s+async (\w+)/g)].map((match) => match[1]),
    );
    const listed = [...Object.keys(REMOVED_DATA), ...IMPERSONAL_DATA, ...OTHER_TASKS];
    expect(tasks.sort()).toEqual(listed.sort());
  });

  it.each(Object.entries(REMOVED_DATA))(
    'says when %s removes it',
    (_task, [path, time, sentence]) => {
      const source = read(`server/${path}.ts`);
      expect(source.split(time).length, `${time} is used`).toBeGreaterThan(
        time.includes(' ') ? 1 : 2,
      );
      const days = points
        .map((point) => sentence.exec(point)?.[1])
        .find((found) => found !== undefined);
      expect(Number(days) * DAY_MS).toBe(valueOf(source, time));
    },
  );

  it('says how long requests to continue on another device are stored', () => {
    expect(points).toContainEqual(expect.stringMatching(/^Requests to continue .*: two hours\.$/));
    expect(read('server/attempts/returns/return.queries.ts')).toContain("interval '1 hour'");
    expect(read('server/attempts/returns/return-sweep.ts')).toContain('everyMinutes: 15');
  });

  it('says how long a browser has the names and links of those who joined there', () => {
    const said = cookies.parts.flatMap(({ points: all }) => all);
    expect(said).toContainEqual(
      expect.stringMatching(/for thirty days and at most a hundred exams,.*\(take\.joined\)/),
    );
    const source = read('client/take/session/joined.ts');
    expect(source).toContain('MAX_JOINED = 100;');
    expect(source).toContain('MAX_AGE_MS = 30 * 24 * 3_600_000;');
    expect(said).toContainEqual(expect.stringMatching(/For a day .* \(take\.finished\)/));
    const marks = read('client/take/session/finished-links.ts');
    expect(marks).toContain('MAX_AGE_MS = 24 * 3_600_000;');
  });

  it('names every key that the learner’s page stores in the browser', () => {
    const sources = projectFiles().filter((path) =>
      /^client\/take\/.*(?<!\.spec)\.tsx?$/.test(path),
    );
    const keys = sources.flatMap((path) =>
      [...read(path).matchAll(/['`](take\.[a-z]+)/g)].map(([, key]) => key ?? ''),
    );
    const said = cookies.parts.flatMap(({ points: all }) => all).join(' ');
    expect(keys.length).toBeGreaterThan(5);
    expect(keys.filter((key) => !said.includes(key))).toEqual([]);
  });

  it('says how long network addresses of visitors are counted', () => {
    const sentence = privacy.parts
      .flatMap(({ points: said }) => said)
      .find((point) => point?.includes('network address'));
    expect(sentence).toMatch(/stored as a hash for an hour, or for a day if you start a demo exam/);
    const seconds = (path: string): number =>
      Number(
        /-address', points: \d+, seconds: ([\d_]+)/.exec(read(path))?.[1]?.replaceAll('_', ''),
      );
    expect(seconds('server/enquiries/enquiry.service.ts')).toBe(3_600);
    expect(seconds('server/trials/trials.service.ts')).toBe(DAY_MS / 1_000);
  });

  it('says how long a trial is kept', () => {
    const source = read('server/trials/trial-accounts.ts');
    const days = points.map((point) => /Demo exams of visitors: (\d+) day\./.exec(point)?.[1]);
    expect(Number(days.find((found) => found !== undefined)) * DAY_MS).toBe(
      valueOf(source, 'LIFETIME_MS'),
    );
  });
});
