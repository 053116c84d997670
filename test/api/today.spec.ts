import { afterEach, describe, expect, it } from 'vitest';
import type { Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { sitting } from '../setup/attempts.js';
import { candidate, exam, setRules } from '../setup/exams.js';
import { person, quiz, type Person } from '../setup/factories.js';
import { importFile } from '../setup/imports.js';
import { submittedWithLateAnswers, questions as LATE_QUESTIONS } from '../setup/late-answers.js';
import { invite } from '../setup/learners.js';
import {
  answeredBy,
  answerTo,
  giveMarks,
  markedExam,
  SEA,
  SETTINGS,
  SKY,
} from '../setup/marking.js';
import { colleague } from '../setup/members.js';
import { pauseExam } from '../setup/pauses.js';
import { addQuestions, anyMcq, mcq } from '../setup/questions.js';
import { askToReturn } from '../setup/returns.js';
import { listOf, progressOf, todayOf, waitingOf } from '../setup/today.js';
import { MCQ_HEADERS, workbook } from '../setup/workbooks.js';

const app = useApplication();

const HOUR_MS = 3_600_000;
const inHours = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS);
const MOVE_TO_TRASH = 'mutation ($id: ID!) { deleteQuiz(id: $id) { id } }';
const RELEASE = 'mutation ($quizId: ID!) { releaseResults(quizId: $quizId) { quizId } }';

const setAnonymous = async (api: Api, quizId: string): Promise<unknown> =>
  api.ask(SETTINGS, { input: { quizId, version: 1, isAnonymous: true, step: 1 } });

const titlesOf = async (api: Api, list: string): Promise<unknown[]> =>
  (await listOf(api, list)).map(({ title }) => title);

