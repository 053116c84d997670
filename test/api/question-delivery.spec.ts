import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import {
  moveDeadline,
  Page,
  sitting,
  storedResponses,
  unshownQuestions,
} from '../setup/attempts.js';
import { call, candidate, exam, type CandidateAccess, type Exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { pauseExam, resumeExam } from '../setup/pauses.js';
import { anyDescriptive, mcq } from '../setup/questions.js';

/** Questions of a forward-only exam come by place: nobody has one before it is their turn. */
const app = useApplication();

const TEXTS = ['First?', 'Second?', 'Third?', 'Fourth?'];
const questions = TEXTS.map((text) => mcq(text, ['yes', 'no'], 1));

let owner: Person;
let forward: Exam;
let free: Exam;
beforeAll(async () => {
  owner = await person(app);
  forward = await exam(app, owner.api, { questions, rules: { navigation: 'FORWARD' } });
  free = await exam(app, owner.api, { questions });
});

const learner = async (of: Exam): Promise<CandidateAccess> => candidate(app, of.code, 'Ada');
const shownTexts = ({ sitting: { paper } }: Page): string[] =>
  (paper as { questions: Data[] }).questions.map(({ text }) => text as string);

describe('a forward-only exam', () => {
  it('shows one question at its start, and says how many there are', async () => {
    const page = await sitting(await learner(forward));
    expect(page.sitting['paper']).toMatchObject({ questionCount: 4 });
    expect(shownTexts(page)).toEqual(['First?']);
    for (const place of [1, 2, 3])
      expect(await page.question(place)).toMatchObject({
        status: 409,
        body: { code: 'QUESTION_NOT_REACHED' },
      });
  });

  it('delivers the next one once the present one is answered, and no more', async () => {
    const page = await sitting(await learner(forward));
    await page.save([page.entry(0)]);
    const { status, body } = await page.question(1);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { place: 1, question: { text: 'Second?', kind: 'MCQ' } },
    });
    expect(Object.keys(body['question'] as object)).not.toContain('key');
    expect((await page.question(2)).status).toBe(409);
    // It stays open: fetching the next question does not leave this one.
    expect((await page.save([page.entry(0)])).body).toMatchObject({ refused: [] });
    await page.open();
    expect(page.sitting['attempt']).toMatchObject({ reached: 0 });
    expect(shownTexts(page)).toEqual(['First?', 'Second?']);
  });

  it('takes the next one back with the answer that it was delivered for', async () => {
    const page = await sitting(await learner(forward));
    await page.save([page.entry(0)]);
    await page.save([page.entry(0, { response: null })]);
    expect((await page.question(1)).status).toBe(409);
  });

  it.each(['', ' ', ' \n\t'])('does not take the text %j for an answer', async (text) => {
    const essays = [anyDescriptive, { descriptive: { text: 'And then?' } }];
    const rules = { navigation: 'FORWARD' };
    const page = await sitting(
      await learner(await exam(app, owner.api, { questions: essays, rules })),
    );
    await page.save([page.entry(0, { response: { text } })]);
    expect(await page.question(1)).toMatchObject({
      status: 409,
      body: { code: 'QUESTION_NOT_REACHED' },
    });
    await page.open();
    expect(page.questions).toHaveLength(1);
    await page.save([page.entry(0, { response: { text: 'Because' } })]);
    expect((await page.question(1)).status).toBe(200);
    await page.open();
    expect(page.questions).toHaveLength(2);
  });

  it('delivers the next one once the present one is left', async () => {
    const page = await sitting(await learner(forward));
    await page.save([], { reached: 1 });
    expect((await page.question(1)).body).toMatchObject({ question: { text: 'Second?' } });
    expect((await page.question(2)).status).toBe(409);
    await page.open();
    expect(shownTexts(page)).toEqual(['First?', 'Second?']);
  });

  it('lets nobody read on while it is paused', async () => {
    const { code, quizId } = await exam(app, owner.api, {
      questions,
      rules: { navigation: 'FORWARD' },
    });
    const page = await sitting(await candidate(app, code, 'Ada'));
    await pauseExam(owner.api, quizId);
    for (const reached of [1, 2, 3]) await page.save([], { reached });
    expect((await page.save([page.entry(0)])).status).toBe(200);
    expect(await page.question(1)).toMatchObject({ status: 409, body: { code: 'EXAM_PAUSED' } });
    await page.open();
    expect(shownTexts(page)).toEqual(['First?']);
    await resumeExam(owner.api, quizId);
    expect((await page.question(1)).status).toBe(200);
  });

  it('shows everything in turn, in the order of the attempt', async () => {
    const page = await sitting(await learner(forward));
    await page.goOnTo(3);
    expect(shownTexts(page)).toEqual(TEXTS);
    const ids = page.questions.map(({ id }) => id as string);
    expect(ids).toEqual((await unshownQuestions(app, page.id)).map(({ id }) => id as string));
  });
});

