/** Certificates: for candidates who have passed and may see it, and checked by anybody. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import type { Page } from '../setup/attempts.js';
import { call, exam, setRules, type Exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { answerTo, giveMarks } from '../setup/marking.js';
import { review, answerExam, takeExam } from '../setup/taking.js';

const app = useApplication();
let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

const RIVER = 'Which river?';
const ESSAY = 'Why?';
const options = ['right', 'wrong'].map((text) => ({ text }));
const questions = [
  { mcq: { text: RIVER, options, correctOption: 1, marks: '2' } },
  { descriptive: { text: ESSAY, marks: '5' } },
];
const createExam = async (rules: object = {}, title?: string): Promise<Exam> =>
  exam(app, owner.api, {
    ...(title !== undefined && { title }),
    questions,
    rules: { pass_mark: 2, has_certificate: true, ...rules },
  });

const certificateResponse = async ({ id, candidate: learner }: Page, api: Api = learner.api) =>
  call(api, `/attempts/${id}/certificate`);
const check = async (reference: string) =>
  (await call(app.api, `/verify/certificates/${encodeURIComponent(reference)}`)).body;
const codeOf = async (page: Page) => {
  const { status, body } = await certificateResponse(page);
  return [status, body['code']];
};
const REFUSED = [403, 'CERTIFICATE_NOT_GIVEN'];

describe('a certificate', () => {
  it('says who passed what, where and when; and anybody can check it', async () => {
    const page = await takeExam(
      app,
      await createExam({}, 'Botany'),
      { [RIVER]: 'right' },
      'ज़ोया <b>',
    );
    const { status, body } = await certificateResponse(page);
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'ज़ोया <b>', title: 'Botany', timeZone: 'UTC' });
    expect(body['institute']).toEqual(expect.any(String));
    const reviewed = (await review(page)).body;
    expect(reviewed).toMatchObject({
      hasCertificate: true,
      institute: body['institute'] as string,
    });
    expect(body['passedAt']).toBe(reviewed['attempt'].submittedAt);
    // The same at each look.
    expect((await certificateResponse(page)).body).toEqual(body);
    const reference = body['reference'] as string;
    for (const typed of [reference, reference.toLowerCase().replaceAll('-', ' ')])
      expect(await check(typed)).toEqual({
        isGenuine: true,
        holds: true,
        isErased: false,
        certificate: body,
      });
    const none = { isGenuine: false, holds: false, isErased: false, certificate: null };
    for (const typed of ['x', '2222-2222-2222-2222', page.id])
      expect(await check(typed)).toEqual(none);
  });

  it('is withheld while a marker is typing marks, since the result is open until then', async () => {
    const page = await takeExam(app, await createExam({ pass_mark: 6 }), {
      [RIVER]: 'right',
      [ESSAY]: 'So.',
    });
    const seen = async () => {
      const { isPassed, waitingCount, hasCertificate } = (await review(page)).body;
      const [made] = (await page.lobby())['attempts'] as Record<string, unknown>[];
      expect(made).toMatchObject({ isPassed, waitingCount });
      expect((await certificateResponse(page)).status).toBe(hasCertificate ? 200 : 403);
      return [isPassed, waitingCount, hasCertificate];
    };
    const type = async (marks: string, isTyped: boolean) =>
      giveMarks(owner.api, await answerTo(app, owner.api, page, ESSAY), { marks, isTyped });
    expect(await seen()).toEqual([null, 1, false]);
    await type('1', true);
    expect(await seen()).toEqual([null, 1, false]);
    await type('5', true);
    expect(await seen()).toEqual([null, 1, false]);
    await type('5', false);
    expect(await seen()).toEqual([true, 0, true]);
    const { reference } = (await certificateResponse(page)).body;
    await type('3', true);
    expect(await check(reference as string)).toMatchObject({ isGenuine: true, holds: false });
    await type('3', false);
    expect(await seen()).toEqual([false, 0, false]);
  });

  it('is withheld from candidates who failed, wait for marks, or may not see the result', async () => {
    const of = await createExam();
    expect(await codeOf(await takeExam(app, of, { [RIVER]: 'wrong' }))).toEqual(REFUSED);
    const waits = await takeExam(app, of, { [RIVER]: 'right', [ESSAY]: 'So.' });
    expect(await codeOf(waits)).toEqual(REFUSED);
    expect((await certificateResponse(waits)).body['message']).toMatch(
      /^There is no certificate yet/,
    );
    expect((await review(waits)).body).toMatchObject({ isPassed: true, hasCertificate: false });
    await app.sql('UPDATE attempts SET waiting_count = 0 WHERE id = $1', [waits.id]);
    expect((await certificateResponse(waits)).status).toBe(200);
    await setRules(app, of.quizId, { review_time: 'ON_RELEASE' });
    expect(await codeOf(waits)).toEqual([403, 'REVIEW_NOT_ALLOWED']);
    await setRules(app, of.quizId, { review_time: 'AT_ONCE', has_certificate: false });
    expect(await codeOf(waits)).toEqual(REFUSED);
    expect((await review(waits)).body['hasCertificate']).toBe(false);
    const unmeasured = await takeExam(app, await createExam({ pass_mark: null }), {
      [RIVER]: 'right',
    });
    expect(await codeOf(unmeasured)).toEqual(REFUSED);
    expect(await codeOf(await answerExam(app, await createExam()))).toEqual([
      403,
      'REVIEW_NOT_ALLOWED',
    ]);
  });

  it('becomes invalid when the attempt no longer passes', async () => {
    const page = await takeExam(app, await createExam(), { [RIVER]: 'right' });
    const reference = (await certificateResponse(page)).body['reference'] as string;
    await app.sql('UPDATE attempts SET score = 1 WHERE id = $1', [page.id]);
    expect(await check(reference)).toEqual({
      isGenuine: true,
      holds: false,
      isErased: false,
      certificate: null,
    });
    expect(await codeOf(page)).toEqual(REFUSED);
    await app.sql('UPDATE attempts SET score = 2 WHERE id = $1', [page.id]);
    expect(await check(reference)).toMatchObject({ holds: true, certificate: { reference } });
  });

  it('is valid only while the result is not withdrawn, even if no new certificates are issued', async () => {
    const of = await createExam({ review_time: 'AFTER_MARKING' });
    const page = await takeExam(app, of, { [RIVER]: 'right' });
    const reference = (await certificateResponse(page)).body['reference'] as string;
    const step = async (name: string): Promise<Data> => {
      await owner.api.ask(`mutation ($id: ID!) { ${name}(quizId: $id) { quizId } }`, {
        id: of.quizId,
      });
      return check(reference);
    };
    const lapsed = { isGenuine: true, holds: false, isErased: false, certificate: null };
    expect(await step('withdrawResults')).toEqual(lapsed);
    expect(await codeOf(page)).toEqual([403, 'REVIEW_NOT_ALLOWED']);
    expect(await step('releaseResults')).toMatchObject({ holds: true, certificate: { reference } });
    // Another kind of release starts afresh, whatever was released or withdrawn before.
    const soon = { review_time: 'ON_DATE', releases_at: new Date(Date.now() + 3_600_000) };
    await setRules(app, of.quizId, { ...soon, released_at: null, withdrawn_at: null });
    expect(await check(reference)).toEqual(lapsed);
    expect(await codeOf(page)).toEqual([403, 'REVIEW_NOT_ALLOWED']);
    await setRules(app, of.quizId, { releases_at: new Date(Date.now() - 1_000) });
    expect(await check(reference)).toMatchObject({ holds: true, certificate: { reference } });
    await setRules(app, of.quizId, { has_certificate: false, review_content: 'NOTHING' });
    expect(await check(reference)).toMatchObject({ holds: true, certificate: { reference } });
  });

  it('is invalid while the paper is open again', async () => {
    const page = await takeExam(app, await createExam(), { [RIVER]: 'right' });
    const reference = (await certificateResponse(page)).body['reference'] as string;
    await app.sql('UPDATE attempts SET submitted_at = NULL WHERE id = $1', [page.id]);
    expect(await check(reference)).toMatchObject({ isGenuine: true, holds: false });
  });

  it('is closed to other candidates', async () => {
    const of = await createExam();
    const page = await takeExam(app, of, { [RIVER]: 'right' });
    const other = await takeExam(app, of, { [RIVER]: 'right' }, 'Ben');
    const status = async (api: Api) => (await certificateResponse(page, api)).status;
    expect(await status(other.candidate.api)).toBe(404);
    expect(await status(owner.api)).toBe(401);
    expect(await status(app.api)).toBe(401);
  });
});
