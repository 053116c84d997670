import { beforeAll, describe, expect, it } from 'vitest';
import { setReturnCode } from '../../server/candidates/candidate.queries.js';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { Page, sitting } from '../setup/attempts.js';
import { candidate, closeExam, exam, setRules, type Exam } from '../setup/exams.js';
import { anyEmail, person, type Person } from '../setup/factories.js';
import { invite, LINK, RESTORE, REVOKE, tokenIn } from '../setup/learners.js';
import { anyMcq } from '../setup/questions.js';
import { idOfCandidate, returnBy, returnCode } from '../setup/returns.js';

/** Learners who joined by name go on at another device, by the code that the first one shows. */
const app = useApplication();
let owner: Person;
let of: Exam;
beforeAll(async () => {
  owner = await person(app);
  of = await exam(app, owner.api, { questions: [anyMcq] });
});

const codeOf = async (token: string): Promise<string> => (await returnCode(app, token)) ?? '';
const idOf = async ({ quizId }: Exam, name: string): Promise<string> =>
  idOfCandidate(owner.api, quizId, name);

describe('a return code', () => {
  it('opens the same attempt on another device, as often as it is typed', async () => {
    const page = await sitting(await candidate(app, of.code, 'Ada'));
    const { token } = page.candidate;
    const code = await codeOf(token);
    expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    for (const typed of [code, code.toLowerCase().replace('-', ' ')])
      expect(await returnBy(app.api, of.code, typed)).toEqual({
        status: 200,
        body: { token, name: 'Ada' },
      });
    const other = new Page({ token, api: app.api.as(token) });
    await other.open();
    expect(other.id).toBe(page.id);
    expect(await codeOf(token)).toBe(code);
    const log = async (source: string | null) => {
      const query = `query ($quizId: ID!, $attemptId: ID!, $source: ExamEventSource) {
        examEvents(quizId: $quizId, attemptId: $attemptId, source: $source) { items { kind } }
      }`;
      const values = { quizId: of.quizId, attemptId: page.id, source };
      const { items } = (await owner.api.ask(query, values))['examEvents'];
      return (items as Data[]).filter(({ kind }) => kind === 'RETURNED_BY_CODE').length;
    };
    expect([await log(null), await log('PAGE'), await log('STAFF')]).toEqual([2, 2, 0]);
  });

  it('also leads to the result of an exam that has closed', async () => {
    const closing = await exam(app, owner.api, { questions: [anyMcq] });
    const { token } = await candidate(app, closing.code, 'Ada');
    const code = await codeOf(token);
    await closeExam(app, owner.api, closing.quizId, new Date(Date.now() - 60_000));
    expect((await returnBy(app.api, closing.code, code)).body['token']).toBe(token);
  });

  it('is for those who joined by name', async () => {
    const email = anyEmail();
    await invite(owner.api, of.quizId, [{ email }]);
    const { url } = (await owner.api.ask(LINK, { id: await idOf(of, email) }))['candidateLink'];
    expect(await returnCode(app, tokenIn(url as string))).toBeNull();
    const preview = 'mutation ($quizId: ID!) { previewExam(quizId: $quizId) { url } }';
    const previewed = (await owner.api.ask(preview, { quizId: of.quizId }))['previewExam'];
    expect(await returnCode(app, tokenIn(previewed.url as string))).toBeNull();
  });

  it('is made once, whoever looks first', async () => {
    const { token } = await candidate(app, of.code, 'Ada');
    const codes = await Promise.all(Array.from({ length: 4 }, async () => codeOf(token)));
    expect(new Set(codes).size).toBe(1);
  });

  it('opens nothing if it is wrong, of another exam, or of another kind of access', async () => {
    const other = await exam(app, owner.api, { questions: [anyMcq] });
    const code = await codeOf((await candidate(app, other.code, 'Ada')).token);
    for (const typed of ['2345-6789', '', 'ABC', 'x'.repeat(40), code])
      expect(await returnBy(app.api, of.code, typed)).toMatchObject({
        status: 403,
        body: { code: 'RETURN_CODE_WRONG' },
      });
    expect((await returnBy(app.api, of.code, 'x'.repeat(41))).status).toBe(400);
    expect((await returnBy(app.api, '2345-6789', code)).body['code']).toBe('EXAM_NOT_FOUND');
    await setRules(app, other.quizId, { access: 'INVITATION' });
    expect((await returnBy(app.api, other.code, code)).body['code']).toBe('EXAM_ACCESS');
  });

  it('is not stored for a candidate who was revoked meanwhile', async () => {
    await candidate(app, of.code, 'Meanwhile');
    const id = await idOf(of, 'Meanwhile');
    await owner.api.ask(REVOKE, { id });
    const sql = setReturnCode.statements[0]?.sql ?? '';
    expect(await app.sql(sql, ['ABCD2345', id])).toEqual([]);
  });

  it('ends with the link, and opens no new one', async () => {
    const { token } = await candidate(app, of.code, 'Revoked');
    const code = await codeOf(token);
    const id = await idOf(of, 'Revoked');
    await owner.api.ask(REVOKE, { id });
    expect((await returnBy(app.api, of.code, code)).status).toBe(403);
    await owner.api.ask(RESTORE, { id });
    expect((await returnBy(app.api, of.code, code)).status).toBe(403);
    const { url } = (await owner.api.ask(LINK, { id }))['candidateLink'];
    expect(await codeOf(tokenIn(url as string))).not.toBe(code);
  });
});