describe('a save in a forward-only exam', () => {
  it('closes the questions before, and keeps their answers', async () => {
    const page = await sitting(await learner(forward));
    const first = page.entry(0);
    expect((await page.save([first], { reached: 1 })).body).toMatchObject({ refused: [] });
    await page.goOnTo(1);
    const later = await page.save([page.entry(0), page.entry(1)]);
    expect(later.body).toMatchObject({
      receipts: [{ questionId: page.questions[1]?.['id'] }],
      refused: [{ questionId: first.questionId, code: 'QUESTION_CLOSED' }],
    });
    // The response to the save was lost: it is sent again, and is stored.
    expect((await page.save([first], { reached: 1 })).body).toMatchObject({
      receipts: [{ questionId: first.questionId, sequence: first.sequence }],
      refused: [],
    });
    await page.save([], { reached: 3 });
    await page.save([], { reached: 2 });
    await page.open();
    expect(page.sitting['attempt'].reached).toBe(3);
    await page.submit({ entries: [page.entry(1, { response: null }), page.entry(3)] });
    const stored = await storedResponses(app, page.id);
    expect(stored.get(first.questionId)).toMatchObject({ response: first.response });
    expect(stored.get(page.questions[1]?.['id'] as string)?.['response']).not.toBeNull();
    expect(stored.size).toBe(3);
  });

  it('does not depend on what the page says it shows', async () => {
    const page = await sitting(await learner(forward));
    const place = async (): Promise<number> => {
      await page.open();
      return page.sitting['attempt'].reached as number;
    };
    page.sitting['paper'].questions = await unshownQuestions(app, page.id);
    await page.save([page.entry(0), page.entry(2)]);
    expect(await place()).toBe(2);
    const back = page.entry(0);
    expect((await page.save([back])).body).toMatchObject({
      receipts: [],
      refused: [{ questionId: back.questionId, code: 'QUESTION_CLOSED' }],
    });
    // A rejected save moves nobody forward, and an accepted one never back.
    expect(await place()).toBe(2);
    const skipped = page.entry(1);
    await page.goOnTo(3);
    const entries = [skipped, page.entry(3)];
    const { body } = await page.submit({ entries });
    expect(body).toMatchObject({
      receipt: { answered: 3 },
      refused: [{ questionId: skipped.questionId, code: 'QUESTION_CLOSED' }],
    });
    // A page that did not get that response asks again.
    expect((await page.submit({ entries })).body).toEqual(body);
    expect((await storedResponses(app, page.id)).has(skipped.questionId)).toBe(false);
  });

  it('is not moved by a place that the paper does not have', async () => {
    const page = await sitting(await learner(forward));
    const first = page.entry(0);
    for (const reached of [4, 2 ** 31 - 1]) {
      const { body } = await page.save([first], { reached });
      expect(body).toMatchObject({ receipts: [{ questionId: first.questionId }], refused: [] });
    }
    await page.open();
    expect(page.sitting['attempt'].reached).toBe(0);
    await page.goOnTo(3);
    expect((await page.save([page.entry(3)])).body).toMatchObject({ refused: [] });
  });
});

describe('any exam', () => {
  it('that is not forward-only shows all questions at its start', async () => {
    const page = await sitting(await learner(free));
    expect(shownTexts(page)).toEqual(TEXTS);
    expect((await page.question(3)).body).toMatchObject({ place: 3 });
  });

  it.each(['4', '9999'])('has no question at place %s', async (place) => {
    const page = await sitting(await learner(free));
    expect(await call(page.candidate.api, `/attempts/${page.id}/questions/${place}`)).toMatchObject(
      {
        status: 404,
        body: { code: 'PLACE_NOT_FOUND' },
      },
    );
  });

  it.each(['-1', '1.5', 'one', '12345'])('refuses the place %s', async (place) => {
    const page = await sitting(await learner(free));
    expect(await call(page.candidate.api, `/attempts/${page.id}/questions/${place}`)).toMatchObject(
      {
        status: 400,
        body: { code: 'VALIDATION' },
      },
    );
  });

  it('shows strangers none', async () => {
    const page = await sitting(await learner(free));
    const other = await learner(free);
    expect(await call(other.api, `/attempts/${page.id}/questions/0`)).toMatchObject({
      status: 404,
      body: { code: 'ATTEMPT_NOT_FOUND' },
    });
    expect((await call(app.api, `/attempts/${page.id}/questions/0`)).status).toBe(401);
  });

  it('shows none after its end, but the receipt', async () => {
    const page = await sitting(await learner(free));
    await moveDeadline(app, page.id, -11);
    const { status, body } = await page.question(0);
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { code: 'ATTEMPT_ENDED', current: { attemptId: page.id, submittedBy: 'TIME' } },
    });
  });
});

describe('the place of an attempt', () => {
  const placeOf = async (candidateAccess: CandidateAccess): Promise<number> => {
    const other = new Page(candidateAccess);
    await other.open();
    return other.sitting['attempt'].place as number;
  };

  it('is known to the next device', async () => {
    const access = await learner(free);
    const page = await sitting(access);
    expect(page.sitting['attempt'].place).toBe(0);
    expect((await page.save([], { place: 2 })).status).toBe(200);
    expect(await placeOf(access)).toBe(2);
  });

  it('stays with a save that does not name one, and with a place that the paper does not have', async () => {
    const access = await learner(free);
    const page = await sitting(access);
    await page.save([page.entry(3)], { place: 3 });
    await page.save([page.entry(0)]);
    const { body } = await page.save([page.entry(1)], { place: 4 });
    expect(body).toMatchObject({ receipts: [{ questionId: page.entry(1).questionId }] });
    expect(await placeOf(access)).toBe(3);
  });

  it('is the one that was reached, forward-only', async () => {
    const access = await learner(forward);
    const page = await sitting(access);
    await page.save([], { reached: 1 });
    expect(await placeOf(access)).toBe(1);
  });
});
