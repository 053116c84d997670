import { describe, expect, it } from 'vitest';
import { rulesChecks } from './rules-checks';
import { draftOf, inWords, rulesOf } from './rules-draft';

const rules = {
  access: 'REGISTRATION',
  accessCode: null,
  opensAt: '2026-03-01T04:00:00.000Z',
  closesAt: null,
  attemptsAllowed: 1,
  passMark: null,
  marksPerQuestion: 2.5,
  penaltyPercent: 0,
  shufflesQuestions: false,
  shufflesOptions: true,
  layout: 'ONE',
  navigation: 'FREE',
  reviewContent: 'SCORE',
  reviewTime: 'AT_ONCE',
  releasesAt: '2026-11-01T18:00:30.000Z',
  releasedAt: null,
  withdrawnAt: null,
  release: 'SHOWN',
  mailsResults: true,
  hasCertificate: false,
  version: 3,
} as const;
const quiz = {
  id: 'quiz',
  title: 'Botany',
  status: 'ACTIVE',
  isCompleted: true,
  durationMinutes: null,
  questionCount: 2,
  version: 1,
} as const;
const base = draftOf(rules, quiz, 'Asia/Kolkata');

describe('rules in a form', () => {
  it('come back as they were', () => {
    expect(base).toMatchObject({ opensAt: '2026-03-01T09:30', closesAt: '', durationMinutes: '' });
    const sent = rulesOf(base, rules, 'Asia/Kolkata');
    const { releasedAt, withdrawnAt, release, version } = rules;
    expect({ ...sent, releasedAt, withdrawnAt, release, version }).toEqual(rules);
  });

  it('keep times that nobody touched to the second, and in an hour that the clock shows twice', () => {
    const was = {
      opensAt: '2026-10-25T01:30:00.000Z',
      closesAt: '2026-10-26T08:00:30.000Z',
      // The second 02:30 of that night, which its wall time alone would not say.
      releasesAt: '2026-10-25T01:30:00.000Z',
    };
    const zone = 'Europe/Berlin';
    const draft = draftOf({ ...rules, ...was }, quiz, zone);
    expect(rulesOf(draft, was, zone)).toMatchObject(was);
    expect(rulesOf({ ...draft, closesAt: '2026-10-26T09:01' }, was, zone)).toMatchObject({
      opensAt: was.opensAt,
      closesAt: '2026-10-26T08:01:00.000Z',
    });
  });

  it('need a date of release where they speak of one, and mean it in the zone of that day', () => {
    const zone = 'Europe/Berlin';
    const none = { opensAt: null, closesAt: null, releasesAt: null };
    const draft = { ...draftOf({ ...rules, ...none }, quiz, zone), reviewTime: 'ON_DATE' as const };
    expect(rulesChecks(none, zone).releasesAt('', draft)).toMatch('Give the date');
    expect(rulesChecks(none, zone).releasesAt('12026-10-25T02:45', draft)).toMatch('not whole');
    expect(rulesChecks(none, zone).releasesAt('', { ...draft, reviewTime: 'AT_ONCE' })).toBeNull();
    const meant = (wall: string) => rulesOf({ ...draft, releasesAt: wall }, none, zone).releasesAt;
    // The day before the clock goes back, and the day after: an hour more lies between them.
    expect(meant('2026-10-24T09:00')).toBe('2026-10-24T07:00:00.000Z');
    expect(meant('2026-10-25T09:00')).toBe('2026-10-25T08:00:00.000Z');
    // In the night in which it goes forward there is no half past two.
    expect(meant('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z');
  });

  it('are checked by instants, and times that are none are refused', () => {
    const zone = 'Europe/Berlin';
    // 02:45 summer time, and half an hour later 02:15 winter time.
    const was = {
      opensAt: '2026-10-25T00:45:00.000Z',
      closesAt: '2026-10-25T01:15:00.000Z',
      releasesAt: null,
    };
    const draft = draftOf({ ...rules, ...was }, quiz, zone);
    expect(rulesChecks(was, zone).closesAt(draft.closesAt, draft)).toBeNull();
    const none = { opensAt: null, closesAt: null, releasesAt: null };
    expect(rulesChecks(none, zone).closesAt(draft.closesAt, draft)).toMatch('before it opens');
    expect(rulesChecks(none, zone).opensAt('12026-10-25T02:45')).toMatch('not whole');
    expect(rulesChecks(none, zone).closesAt('', draft)).toBeNull();
  });
});

describe('an access code', () => {
  it('is trimmed, none when it is empty, and bounded', () => {
    const zone = 'Asia/Kolkata';
    expect(rulesOf({ ...base, accessCode: ' Heron ' }, rules, zone).accessCode).toBe('Heron');
    expect(rulesOf({ ...base, accessCode: '  ' }, rules, zone).accessCode).toBeNull();
    expect(rulesChecks(rules, zone).accessCode('😀'.repeat(40))).toBeNull();
    expect(rulesChecks(rules, zone).accessCode('x'.repeat(41))).toBe('At most 40 characters');
  });
});

describe('a rule', () => {
  it('is told in words', () => {
    const rule = { ...base, access: 'LINK' as const, opensAt: '', shufflesOptions: false };
    expect(inWords(rule, 'access')).toBe('Whoever has the link and gives a name');
    expect(inWords(rule, 'opensAt')).toBe('Empty');
    expect(inWords(rule, 'shufflesOptions')).toBe('No');
  });
});