describe('today', () => {
  it('is empty for a newcomer', async () => {
    const { api } = await person(app);
    expect(await todayOf(api)).toEqual({
      at: expect.any(String) as string,
      ...{
        quizCount: 0,
        hasSample: false,
        hasQuestions: false,
        hasSubmitted: false,
        hasLearners: false,
      },
      ...{ running: [], waiting: [], upcoming: [], drafts: [] },
      ...{ runningTotal: 0, waitingTotal: 0, upcomingTotal: 0, draftsTotal: 0 },
    });
  });

  it('says which of the first steps are done', async () => {
    const { api } = await person(app);
    const quizId = await quiz(api);
    const steps = async (): Promise<unknown[]> => {
      const { quizCount, hasQuestions, hasSubmitted, hasLearners } = await todayOf(api);
      return [quizCount, hasQuestions, hasSubmitted, hasLearners];
    };
    expect(await steps()).toEqual([1, false, false, false]);
    await addQuestions(api, quizId, [anyMcq]);
    expect(await steps()).toEqual([1, true, false, false]);
    const { code, quizId: submitted } = await exam(app, api);
    expect(await steps()).toEqual([2, true, true, false]);
    await candidate(app, code, 'Ada');
    expect(await steps()).toEqual([2, true, true, true]);
    for (const id of [quizId, submitted]) await api.ask(MOVE_TO_TRASH, { id });
    expect(await steps()).toEqual([0, false, false, false]);
  });

  it('shows exams under way, first where time is up next', async () => {
    const { api } = await person(app);
    const [late, early, endless] = [
      await exam(app, api, { title: 'Late', rules: { closes_at: inHours(3) } }),
      await exam(app, api, { title: 'Early', rules: { closes_at: inHours(2) } }),
      await exam(app, api, { title: 'Endless' }),
    ];
    for (const { code } of [late, early, endless]) await sitting(await candidate(app, code, 'Ada'));
    await (await sitting(await candidate(app, early.code, 'Ben'))).submit();
    await candidate(app, early.code, 'Carl');
    const [first, second, third] = await listOf(api, 'running');
    expect(first).toMatchObject({ title: 'Early', runningCount: 1, startedCount: 2 });
    expect(first).toMatchObject({ learnerCount: 3, nextEndAt: first?.['closesAt'] });
    expect([second?.['title'], third?.['title'], third?.['nextEndAt']]).toEqual([
      'Late',
      'Endless',
      null,
    ]);
    await pauseExam(api, early.quizId);
    const paused = (await listOf(api, 'running')).find(({ title }) => title === 'Early');
    expect(paused).toMatchObject({ nextEndAt: null, pausedAt: expect.any(String) as string });
    expect((await progressOf(api, early.quizId))['stage']).toBe('PAUSED');
  });

  it('shows exams that open later, the next one first, and what must be corrected in them', async () => {
    const { api } = await person(app);
    const [tomorrow, today] = [
      await exam(app, api, { title: 'Tomorrow', rules: { opens_at: inHours(24) } }),
      await exam(app, api, {
        title: 'Today',
        questions: [anyMcq, mcq('Equal?', ['same', 'same'])],
        // It was ready once.
        rules: { opens_at: inHours(1), is_ready: true },
      }),
    ];
    const others = [
      { title: 'Open', rules: {} },
      { title: 'Over', rules: { opens_at: inHours(-2), closes_at: inHours(-1) } },
    ];
    for (const other of others) await exam(app, api, other);
    await invite(api, tomorrow.quizId, [{ email: 'ada@example.org' }, { email: 'b@example.org' }]);
    expect(await listOf(api, 'upcoming')).toMatchObject([
      { title: 'Today', invitedCount: 0, correctionCount: 1 },
      { title: 'Tomorrow', invitedCount: 2, correctionCount: 0 },
    ]);
    expect((await progressOf(api, today.quizId))['stage']).toBe('SCHEDULED');
  });

  it('shows active quizzes that are not submitted, the last changed first', async () => {
    const { api } = await person(app);
    const [empty, long, faulty, off, large] = [
      await quiz(api, 'Empty'),
      await quiz(api, 'Long'),
      await quiz(api, 'Faulty'),
      await quiz(api, 'Off'),
      await quiz(api, 'Large'),
    ];
    await app.sql(`UPDATE quizzes SET status = 'INACTIVE' WHERE id = $1`, [off]);
    await app.sql('UPDATE quizzes SET question_count = 40000 WHERE id = $1', [large]);
    await app.sql('UPDATE quizzes SET question_count = 1000 WHERE id = $1', [long]);
    const equal = mcq('Equal?', ['same', 'same']);
    const [, first] = await addQuestions(api, faulty, [anyMcq, equal, anyMcq, equal]);
    const firstCorrection = {
      questionId: first?.['id'] as string,
      message: expect.stringMatching(/\.$/) as string,
    };
    expect(await listOf(api, 'drafts')).toMatchObject([
      { quizId: faulty, questionCount: 4, correctionCount: 2, firstCorrection },
      // Those before have taken some of the thousand questions that are checked.
      { quizId: long, questionCount: 1_000, correctionCount: null, firstCorrection: null },
      // One fault without reading them: there are too many for an exam.
      {
        quizId: large,
        questionCount: 40_000,
        correctionCount: 1,
        firstCorrection: { questionId: null },
      },
      { quizId: empty, questionCount: 0, correctionCount: 0, firstCorrection: null },
    ]);
  });

  it('shows at most 20 entries of a list, and its length', async () => {
    const { api } = await person(app);
    await quiz(api, 'First');
    await app.sql(
      `INSERT INTO quizzes (institute_id, created_by, title, title_key, status)
       SELECT institute_id, created_by, n::text, n::text, 'ACTIVE'
       FROM quizzes, generate_series(1, 24) n WHERE title = 'First' AND institute_id =
         (SELECT institute_id FROM quizzes ORDER BY created_at DESC LIMIT 1)`,
    );
    const { drafts, draftsTotal } = await todayOf(api);
    expect([(drafts as unknown[]).length, draftsTotal]).toEqual([20, 25]);
  });
});

