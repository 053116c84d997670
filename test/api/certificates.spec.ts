/** Certificates: for whoever has passed and may see it, and for whoever is shown one. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import type { Page } from '../setup/attempts.js';
import { call, exam, setRules, type Exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { answerTo, give } from '../setup/marking.js';
import { review, sit, take } from '../setup/taking.js';

const app = useApplication();
let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

const RIVER = 'Which river?';
const ESSAY = 'Why?';
const options = ['right', 'wrong'].map((text) => ({ text }));
const questions = [
  { mcq: { text: RIVER, options, correctOption: 1, marks: 2 } },
  { descriptive: { text: ESSAY, marks: 5 } },
];
const given = async (rules: object = {}, title?: string): Promise<Exam> =>
  exam(app, owner.api, {
    ...(title !== undefined && { title }),
    questions,
    rules: { pass_mark: 2, has_certificate: true, ...rules },
  });

const asked = async ({ id, learner }: Page, api: Api = learner.api) =>
  call(api, `/attempts/${id}/certificate`);
const check = async (reference: string) =>
  (await call(app.api, `/verify/certificates/${encodeURIComponent(reference)}`)).body;
const codeOf = async (page: Page) => {
  const { status, body } = await asked(page);
  return [status, body['code']];
};
const REFUSED = [403, 'CERTIFICATE_NOT_GIVEN'];

describe('a certificate', () => {
  it('says who passed what, where and when; and anybody can check it', async () => {
    const page = await take(app, await given({}, 'Botany'), { [RIVER]: 'right' }, 'ज़ोया <b>');
    const { status, body } = await asked(page);
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
    expect((await asked(page)).body).toEqual(body);
    const reference = body['reference'] as string;
    for (const typed of [reference, reference.toLowerCase().replaceAll('-', ' ')])
      expect(await check(typed)).toEqual({ isGenuine: true, holds: true, certificate: body });
    const none = { isGenuine: false, holds: false, certificate: null };
    for (const typed of ['x', '2222-2222-2222-2222', page.id])
      expect(await check(typed)).toEqual(none);
  });

  it('is for nobody whose marks are being typed: what they come to is open until then', async () => {
    const page = await take(app, await given({ pass_mark: 6 }), {
      [RIVER]: 'right',
      [ESSAY]: 'So.',
    });
    const seen = async () => {
      const { isPassed, waitingCount, hasCertificate } = (await review(page)).body;
      const [made] = (await page.lobby())['attempts'] as Record<string, unknown>[];
      expect(made).toMatchObject({ isPassed, waitingCount });
      expect((await asked(page)).status).toBe(hasCertificate ? 200 : 403);
      return [isPassed, waitingCount, hasCertificate];
    };
    const type = async (marks: number, isTyped: boolean) =>
      give(owner.api, await answerTo(app, owner.api, page, ESSAY), { marks, isTyped });
    expect(await seen()).toEqual([null, 1, false]);
    await type(1, true);
    expect(await seen()).toEqual([null, 1, false]);
    await type(5, true);
    expect(await seen()).toEqual([null, 1, false]);
    await type(5, false);
    expect(await seen()).toEqual([true, 0, true]);
    const { reference } = (await asked(page)).body;
    await type(3, true);
    expect(await check(reference as string)).toMatchObject({ isGenuine: true, holds: false });
    await type(3, false);
    expect(await seen()).toEqual([false, 0, false]);
  });

  it('is for nobody who has not passed, or waits, or may not see it', async () => {
    const of = await given();
    expect(await codeOf(await take(app, of, { [RIVER]: 'wrong' }))).toEqual(REFUSED);
    const waits = await take(app, of, { [RIVER]: 'right', [ESSAY]: 'So.' });
    expect(await codeOf(waits)).toEqual(REFUSED);
    expect((await review(waits)).body).toMatchObject({ isPassed: true, hasCertificate: false });
    await app.sql('UPDATE attempts SET waiting_count = 0 WHERE id = $1', [waits.id]);
    expect((await asked(waits)).status).toBe(200);
    await setRules(app, of.quizId, { review_time: 'ON_RELEASE' });
    expect(await codeOf(waits)).toEqual([403, 'REVIEW_NOT_ALLOWED']);
    await setRules(app, of.quizId, { review_time: 'AT_ONCE', has_certificate: false });
    expect(await codeOf(waits)).toEqual(REFUSED);
    expect((await review(waits)).body['hasCertificate']).toBe(false);
    const unmeasured = await take(app, await given({ pass_mark: null }), { [RIVER]: 'right' });
    expect(await codeOf(unmeasured)).toEqual(REFUSED);
    expect(await codeOf(await sit(app, await given()))).toEqual([403, 'REVIEW_NOT_ALLOWED']);
  });

  it('ends to hold when the attempt does not pass any more', async () => {
    const page = await take(app, await given(), { [RIVER]: 'right' });
    const reference = (await asked(page)).body['reference'] as string;
    await app.sql('UPDATE attempts SET score = 1 WHERE id = $1', [page.id]);
    expect(await check(reference)).toEqual({ isGenuine: true, holds: false, certificate: null });
    expect(await codeOf(page)).toEqual(REFUSED);
    await app.sql('UPDATE attempts SET score = 2 WHERE id = $1', [page.id]);
    expect(await check(reference)).toMatchObject({ holds: true, certificate: { reference } });
  });

  it('holds only while the result is not withdrawn, and also where no more are given', async () => {
    const of = await given({ review_time: 'AFTER_MARKING' });
    const page = await take(app, of, { [RIVER]: 'right' });
    const reference = (await asked(page)).body['reference'] as string;
    const step = async (name: string): Promise<Data> => {
      await owner.api.ask(`mutation ($id: ID!) { ${name}(quizId: $id) { quizId } }`, {
        id: of.quizId,
      });
      return check(reference);
    };
    const lapsed = { isGenuine: true, holds: false, certificate: null };
    expect(await step('withdrawResults')).toEqual(lapsed);
    expect(await codeOf(page)).toEqual([403, 'REVIEW_NOT_ALLOWED']);
    expect(await step('releaseResults')).toMatchObject({ holds: true, certificate: { reference } });
    // Another kind of release begins anew, whatever was released or withdrawn before.
    const soon = { review_time: 'ON_DATE', releases_at: new Date(Date.now() + 3_600_000) };
    await setRules(app, of.quizId, { ...soon, released_at: null, withdrawn_at: null });
    expect(await check(reference)).toEqual(lapsed);
    expect(await codeOf(page)).toEqual([403, 'REVIEW_NOT_ALLOWED']);
    await setRules(app, of.quizId, { releases_at: new Date(Date.now() - 1_000) });
    expect(await check(reference)).toMatchObject({ holds: true, certificate: { reference } });
    await setRules(app, of.quizId, { has_certificate: false, review_content: 'NOTHING' });
    expect(await check(reference)).toMatchObject({ holds: true, certificate: { reference } });
  });

  it('ends to hold while the paper is open again', async () => {
    const page = await take(app, await given(), { [RIVER]: 'right' });
    const reference = (await asked(page)).body['reference'] as string;
    await app.sql('UPDATE attempts SET submitted_at = NULL WHERE id = $1', [page.id]);
    expect(await check(reference)).toMatchObject({ isGenuine: true, holds: false });
  });

  it('is nobody else’s to look at', async () => {
    const of = await given();
    const page = await take(app, of, { [RIVER]: 'right' });
    const other = await take(app, of, { [RIVER]: 'right' }, 'Ben');
    const status = async (api: Api) => (await asked(page, api)).status;
    expect(await status(other.learner.api)).toBe(404);
    expect(await status(owner.api)).toBe(401);
    expect(await status(app.api)).toBe(401);
  });
});
