import { describe, expect, it } from 'vitest';
import { rulesValidation } from './rules-validation';
import {
  ruleText,
  toCurrentDraft,
  toDraft,
  toRulesInput,
  type RulesDraft,
  type StoredRulesDraft,
} from './rules-draft';
import { wrongMarksExample } from './wrong-marks-example';

const rules = {
  access: 'REGISTRATION',
  accessCode: null,
  opensAt: '2026-03-01T04:00:00.000Z',
  closesAt: null,
  attemptsAllowed: 1,
  passMark: null,
  marksPerQuestion: '2.5',
  wrongMarks: '-1/3',
  wrongMarksBasis: 'QUESTION',
  shufflesQuestions: false,
  shufflesOptions: true,
  layout: 'ONE',
  navigation: 'FREE',
  checksSpelling: true,
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
  orderVersion: 1,
  version: 1,
} as const;
const base = toDraft(rules, quiz, 'Asia/Kolkata');

describe('the rules form', () => {
  it('returns unchanged rules unchanged', () => {
    expect(base).toMatchObject({ opensAt: '2026-03-01T09:30', closesAt: '', durationMinutes: '' });
    const sent = toRulesInput(base, rules, 'Asia/Kolkata');
    const { releasedAt, withdrawnAt, release, version } = rules;
    expect({ ...sent, releasedAt, withdrawnAt, release, version }).toEqual(rules);
  });

  it('keeps untouched times exactly, with seconds and in an hour that the clock shows twice', () => {
    const previous = {
      opensAt: '2026-10-25T01:30:00.000Z',
      closesAt: '2026-10-26T08:00:30.000Z',
      // The second 02:30 of that night, which its wall time alone would not say.
      releasesAt: '2026-10-25T01:30:00.000Z',
    };
    const zone = 'Europe/Berlin';
    const draft = toDraft({ ...rules, ...previous }, quiz, zone);
    expect(toRulesInput(draft, previous, zone)).toMatchObject(previous);
    expect(toRulesInput({ ...draft, closesAt: '2026-10-26T09:01' }, previous, zone)).toMatchObject({
      opensAt: previous.opensAt,
      closesAt: '2026-10-26T08:01:00.000Z',
    });
  });

  it('requires a release date where the rules need one, and reads it with the offset of that day', () => {
    const zone = 'Europe/Berlin';
    const none = { opensAt: null, closesAt: null, releasesAt: null };
    const draft = { ...toDraft({ ...rules, ...none }, quiz, zone), reviewTime: 'ON_DATE' as const };
    expect(rulesValidation(none, zone).releasesAt('', draft)).toMatch('Enter the date');
    expect(rulesValidation(none, zone).releasesAt('12026-10-25T02:45', draft)).toMatch(
      'incomplete',
    );
    expect(
      rulesValidation(none, zone).releasesAt('', { ...draft, reviewTime: 'AT_ONCE' }),
    ).toBeNull();
    const instantOf = (wall: string) =>
      toRulesInput({ ...draft, releasesAt: wall }, none, zone).releasesAt;
    // The day before the clock goes back, and the day after: an hour more lies between them.
    expect(instantOf('2026-10-24T09:00')).toBe('2026-10-24T07:00:00.000Z');
    expect(instantOf('2026-10-25T09:00')).toBe('2026-10-25T08:00:00.000Z');
    // In the night in which it goes forward there is no half past two.
    expect(instantOf('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z');
  });

  it('compares instants, and rejects incomplete times', () => {
    const zone = 'Europe/Berlin';
    // 02:45 summer time, and half an hour later 02:15 winter time.
    const previous = {
      opensAt: '2026-10-25T00:45:00.000Z',
      closesAt: '2026-10-25T01:15:00.000Z',
      releasesAt: null,
    };
    const draft = toDraft({ ...rules, ...previous }, quiz, zone);
    expect(rulesValidation(previous, zone).closesAt(draft.closesAt, draft)).toBeNull();
    const none = { opensAt: null, closesAt: null, releasesAt: null };
    expect(rulesValidation(none, zone).closesAt(draft.closesAt, draft)).toMatch(
      'before the opening time',
    );
    expect(rulesValidation(none, zone).opensAt('12026-10-25T02:45')).toMatch('incomplete');
    expect(rulesValidation(none, zone).closesAt('', draft)).toBeNull();
  });
});

describe('the access code', () => {
  it('is trimmed, null when empty, and limited in length', () => {
    const zone = 'Asia/Kolkata';
    expect(toRulesInput({ ...base, accessCode: ' Heron ' }, rules, zone).accessCode).toBe('Heron');
    expect(toRulesInput({ ...base, accessCode: '  ' }, rules, zone).accessCode).toBeNull();
    expect(rulesValidation(rules, zone).accessCode('😀'.repeat(40))).toBeNull();
    expect(rulesValidation(rules, zone).accessCode('x'.repeat(41))).toBe(
      'Use at most 40 characters',
    );
  });
});

describe('ruleText', () => {
  it('describes the value of a rule', () => {
    const rule = { ...base, access: 'LINK' as const, opensAt: '', shufflesOptions: false };
    expect(ruleText(rule, 'access')).toBe('Anyone with the link who gives a name');
    expect(ruleText(rule, 'opensAt')).toBe('Empty');
    expect(ruleText(rule, 'shufflesOptions')).toBe('No');
    expect(ruleText(rule, 'wrongMarks')).toBe('−1/3');
    expect(ruleText(rule, 'wrongMarksBasis')).toBe('for each question');
  });
});

describe('the marks of a wrong choice', () => {
  it('are sent in lowest terms, and 0 when empty', () => {
    const sent = (wrongMarks: string) =>
      toRulesInput({ ...base, wrongMarks }, rules, 'Asia/Kolkata').wrongMarks;
    expect(['-2/6', ' -0,25', '−1/3', ''].map(sent)).toEqual(['-1/3', '-0.25', '-1/3', '0']);
  });

  it('must be zero or less', () => {
    const { wrongMarks, marksPerQuestion } = rulesValidation(rules, 'Asia/Kolkata');
    expect([wrongMarks('-1/3'), wrongMarks('0'), marksPerQuestion('')]).toEqual([null, null, null]);
    expect(wrongMarks('1/3')).toMatch(
      /^The marks of a wrong choice must be a number from -1000 to 0/,
    );
    expect(marksPerQuestion('-1')).toMatch(/^Marks must be a positive number, from 0.01 to 1000/);
  });

  it.each<[Pick<RulesDraft, 'marksPerQuestion' | 'wrongMarks' | 'wrongMarksBasis'>, string | null]>(
    [
      [
        { marksPerQuestion: '', wrongMarks: '-1/3', wrongMarksBasis: 'MARK' },
        'A wrong choice in a question worth 2 marks takes away 2/3 mark, unless the question has its own rule.',
      ],
      [
        { marksPerQuestion: '4', wrongMarks: '-1', wrongMarksBasis: 'QUESTION' },
        'A wrong choice in a question worth 4 marks takes away 1 mark.',
      ],
      [
        { marksPerQuestion: '1', wrongMarks: '4/3', wrongMarksBasis: 'MARK' },
        'A wrong choice in a question worth 1 mark takes away 4/3 marks.',
      ],
      [
        { marksPerQuestion: '', wrongMarks: '0', wrongMarksBasis: 'MARK' },
        'A wrong choice takes nothing away, unless the question has its own rule.',
      ],
      [{ marksPerQuestion: '', wrongMarks: '-1/', wrongMarksBasis: 'MARK' }, null],
    ],
  )('are explained by an example: %o', (draft, sentence) => {
    expect(wrongMarksExample(draft)).toBe(sentence);
  });
});

describe('a stored draft', () => {
  const older: StoredRulesDraft = { ...base };
  delete older.wrongMarks;
  delete older.wrongMarksBasis;

  it.each([
    [0, '0', 'QUESTION'],
    [25, '-0.25', 'MARK'],
    [33.33, '-1/3', 'MARK'],
    [12.5, '-1/8', 'MARK'],
    ['', '0', 'QUESTION'],
  ])('of an earlier release has its penalty of %s %% as marks', (penaltyPercent, marks, basis) => {
    const draft = toCurrentDraft({ ...older, marksPerQuestion: 2.5, penaltyPercent });
    const { wrongMarks, wrongMarksBasis, marksPerQuestion } = draft;
    expect([wrongMarks, wrongMarksBasis, marksPerQuestion]).toEqual([marks, basis, '2.5']);
    expect(draft).not.toHaveProperty('penaltyPercent');
  });

  it('of this release stays as it is', () => {
    expect(toCurrentDraft(base)).toEqual(base);
  });
});