describe('what waits', () => {
  it('is answers to mark, until all are marked, and then results to release', async () => {
    const { api } = await person(app);
    const rules = { review_time: 'ON_RELEASE', closes_at: inHours(1) };
    const of = await markedExam(app, api, { rules });
    const page = await answeredBy(app, of, 'Anna');
    await answeredBy(app, of, 'Ben', { [SKY]: '', [SEA]: '' });
    expect(await waitingOf(api)).toEqual([['TO_MARK', 2]]);
    expect(await progressOf(api, of.quizId)).toMatchObject({
      ...{ stage: 'OPEN', learnerCount: 2, submittedCount: 2, toMarkCount: 2 },
    });
    await setRules(app, of.quizId, { closes_at: inHours(-1) });
    expect((await progressOf(api, of.quizId))['stage']).toBe('MARKING');
    for (const asked of [SKY, SEA])
      await giveMarks(api, await answerTo(app, api, page, asked), { marks: '1' });
    expect(await waitingOf(api)).toEqual([['UNRELEASED', 2]]);
    expect((await progressOf(api, of.quizId))['stage']).toBe('CLOSED');
    await api.ask(RELEASE, { quizId: of.quizId });
    expect(await waitingOf(api)).toEqual([]);
    expect((await progressOf(api, of.quizId))['stage']).toBe('RELEASED');
  });

  it.each<[string, Record<string, unknown>]>([
    ['nobody sees results', { review_time: 'ON_RELEASE', review_content: 'NOTHING' }],
    ['the exam is open', { review_time: 'ON_RELEASE', closes_at: inHours(1) }],
    ['results are shown at once', {}],
    ['a date releases them', { review_time: 'ON_DATE', releases_at: inHours(1) }],
  ])('is no release while %s', async (_name, rules) => {
    const { api } = await person(app);
    const of = await exam(app, api, { questions: [anyMcq] });
    await (await sitting(await candidate(app, of.code, 'Ada'))).submit();
    await setRules(app, of.quizId, { closes_at: inHours(-1), ...rules });
    expect(await waitingOf(api)).toEqual([]);
  });

  it('is the release of an exam that ended by being made inactive, and one without its date', async () => {
    const { api } = await person(app);
    const of = await exam(app, api, { rules: { review_time: 'ON_DATE', closes_at: inHours(1) } });
    await (await sitting(await candidate(app, of.code, 'Ada'))).submit();
    expect(await waitingOf(api)).toEqual([]);
    await app.sql(`UPDATE quizzes SET status = 'INACTIVE' WHERE id = $1`, [of.quizId]);
    expect(await waitingOf(api)).toEqual([['UNRELEASED', 1]]);
  });

  it('is late answers, and learners at another device', async () => {
    const { api } = await person(app);
    const of = await exam(app, api, {
      questions: LATE_QUESTIONS,
      rules: { closes_at: inHours(1) },
    });
    await submittedWithLateAnswers(app, of);
    await askToReturn(app.api, of.code, 'Anna');
    expect(await waitingOf(api)).toEqual([
      ['RETURN', 1],
      ['LATE', 3],
      ['TO_MARK', 1],
    ]);
    expect((await progressOf(api, of.quizId))['lateCount']).toBe(3);
  });

  it('leaves places to each kind', async () => {
    const { api } = await person(app);
    const quizId = await quiz(api);
    const faulty = await workbook([MCQ_HEADERS, ['Without options?']]);
    await importFile(api, quizId, faulty);
    await app.sql(
      `INSERT INTO imports (id, institute_id, created_by, quiz_id, kind, file_name, state)
       SELECT gen_random_uuid(), institute_id, created_by, quiz_id, kind, file_name, state
       FROM imports, generate_series(1, 24) WHERE quiz_id = $1`,
      [quizId],
    );
    await answeredBy(app, await markedExam(app, api), 'Anna');
    const { waiting, waitingTotal } = await todayOf(api);
    const kinds = (waiting as { kind: string }[]).map(({ kind }) => kind);
    expect(kinds).toEqual(['TO_MARK', ...Array<string>(19).fill('FAILED_IMPORT')]);
    expect(waitingTotal).toBe(26);
  });
});

describe('the answer', () => {
  let owner: Person;
  afterEach(async () => {
    expect((await todayOf((await person(app)).api))['quizCount']).toBe(0);
  });

  it('is that of the institute for each role, without what a marker cannot read', async () => {
    owner = await person(app);
    const of = await exam(app, owner.api, { questions: LATE_QUESTIONS });
    await submittedWithLateAnswers(app, of);
    await askToReturn(app.api, of.code, 'Anna');
    await sitting(await candidate(app, of.code, 'Ben'));
    const [editor, marker] = [
      await colleague(app, owner, 'EDITOR'),
      await colleague(app, owner, 'MARKER'),
    ];
    const ofOwner = await todayOf(owner.api);
    expect(await todayOf(editor.api)).toEqual({ ...ofOwner, at: expect.any(String) as string });
    expect(await todayOf(marker.api)).toMatchObject({
      waiting: [{ kind: 'TO_MARK', count: 1, since: expect.any(String) as string }],
      waitingTotal: 1,
    });
    await setAnonymous(owner.api, of.quizId);
    expect(await listOf(marker.api, 'waiting')).toMatchObject([{ kind: 'TO_MARK', since: null }]);
    const [, , toMark] = await listOf(owner.api, 'waiting');
    expect(toMark).toMatchObject({ kind: 'TO_MARK', since: expect.any(String) as string });
    expect(await listOf(marker.api, 'running')).toEqual(ofOwner['running']);
  });

  it('has nothing of the trash, of previews and of others', async () => {
    owner = await person(app);
    const of = await markedExam(app, owner.api);
    await answeredBy(app, of, 'Anna');
    await sitting(await candidate(app, of.code, 'Ben'));
    await quiz(owner.api, 'Draft');
    const stranger = await person(app);
    for (const list of ['running', 'waiting', 'drafts', 'upcoming'])
      expect(await titlesOf(stranger.api, list)).toEqual([]);
    const { drafts } = await todayOf(owner.api);
    for (const id of [of.quizId, (drafts as { quizId: string }[])[0]?.quizId])
      await owner.api.ask(MOVE_TO_TRASH, { id });
    for (const list of ['running', 'waiting', 'drafts', 'upcoming'])
      expect(await titlesOf(owner.api, list)).toEqual([]);
  });
});
