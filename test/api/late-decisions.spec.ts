import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { type Page, sitting, storedResponses } from '../setup/attempts.js';
import { candidate, exam, type Exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { REOPEN } from '../setup/interventions.js';
import {
  DECIDE,
  decide as decideFor,
  ESSAY,
  FIRST,
  submittedWithLateAnswers,
  COUNTS,
  paper as paperFor,
  question as questionFor,
  questions,
  reason,
  entryFor,
  SECOND,
  saveTexts,
} from '../setup/late-answers.js';

/** What staff decide about late answers. */
const app = useApplication();

let owner: Person;
let stranger: Person;
beforeAll(async () => {
  [owner, stranger] = [await person(app), await person(app)];
});

const createExam = async (rules: Record<string, unknown> = {}): Promise<Exam> =>
  exam(app, owner.api, {
    questions,
    rules: { wrong_marks: '-0.25', wrong_marks_basis: 'MARK', ...rules },
  });
const sit = async ({ code }: Exam): Promise<Page> => sitting(await candidate(app, code, 'Anna'));

const paperOf = async ({ id }: Page): Promise<Data> => paperFor(owner.api, id);

const questionOf = async (page: Page, asked: string): Promise<Data> =>
  questionFor(owner.api, page.id, asked);

async function idOf(page: Page, asked: string, place = 0): Promise<string> {
  return (await questionOf(page, asked))['late'][place].id as string;
}

const decide = async (page: Page, accepts: boolean, ...ids: string[]): Promise<Data> =>
  decideFor(owner.api, page.id, ids, accepts);

async function refusal(page: Page, change: object, by = owner): Promise<string> {
  const input = { attemptId: page.id, ids: [randomUUID()], accepts: true, reason, ...change };
  return (await by.api.refused(DECIDE, { input })).extensions.code;
}

const submittedLate = async (of: Exam): Promise<Page> => submittedWithLateAnswers(app, of);

describe('an accepted answer', () => {
  it('replaces the stored one, and is marked', async () => {
    const of = await createExam();
    const page = await submittedLate(of);
    const before = (await page.clock()).body['receipt'] as Data;
    const stored = await questionOf(page, ESSAY);
    expect((await paperOf(page))['result']).toMatchObject({ score: 3, lateCount: 3 });
    await decide(page, true, await idOf(page, SECOND), await idOf(page, ESSAY));
    // By hand: 3 for the first, 4 for the second, the essay waits.
    expect((await paperOf(page))['result']).toMatchObject({
      submittedAt: before['submittedAt'],
      score: 7,
      waitingCount: 1,
      lateCount: 1,
    });
    const essay = await questionOf(page, ESSAY);
    expect(essay).toMatchObject({
      answer: 'Too late',
      savedAt: essay['late'][0].arrivedAt,
      late: [
        {
          decision: 'ACCEPTED',
          decidedBy: 'Ada Byron',
          isStored: true,
          replaced: { answer: 'In time', savedAt: stored['savedAt'] },
        },
      ],
    });
    const after = (await page.clock()).body['receipt'] as Data;
    expect(after).toMatchObject({ ...pick(before), answered: 3, amendedAt: expect.any(String) });
    expect(after['hash']).not.toBe(before['hash']);
    expect(after['signature']).not.toBe(before['signature']);
    // It can cost marks, too.
    await decide(page, true, await idOf(page, FIRST));
    expect((await paperOf(page))['result']).toMatchObject({ score: 3.25, lateCount: 0 });
    const { examEvents } = await owner.api.ask(COUNTS, { quizId: of.quizId });
    const event = { kind: 'LATE_ACCEPTED', attemptId: page.id, actorName: 'Ada Byron', reason };
    expect((examEvents.items as Data[]).slice(0, 2)).toMatchObject([event, event]);
  });

  it('counts once, however often it is accepted', async () => {
    const of = await createExam();
    const page = await submittedLate(of);
    const id = await idOf(page, SECOND);
    await decide(page, true, id);
    const [paper, receipt] = [await paperOf(page), (await page.clock()).body['receipt'] as Data];
    await decide(page, true, id);
    expect(await paperOf(page)).toEqual(paper);
    expect((await page.clock()).body['receipt']).toEqual(receipt);
    const { examEvents } = await owner.api.ask(COUNTS, { quizId: of.quizId });
    const accepted = (examEvents.items as Data[]).filter(({ kind }) => kind === 'LATE_ACCEPTED');
    expect(accepted).toHaveLength(1);
    expect(await refusal(page, { ids: [id], accepts: false })).toBe('LATE_ANSWER_ACCEPTED');
  });

  it('is remembered as stored before: sent again, that answer is not late', async () => {
    const page = await sit(await createExam());
    const saved = entryFor(page, ESSAY, 'In time');
    await page.save([saved]);
    await page.submit();
    await saveTexts(page, { [ESSAY]: 'Too late' });
    await decide(page, true, await idOf(page, ESSAY));
    const { body } = await page.sendLate([{ ...saved, epoch: 1 }]);
    expect(body['settled']).toMatchObject([{ outcome: 'STORED' }]);
    expect((await questionOf(page, ESSAY))['late']).toHaveLength(1);
  });

  it('can be replaced by another one of the same question; the first stored answer stays known', async () => {
    const page = await sit(await createExam());
    await saveTexts(page, { [ESSAY]: 'First page' });
    const second = await sitting(page.candidate);
    await saveTexts(second, { [ESSAY]: 'Second page' });
    await saveTexts(page, { [ESSAY]: 'First page, late' });
    await second.submit();
    await saveTexts(second, { [ESSAY]: 'Second page, late' });
    const ids = [await idOf(page, ESSAY, 0), await idOf(page, ESSAY, 1)] as const;
    expect(await refusal(page, { ids })).toBe('VALIDATION');
    for (const id of [...ids, ids[0]]) await decide(page, true, id);
    expect(await questionOf(page, ESSAY)).toMatchObject({
      answer: 'First page, late',
      late: [
        { decision: 'ACCEPTED', isStored: true, replaced: { answer: 'Second page' } },
        { decision: 'ACCEPTED', isStored: false },
      ],
    });
  });

  it('can be sent changed and replace itself: both earlier answers stay known', async () => {
    const page = await sit(await createExam());
    await saveTexts(page, { [ESSAY]: 'In time' });
    await page.submit();
    for (const late of ['Too late', 'Too late, and more', 'Too late, and all']) {
      await saveTexts(page, { [ESSAY]: late });
      await decide(page, true, await idOf(page, ESSAY));
      expect(await questionOf(page, ESSAY)).toMatchObject({
        answer: late,
        late: [{ decision: 'ACCEPTED', replaced: { answer: 'In time' } }],
      });
    }
  });

  it('is replaced by answers after the attempt is reopened', async () => {
    const of = await createExam();
    const page = await submittedLate(of);
    const [first, essay] = [await idOf(page, FIRST), await idOf(page, ESSAY)];
    await decide(page, true, essay);
    await owner.api.ask(REOPEN, { input: { attemptId: page.id, minutes: 5, reason } });
    expect(await refusal(page, { ids: [first] })).toBe('LATE_WHILE_RUNNING');
    expect(await refusal(page, { ids: [first], accepts: false })).toBe('LATE_WHILE_RUNNING');
    await page.open();
    await page.save([entryFor(page, ESSAY, 'Reopened', { sequence: 1 })]);
    const stored = [...(await storedResponses(app, page.id)).values()];
    expect(stored.map(({ response }) => response as unknown)).toContainEqual({ text: 'Reopened' });
    await page.submit();
    const after = (await page.clock()).body['receipt'] as Data;
    expect(after).not.toHaveProperty('amendedAt');
    // A late answer from before the reopening or after it can be decided on once the attempt has
    // ended.
    await decide(page, true, first);
    expect((await paperOf(page))['result']).toMatchObject({ score: -0.75, waitingCount: 1 });
  });

  it('may be of a question that was closed, if pages go forward only', async () => {
    const page = await sit(await createExam({ navigation: 'FORWARD' }));
    await page.save([entryFor(page, FIRST, 'wrong')], { reached: 2 });
    await page.submit();
    await saveTexts(page, { [FIRST]: 'right' });
    await decide(page, true, await idOf(page, FIRST));
    expect((await paperOf(page))['result']).toMatchObject({ score: 3 });
  });
});

describe('a refused answer', () => {
  it('does not count, stays stored, and can be accepted later', async () => {
    const of = await createExam();
    const page = await submittedLate(of);
    const before = (await page.clock()).body['receipt'] as Data;
    const id = await idOf(page, SECOND);
    await decide(page, false, id);
    await decide(page, false, id);
    expect(await questionOf(page, SECOND)).toMatchObject({
      outcome: 'BLANK',
      late: [{ decision: 'REFUSED', decidedBy: 'Ada Byron', decidedAt: expect.any(String) }],
    });
    expect((await page.clock()).body['receipt']).toEqual(before);
    await saveTexts(page, { [SECOND]: 'right' });
    expect((await paperOf(page))['result']).toMatchObject({ score: 3, lateCount: 2 });
    const { examEvents } = await owner.api.ask(COUNTS, { quizId: of.quizId });
    const kinds = (examEvents.items as Data[]).map(({ kind }) => kind as string);
    expect(kinds.filter((kind) => kind === 'LATE_REFUSED')).toHaveLength(1);
    await decide(page, true, id);
    expect((await paperOf(page))['result']).toMatchObject({ score: 7, lateCount: 2 });
  });

  it('needs another decision if it was sent changed', async () => {
    const page = await submittedLate(await createExam());
    await decide(page, false, await idOf(page, ESSAY));
    await saveTexts(page, { [ESSAY]: 'Too late, and more' });
    expect((await questionOf(page, ESSAY))['late']).toMatchObject([
      { answered: { answer: 'Too late, and more' }, decision: null, decidedBy: null },
    ]);
  });
});

describe('a decision', () => {
  it('is refused if there is nothing to decide on', async () => {
    const of = await createExam();
    const [page, other] = [await submittedLate(of), await submittedLate(of)];
    const id = await idOf(page, FIRST);
    expect(await refusal(page, {})).toBe('LATE_ANSWER_NOT_FOUND');
    expect(await refusal(page, { ids: [id, await idOf(other, FIRST)] })).toBe(
      'LATE_ANSWER_NOT_FOUND',
    );
    expect(await refusal(page, { ids: ['x'] })).toBe('LATE_ANSWER_NOT_FOUND');
    for (const ids of [[], [id, id], Array.from({ length: 101 }, () => randomUUID())])
      expect(await refusal(page, { ids })).toBe('VALIDATION');
    for (const bad of ['', 'x'.repeat(501)])
      expect(await refusal(page, { ids: [id], reason: bad })).toBe('VALIDATION');
    expect(await refusal(page, { attemptId: 'x', ids: [id] })).toBe('ATTEMPT_NOT_FOUND');
    expect(await refusal(page, { ids: [id] }, stranger)).toBe('ATTEMPT_NOT_FOUND');
    await app.sql('UPDATE attempts SET is_preview = true WHERE id = $1', [other.id]);
    expect(await refusal(other, {})).toBe('ATTEMPT_NOT_FOUND');
    expect((await paperOf(page))['result']).toMatchObject({ score: 3, lateCount: 3 });
  });
});

/** What a new receipt keeps of the old one. */
function pick({ attemptId, submittedAt, submittedBy, questions: count }: Data): Data {
  return { attemptId, submittedAt, submittedBy, questions: count };
}
