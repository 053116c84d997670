import { beforeAll, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { sitting } from '../setup/attempts.js';
import { auditLog } from '../setup/audit.js';
import { call, candidate, closeExam, exam, lobby, setRules, type Exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { RESTORE, REVOKE, SET_ACCOMMODATIONS } from '../setup/learners.js';
import { ERASE } from '../setup/personal-data.js';
import { anyMcq } from '../setup/questions.js';
import {
  askToReturn,
  CONFIRM_RETURN,
  idOfCandidate,
  REFUSE_ALL,
  REFUSE_RETURN,
  suggestionsFor,
  RETURNS,
  waitingReturns,
} from '../setup/returns.js';

/** Learners who joined by name go on at another device, once staff have confirmed who they are. */
const app = useApplication();
let owner: Person;
let of: Exam;
beforeAll(async () => {
  owner = await person(app);
  of = await exam(app, owner.api, { questions: [anyMcq] });
});

const idOf = async ({ quizId }: Exam, name: string): Promise<string> =>
  idOfCandidate(owner.api, quizId, name);

describe('a request to staff', () => {
  it('waits until they confirm who it is', async () => {
    const page = await sitting(await candidate(app, of.code, 'Grace Hopper'));
    await candidate(app, of.code, 'Grace Kelly');
    const device = await askToReturn(app.api, of.code, 'grace hopper', '17');
    expect((await device.answer()).body).toEqual({ state: 'WAITING', candidate: null });
    const [asked] = (await waitingReturns(owner.api, of.quizId)).filter(
      ({ id }) => id === device.id,
    );
    expect(asked).toMatchObject({
      name: 'grace hopper',
      rollNumber: '17',
    });
    const { candidates } = await suggestionsFor(owner.api, device.id);
    expect(candidates).toMatchObject([{ name: 'Grace Hopper' }, { name: 'Grace Kelly' }]);
    const candidateId = candidates[0]?.['id'] as string;
    const input = { id: device.id, candidateId };
    // Repeated, it changes nothing.
    for (let n = 0; n < 2; n += 1) await owner.api.ask(CONFIRM_RETURN, { input });
    const { token } = page.candidate;
    for (let n = 0; n < 2; n += 1)
      expect((await device.answer()).body).toEqual({
        state: 'CONFIRMED',
        candidate: { token, name: 'Grace Hopper' },
      });
    const log = `query ($quizId: ID!) {
      examEvents(quizId: $quizId, source: STAFF) { items { kind candidateName actorName } }
    }`;
    const { items } = (await owner.api.ask(log, { quizId: of.quizId }))['examEvents'];
    const confirmed = { kind: 'RETURN_CONFIRMED', candidateName: 'Grace Hopper' };
    expect(items).toMatchObject([{ ...confirmed, actorName: expect.any(String) as string }]);
    const [entry] = await auditLog(owner.api, { quizId: of.quizId });
    expect(entry).toMatchObject({ action: 'RETURN_CONFIRMED', about: 'Grace Hopper' });
    expect(entry?.['details']).toMatchObject([
      { name: 'number', value: String(device.number) },
      { name: 'typedName', value: 'grace hopper' },
      { name: 'typedRollNumber', value: '17' },
    ]);
  });

  it('has a number, which staff see beside it and no other has that waits', async () => {
    const made = await exam(app, owner.api, { questions: [anyMcq] });
    const [first, second] = [
      await askToReturn(app.api, made.code, 'Ada'),
      await askToReturn(app.api, made.code, 'Ada'),
    ];
    expect(first.number).not.toBe(second.number);
    const waiting = await waitingReturns(owner.api, made.quizId);
    expect(waiting).toMatchObject([
      { id: first.id, number: first.number },
      { id: second.id, number: second.number },
    ]);
  });

  it('finds a free number where others have expired that are not removed yet', async () => {
    const made = await exam(app, owner.api, { questions: [anyMcq] });
    // All 900 numbers: of 401 that wait, and of 499 whose hour is over.
    const fill = `INSERT INTO return_requests (quiz_id, name, secret_hash, number, requested_at)
      SELECT $1, 'Ada', 'x', n, now() - interval '1 hour' * (n > 500)::int
      FROM generate_series(100, 999) n`;
    await app.sql(fill, [made.quizId]);
    expect((await askToReturn(app.api, made.code, 'Ada')).number).toBeGreaterThan(500);
    const expired = `SELECT FROM return_requests
      WHERE quiz_id = $1 AND requested_at <= now() - interval '1 hour'`;
    expect(await app.sql(expired, [made.quizId])).toEqual([]);
  });

  it('is withdrawn by the device that asked, also once it is confirmed', async () => {
    const made = await exam(app, owner.api, { questions: [anyMcq] });
    const device = await askToReturn(app.api, made.code, 'Ada');
    const path = `/attempts/exam/${made.code}/return-requests/${device.id}/withdrawal`;
    const wrong = await call(app.api, path, { secret: 'x'.repeat(43) });
    expect(wrong).toMatchObject({ status: 200, body: { isWithdrawn: false } });
    expect(await waitingReturns(owner.api, made.quizId)).toHaveLength(1);
    expect((await device.withdraw()).body).toEqual({ isWithdrawn: true });
    expect(await waitingReturns(owner.api, made.quizId)).toEqual([]);
    expect((await device.answer()).body['code']).toBe('RETURN_REQUEST_NOT_FOUND');
    expect((await device.withdraw()).body).toEqual({ isWithdrawn: false });
    await candidate(app, made.code, 'Ada');
    const second = await askToReturn(app.api, made.code, 'Ada');
    const input = { id: second.id, candidateId: await idOf(made, 'Ada') };
    await owner.api.ask(CONFIRM_RETURN, { input });
    await second.withdraw();
    expect((await second.answer()).status).toBe(404);
  });

  it('can be refused with all others of the exam', async () => {
    const [made, other] = [await exam(app, owner.api), await exam(app, owner.api)];
    const devices = [
      await askToReturn(app.api, made.code, 'Ada'),
      await askToReturn(app.api, made.code, 'Bob'),
    ];
    const elsewhere = await askToReturn(app.api, other.code, 'Ada');
    const { quizId } = made;
    expect(await owner.api.ask(REFUSE_ALL, { quizId })).toEqual({ refuseReturns: { count: 2 } });
    for (const device of devices) expect((await device.answer()).body['state']).toBe('REFUSED');
    expect((await elsewhere.answer()).body['state']).toBe('WAITING');
    expect(await owner.api.ask(REFUSE_ALL, { quizId })).toEqual({ refuseReturns: { count: 0 } });
    const { extensions } = await (await person(app)).api.refused(REFUSE_ALL, { quizId });
    expect(extensions.code).toBe('QUIZ_NOT_FOUND');
  });

  it('can be refused, and is then no request any more', async () => {
    const { token } = await candidate(app, of.code, 'Mallory');
    const device = await askToReturn(app.api, of.code, 'Mallory');
    for (let n = 0; n < 2; n += 1) await owner.api.ask(REFUSE_RETURN, { id: device.id });
    expect((await device.answer()).body).toEqual({ state: 'REFUSED', candidate: null });
    const input = { id: device.id, candidateId: await idOf(of, 'Mallory') };
    const { extensions } = await owner.api.refused(CONFIRM_RETURN, { input });
    expect(extensions.code).toBe('RETURN_REQUEST_DECIDED');
    expect((await lobby(app, token)).status).toBe(200);
  });

  it('is confirmed for a candidate of the same exam whose link works', async () => {
    const other = await exam(app, owner.api, { questions: [anyMcq] });
    await candidate(app, other.code, 'Elsewhere');
    await candidate(app, of.code, 'Gone');
    const device = await askToReturn(app.api, of.code, 'Gone');
    const refusal = async (candidateId: string): Promise<string> => {
      const input = { id: device.id, candidateId };
      return (await owner.api.refused(CONFIRM_RETURN, { input })).extensions.code;
    };
    expect(await refusal(await idOf(other, 'Elsewhere'))).toBe('CANDIDATE_NOT_FOUND');
    expect(await refusal('x')).toBe('CANDIDATE_NOT_FOUND');
    const id = await idOf(of, 'Gone');
    await owner.api.ask(REVOKE, { id });
    expect(await refusal(id)).toBe('CANDIDATE_REVOKED');
    expect((await device.answer()).body['state']).toBe('WAITING');
  });

  it('gives no link that was revoked after the confirmation', async () => {
    await candidate(app, of.code, 'Later');
    const device = await askToReturn(app.api, of.code, 'Later');
    const candidateId = await idOf(of, 'Later');
    await owner.api.ask(CONFIRM_RETURN, { input: { id: device.id, candidateId } });
    await owner.api.ask(REVOKE, { id: candidateId });
    expect((await device.answer()).body).toEqual({ state: 'REFUSED', candidate: null });
    // Nor the next link, once they are restored.
    await owner.api.ask(RESTORE, { id: candidateId });
    expect((await device.answer()).body).toEqual({ state: 'REFUSED', candidate: null });
    const input = { id: device.id, candidateId };
    const { extensions } = await owner.api.refused(CONFIRM_RETURN, { input });
    expect(extensions.code).toBe('RETURN_REQUEST_DECIDED');
  });

  it('needs its secret, its exam, and less than an hour', async () => {
    const device = await askToReturn(app.api, of.code, 'Ada');
    const read = async (exam_: string, id: string, secret: string): Promise<string> =>
      (await call(app.api, `/attempts/exam/${exam_}/return-requests/${id}`, { secret })).body[
        'code'
      ] as string;
    const other = await exam(app, owner.api, { questions: [anyMcq] });
    const { id, secret } = device;
    expect(await read(of.code, id, 'x'.repeat(43))).toBe('RETURN_REQUEST_NOT_FOUND');
    expect(await read(of.code, 'x', secret)).toBe('RETURN_REQUEST_NOT_FOUND');
    expect(await read(other.code, id, secret)).toBe('RETURN_REQUEST_NOT_FOUND');
    const age = `UPDATE return_requests SET requested_at = now() - interval '1 hour' WHERE id = $1`;
    await app.sql(age, [id]);
    expect((await device.answer()).status).toBe(404);
    const { extensions } = await owner.api.refused(REFUSE_RETURN, { id });
    expect(extensions.code).toBe('RETURN_REQUEST_NOT_FOUND');
    expect(await waitingReturns(owner.api, of.quizId)).not.toContainEqual(
      expect.objectContaining({ id }),
    );
  });

  it('is refused if the exam is closed, full of requests or of another access', async () => {
    const made = await exam(app, owner.api, { questions: [anyMcq] });
    const ask = async (json: object) =>
      call(app.api, `/attempts/exam/${made.code}/return-requests`, json);
    for (const name of [' ', '\u200b\u3164', '\u2800\u00ad'])
      expect((await ask({ name })).status).toBe(400);
    expect((await ask({ name: 'Ada', rollNumber: 'x'.repeat(101) })).status).toBe(400);
    const fill = `INSERT INTO return_requests (quiz_id, name, secret_hash, number)
      SELECT $1, 'Ada', 'x', n FROM generate_series(100, 599) n`;
    await app.sql(fill, [made.quizId]);
    expect((await ask({ name: 'Ada' })).body['code']).toBe('TOO_MANY_RETURN_REQUESTS');
    expect(await waitingReturns(owner.api, made.quizId)).toHaveLength(500);
    await closeExam(app, owner.api, made.quizId, new Date(Date.now() - 60_000));
    expect((await ask({ name: 'Ada' })).body['code']).toBe('EXAM_CLOSED');
    await setRules(app, made.quizId, { access: 'INVITATION' });
    expect((await ask({ name: 'Ada' })).body['code']).toBe('EXAM_ACCESS');
  });

  it('is taken after the closing as long as somebody works, or may start', async () => {
    const made = await exam(app, owner.api, { questions: [anyMcq] });
    const { quizId, code } = made;
    const page = await sitting(await candidate(app, code, 'Ada'));
    await candidate(app, code, 'Bob');
    const asked = async (): Promise<unknown> => {
      const reply = await call(app.api, `/attempts/exam/${code}/return-requests`, { name: 'Ada' });
      return reply.body['code'] ?? reply.status;
    };
    const past = new Date(Date.now() - 60_000);
    await setRules(app, quizId, { closes_at: past });
    expect(await asked()).toBe(201);
    await page.submit();
    expect(await asked()).toBe('EXAM_CLOSED');
    const closesAt = new Date(Date.now() + 600_000);
    const input = { candidateId: await idOf(made, 'Bob'), closesAt };
    await owner.api.ask(SET_ACCOMMODATIONS, { input });
    expect(await asked()).toBe(201);
    await app.sql(`UPDATE quizzes SET status = 'INACTIVE' WHERE id = $1`, [quizId]);
    expect(await asked()).toBe('EXAM_UNAVAILABLE');
  });

  it('has what was typed in one line', async () => {
    const made = await exam(app, owner.api, { questions: [anyMcq] });
    await askToReturn(app.api, made.code, 'Ada\nByron', '1\n7\u0007');
    await askToReturn(app.api, made.code, 'Bob', '\u200b');
    const waiting = await waitingReturns(owner.api, made.quizId);
    expect(waiting).toMatchObject([
      { name: 'Ada Byron', rollNumber: '1 7' },
      { name: 'Bob', rollNumber: null },
    ]);
  });

  it('goes when the learner is erased, by whom it was confirmed for or by the name', async () => {
    const made = await exam(app, owner.api, { questions: [anyMcq] });
    await candidate(app, made.code, 'Zoë Quill');
    await askToReturn(app.api, made.code, 'ZOE\u0308 QUILL');
    await askToReturn(app.api, made.code, 'Somebody else');
    const { id } = await askToReturn(app.api, made.code, 'My nickname');
    const input = { id, candidateId: await idOf(made, 'Zoë Quill') };
    await owner.api.ask(CONFIRM_RETURN, { input });
    const found = 'SELECT learner_id FROM candidates WHERE quiz_id = $1';
    const [row] = await app.sql(found, [made.quizId]);
    await owner.api.ask(ERASE, { id: row?.['learner_id'], name: 'Zoë Quill' });
    const left = await app.sql('SELECT name FROM return_requests WHERE quiz_id = $1', [
      made.quizId,
    ]);
    expect(left).toEqual([{ name: 'Somebody else' }]);
    const typed = 'SELECT details FROM audit_events WHERE quiz_id = $1 AND action = $2';
    const [entry] = await app.sql(typed, [made.quizId, 'RETURN_CONFIRMED']);
    expect(Object.keys(entry?.['details'] as unknown as object)).toEqual(['number']);
  });

  it('is seen by staff of the same institute who may edit', async () => {
    const stranger = await person(app);
    const { extensions } = await stranger.api.refused(RETURNS, { quizId: of.quizId });
    expect(extensions.code).toBe('QUIZ_NOT_FOUND');
    const device = await askToReturn(app.api, of.code, 'Ada');
    const refused = await stranger.api.refused(REFUSE_RETURN, { id: device.id });
    expect(refused.extensions.code).toBe('RETURN_REQUEST_NOT_FOUND');
  });
});
