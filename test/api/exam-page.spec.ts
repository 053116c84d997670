import { beforeAll, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { call, candidate, exam, setRules, type Exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { DELETE_QUIZ } from '../setup/trash.js';

const app = useApplication();
let owner: Person;
let open: Exam;
beforeAll(async () => {
  owner = await person(app);
  open = await exam(app, owner.api, { title: 'Front' });
});

const UPDATE = 'mutation ($input: UpdateQuizInput!) { updateQuiz(input: $input) { id } }';
const HOUR_MS = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const front = async ({ code }: { code: string }) => call(app.api, `/attempts/exam/${code}`);
const join = async ({ code }: { code: string }, body: unknown) =>
  call(app.api, `/attempts/exam/${code}/candidates`, body);

describe('the public page of an exam', () => {
  it('names the exam, who runs it and when', async () => {
    await owner.api.ask(UPDATE, { input: { id: open.quizId, version: 2, durationMinutes: 45 } });
    const { status, body } = await front(open);
    expect(status).toBe(200);
    expect(body).toEqual({
      code: open.code,
      title: 'Front',
      instituteName: 'Analytical School',
      access: 'LINK',
      state: 'OPEN',
      opensAt: null,
      closesAt: null,
      pausedAt: null,
      timeZone: 'UTC',
      durationMinutes: 45,
      needsAccessCode: false,
      questionCount: 2,
      serverTime: expect.stringMatching(/^20\d\d-.*Z$/),
    });
  });

  it('is found however its code is typed', async () => {
    const { code } = open;
    const halves = `${code.slice(0, 4)}-${code.slice(4)}`;
    for (const typed of [halves, code.toLowerCase(), ` ${halves.toLowerCase()} `]) {
      const { body } = await front({ code: encodeURIComponent(typed) });
      expect([typed, body['code']]).toEqual([typed, code]);
    }
  });

  it.each(['ABCDEFGH', '0', "' OR 1=1", '%00', 'I0000000', 'A'.repeat(99)])(
    'is not found by %s',
    async (code) => {
      const { status, body } = await front({ code: encodeURIComponent(code) });
      expect([status, body['code']]).toEqual([404, 'EXAM_NOT_FOUND']);
    },
  );

  it.each([
    ['OPEN', { opens_at: fromNow(-1), closes_at: fromNow(1) }],
    ['NOT_YET', { opens_at: fromNow(1), closes_at: fromNow(2) }],
    ['CLOSED', { opens_at: fromNow(-2), closes_at: fromNow(-1) }],
  ])('says that the exam is %s', async (state, rules) => {
    const { code } = await exam(app, owner.api, { rules });
    const { body } = await front({ code });
    expect(body).toMatchObject({ state, opensAt: rules.opens_at, closesAt: rules.closes_at });
  });

  it.each([{ status: 'INACTIVE' }, { isCompleted: false }])(
    'says that the exam is not open: %j',
    async (change) => {
      const made = await exam(app, owner.api);
      await owner.api.ask(UPDATE, { input: { id: made.quizId, version: 2, ...change } });
      expect((await front(made)).body['state']).toBe('UNAVAILABLE');
      const { status, body } = await join(made, { name: 'Ada' });
      expect([status, body['code']]).toEqual([409, 'EXAM_UNAVAILABLE']);
    },
  );

  it('is gone once the quiz is in the trash', async () => {
    const made = await exam(app, owner.api);
    await owner.api.ask(DELETE_QUIZ, { id: made.quizId });
    expect((await front(made)).status).toBe(404);
    expect((await join(made, { name: 'Ada' })).status).toBe(404);
  });
});

describe('joining by the link', () => {
  it('creates a candidate for each name typed, another one each time', async () => {
    const made = await exam(app, owner.api);
    const [one, two] = [
      await candidate(app, made.code, ' Zoë\n  अंजलि '),
      await candidate(app, made.code, 'Zoë अंजलि'),
    ];
    expect(one.token).not.toBe(two.token);
    const rows = await app.sql(
      `SELECT l.name, l.email, c.origin FROM candidates c JOIN learners l ON l.id = c.learner_id
       WHERE c.quiz_id = $1`,
      [made.quizId],
    );
    expect(rows).toEqual(Array(2).fill({ name: 'Zoë अंजलि', email: null, origin: 'LINK' }));
  });

  it.each([
    [{}],
    [{ name: '' }],
    [{ name: ' \n' }],
    [{ name: 7 }],
    [{ name: 'x'.repeat(201) }],
    [{ name: 'A\ud800' }],
    [[]],
    [null],
  ])('rejects %j', async (body) => {
    const { status, body: said } = await join(open, body);
    expect([status, said['code']]).toEqual([400, 'VALIDATION']);
  });

  it.each(['INVITATION', 'REGISTRATION'])('is refused if access is by %s', async (access) => {
    const made = await exam(app, owner.api, { rules: { access } });
    const { status, body } = await join(made, { name: 'Ada' });
    expect([status, body['code']]).toEqual([403, 'EXAM_ACCESS']);
  });

  it('is refused after closing, and not before opening', async () => {
    const made = await exam(app, owner.api, { rules: { closes_at: fromNow(-1) } });
    const { status, body } = await join(made, { name: 'Ada' });
    expect([status, body['code']]).toEqual([409, 'EXAM_CLOSED']);
    await setRules(app, made.quizId, { opens_at: fromNow(1), closes_at: null });
    await candidate(app, made.code, 'Ada');
  });
});
