import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { sitting } from '../setup/attempts.js';
import { AUDIT_LOG, auditedActions, auditLog } from '../setup/audit.js';
import { candidate, closeExam, exam, SUBMIT_QUIZ } from '../setup/exams.js';
import { person, type Person, quiz } from '../setup/factories.js';
import { importFile } from '../setup/imports.js';
import { EXTEND_ALL } from '../setup/interventions.js';
import { SET_ACCOMMODATIONS } from '../setup/learners.js';
import { addQuestions, anyDescriptive, anyMcq, mcq } from '../setup/questions.js';
import { triviaWorkbook } from '../setup/workbooks.js';

/** Every change by staff is logged with it, and owners of the institute can search the log. */
const app = useApplication();

let owner: Person;
let stranger: Person;
beforeAll(async () => {
  [owner, stranger] = [await person(app), await person(app)];
});

const codeOf = async (by: Api, variables: object): Promise<string> =>
  (await by.refused(AUDIT_LOG, variables)).extensions.code;

async function change(by: Api, { id, ...changes }: { id: string } & Data): Promise<void> {
  const read = await by.ask('query ($id: ID!) { quiz(id: $id) { version } }', { id });
  const input = { id, version: read['quiz'].version as number, ...changes };
  await by.ask('mutation ($input: UpdateQuizInput!) { updateQuiz(input: $input) { id } }', {
    input,
  });
}

/** The latest entry of a quiz. */
async function latest(quizId: string): Promise<Data> {
  const [entry] = await auditLog(owner.api, { quizId });
  if (!entry) throw new Error('The log has nothing of it');
  return entry;
}

const detail = (name: string, more: object): object => ({
  name,
  ...{ isChange: 'from' in more, value: null, from: null, to: null },
  ...more,
});

describe('the log', () => {
  it('records changes of quizzes: created, changed, completed, deactivated, deleted and restored', async () => {
    const title = `Log ${randomUUID()}`;
    const id = await quiz(owner.api, title);
    expect(await latest(id)).toMatchObject({
      action: 'QUIZ_CREATED',
      actorName: 'Ada Byron',
      quizTitle: title,
      about: null,
      count: 1,
    });
    await change(owner.api, { id, title: `${title}!`, durationMinutes: 30 });
    expect((await latest(id))['details']).toEqual([
      detail('title', { from: title, to: `${title}!` }),
      detail('durationMinutes', { from: null, to: '30' }),
    ]);
    // A change without an effect is not logged.
    await change(owner.api, { id, durationMinutes: 30 });
    await addQuestions(owner.api, id, [anyMcq, anyDescriptive]);
    expect(await latest(id)).toMatchObject({ action: 'QUESTIONS_CHANGED', count: 2 });
    await owner.api.ask(SUBMIT_QUIZ, { id });
    expect((await latest(id))['details']).toEqual([detail('revision', { value: '1' })]);
    // The same paper once more is no other revision.
    await owner.api.ask(SUBMIT_QUIZ, { id });
    await change(owner.api, { id, status: 'INACTIVE' });
    await change(owner.api, { id, status: 'ACTIVE' });
    await owner.api.ask('mutation ($id: ID!) { deleteQuiz(id: $id) { id } }', { id });
    await owner.api.ask('mutation ($id: ID!) { restoreQuiz(id: $id) { id } }', { id });
    expect(await auditedActions(owner.api, id)).toEqual([
      'QUIZ_CREATED',
      'QUIZ_CHANGED',
      'QUESTIONS_CHANGED',
      'PAPER_PUBLISHED',
      'EXAM_CLOSED',
      'EXAM_OPENED',
      'QUIZ_DELETED',
      'QUIZ_RESTORED',
    ]);
    const { duplicateQuiz } = await owner.api.ask(
      'mutation ($id: ID!) { duplicateQuiz(id: $id) { id } }',
      { id },
    );
    expect((await latest(duplicateQuiz.id as string))['details']).toEqual([
      detail('copyOf', { value: `${title}!` }),
    ]);
  });

  it('records changes of questions, counted by the hour', async () => {
    const id = await quiz(owner.api);
    const [first, second] = await addQuestions(owner.api, id, [anyMcq, anyDescriptive]);
    const question = anyDescriptive;
    const version = second?.['version'] as number;
    await owner.api.ask(
      `mutation ($id: ID!, $question: QuestionInput!, $version: Int!) {
        updateQuestion(input: { id: $id, question: $question, version: $version }) { id }
      }`,
      { id: second?.['id'], question, version },
    );
    await importFile(owner.api, id, await triviaWorkbook(3));
    await owner.api.ask('mutation ($id: ID!) { deleteQuestion(id: $id) { id } }', {
      id: first?.['id'],
    });
    await owner.api.ask('mutation ($id: ID!) { restoreQuestion(id: $id) { id } }', {
      id: first?.['id'],
    });
    const entries = (await auditLog(owner.api, { quizId: id })).filter(
      ({ action }) => action === 'QUESTIONS_CHANGED',
    );
    const count = entries.reduce((sum, entry) => sum + (entry['count'] as number), 0);
    // Two added, one edited, three imported, one deleted and restored.
    expect(count).toBe(8);
    // An hour may have ended meanwhile.
    expect(entries.length).toBeLessThanOrEqual(2);
  });

  it('records rules before and after, but never the access code', async () => {
    const { quizId } = await exam(app, owner.api);
    const update = `mutation ($input: UpdateExamRulesInput!) {
      updateExamRules(input: $input) { rules { version } }
    }`;
    const [rules] = await app.sql<{ version: number }>(
      'SELECT version FROM exam_rules WHERE quiz_id = $1',
      [quizId],
    );
    const closesAt = '2030-01-02T03:04:05.000Z';
    const input = { quizId, version: rules?.version, passMark: 2.5, closesAt, accessCode: 'tulip' };
    await owner.api.ask(update, { input });
    const entry = await latest(quizId);
    expect(entry).toMatchObject({ action: 'RULES_CHANGED' });
    expect(entry['details']).toHaveLength(3);
    expect(entry['details']).toEqual(
      expect.arrayContaining([
        detail('passMark', { from: null, to: '2.5' }),
        detail('closesAt', { from: null, to: closesAt }),
        detail('accessCode', { value: 'SET' }),
      ]),
    );
    expect(JSON.stringify(entry).toLowerCase()).not.toContain('tulip');
  });

  it('records interventions: time for one and for all, paused, reopened, submitted, accommodations', async () => {
    const { quizId, code } = await exam(app, owner.api, {
      questions: [mcq('One?', ['a', 'b'], 1)],
    });
    await app.sql('UPDATE quizzes SET duration_minutes = 30 WHERE id = $1', [quizId]);
    const { id: attemptId } = await sitting(await candidate(app, code, 'Zoë'));
    const [reason, minutes] = ['A fire alarm', 10];
    const steps: [string, string, object][] = [
      ['extendTime', 'ExtendTimeInput', { attemptId, minutes, reason }],
      ['pauseAttempt', 'PauseAttemptInput', { attemptId, reason }],
      ['resumeAttempt', 'ResumeAttemptInput', { attemptId }],
      ['submitAttempt', 'SubmitAttemptInput', { attemptId, reason }],
      ['reopenAttempt', 'ReopenAttemptInput', { attemptId, minutes, reason }],
    ];
    for (const [name, type, input] of steps)
      await owner.api.ask(`mutation ($input: ${type}!) { ${name}(input: $input) { id } }`, {
        input,
      });
    await owner.api.ask(EXTEND_ALL, { input: { quizId, minutes: 5, reason } });
    const [found] = await app.sql('SELECT id FROM candidates WHERE quiz_id = $1', [quizId]);
    const granted = { candidateId: found?.['id'], extraAttempts: 1 };
    await owner.api.ask(SET_ACCOMMODATIONS, { input: granted });
    const entries = (await auditLog(owner.api, { quizId })).slice(0, 7);
    expect(entries).toMatchObject([
      { action: 'ACCOMMODATIONS_GRANTED', about: 'Zoë', reason: null },
      { action: 'TIME_GIVEN', about: null, reason },
      { action: 'ATTEMPT_REOPENED', about: 'Zoë', reason },
      { action: 'ATTEMPT_SUBMITTED', about: 'Zoë', reason },
      { action: 'ATTEMPT_RESUMED', about: 'Zoë', reason: null },
      { action: 'ATTEMPT_PAUSED', about: 'Zoë', reason },
      { action: 'TIME_GIVEN', about: 'Zoë', reason },
    ]);
    expect(entries.map(({ details }) => details as unknown)).toEqual([
      [detail('extraAttempts', { from: '0', to: '1' })],
      [detail('count', { value: '1' }), detail('minutes', { value: '5' })],
      [detail('minutes', { value: '10' })],
      [],
      [detail('seconds', { value: '0' })],
      [],
      [detail('minutes', { value: '10' })],
    ]);
  });

  it('does not record refused changes', async () => {
    const { quizId } = await exam(app, owner.api);
    const before = await auditLog(owner.api, { quizId });
    await stranger.api.refused('mutation ($id: ID!) { deleteQuiz(id: $id) { id } }', {
      id: quizId,
    });
    await expect(closeExam(app, owner.api, quizId, new Date('1999-01-01'))).rejects.toThrow();
    expect(await auditLog(owner.api, { quizId })).toEqual(before);
  });
});

describe('auditLog', () => {
  it('finds by title, name and person, by action, by colleague and by time', async () => {
    const mark = randomUUID().slice(0, 8);
    const { quizId, code } = await exam(app, owner.api, { title: `Grün ${mark} 100%` });
    const { id: attemptId } = await sitting(await candidate(app, code, `Émile ${mark}`));
    const input = { attemptId, reason: 'It was over' };
    await owner.api.ask(
      'mutation ($input: SubmitAttemptInput!) { submitAttempt(input: $input) { id } }',
      { input },
    );
    const found = async (filter: object): Promise<unknown[]> =>
      (await auditLog(owner.api, filter)).map(({ action }) => action as string);
    expect(await found({ search: `GRÜN ${mark}`, actions: ['PAPER_PUBLISHED'] })).toEqual([
      'PAPER_PUBLISHED',
    ]);
    expect(await found({ search: `${mark} 100%`, actions: ['QUIZ_CREATED'] })).toHaveLength(1);
    expect(await found({ search: `émile ${mark}` })).toEqual(['ATTEMPT_SUBMITTED']);
    expect(await found({ search: 'ada byron', quizId, actions: ['QUIZ_CREATED'] })).toHaveLength(1);
    expect(await found({ search: `${mark}_` })).toEqual([]);
    const { me } = await owner.api.ask('{ me { id } }');
    expect(await found({ actorId: me.id as string, search: mark })).toHaveLength(4);
    expect(await found({ search: mark, to: '2020-01-01T00:00:00Z' })).toEqual([]);
    expect(await found({ search: mark, from: '2020-01-01T00:00:00Z' })).toHaveLength(4);
  });

  it('is paged, each entry once', async () => {
    const { quizId } = await exam(app, owner.api);
    // Many of one moment: they are ordered by their ids.
    await app.sql(
      `INSERT INTO audit_events (institute_id, actor_id, action, quiz_id, at)
       SELECT institute_id, created_by, 'MARKED', id, '2026-01-02T03:04:05.123456Z'
       FROM quizzes, generate_series(1, 25) WHERE id = $1`,
      [quizId],
    );
    const filter = { quizId, actions: ['MARKED'] };
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { auditLog: part } = await owner.api.ask(AUDIT_LOG, { filter, after, pageSize: 10 });
      seen.push(...(part.items as Data[]).map(({ id }) => id as string));
      after = part.next as string | null;
    } while (after !== null);
    expect(seen).toHaveLength(25);
    expect(new Set(seen).size).toBe(25);
  });

  it('examines a bounded number of entries per request, says how far it came, and continues from there', async () => {
    const lonely = await person(app);
    const id = await quiz(lonely.api, 'The needle');
    await app.sql(
      `INSERT INTO audit_events (institute_id, action, quiz_title, at)
       SELECT institute_id, 'MARKED', 'Hay', '2040-01-01T00:00:00Z'::timestamptz + n * interval '1 second'
       FROM quizzes, generate_series(1, 20001) n WHERE id = $1`,
      [id],
    );
    const filter = { search: 'needle' };
    const { auditLog: first } = await lonely.api.ask(AUDIT_LOG, { filter });
    // All of the hay but its oldest: 20,000 entries.
    expect(first).toMatchObject({ items: [], searchedTo: '2040-01-01T00:00:02.000Z' });
    const { auditLog: second } = await lonely.api.ask(AUDIT_LOG, { filter, after: first.next });
    expect(second).toMatchObject({ items: [{ quizTitle: 'The needle' }], next: null });
    expect(second.searchedTo).toBeNull();
  });

  it('keeps the name of a deleted account', async () => {
    const id = await quiz(owner.api);
    await app.sql('UPDATE audit_events SET actor_id = NULL WHERE quiz_id = $1', [id]);
    expect(await latest(id)).toMatchObject({ actorId: null, actorName: 'Ada Byron' });
  });

  it('rejects invalid searches', async () => {
    const refusals: [object, string][] = [
      [{ filter: { search: 'x'.repeat(201) } }, 'VALIDATION'],
      [{ after: 'x' }, 'VALIDATION'],
      [{ after: `${'9'.repeat(40)}.1` }, 'VALIDATION'],
      [{ after: `${'9'.repeat(18)}.1` }, 'VALIDATION'],
      [{ after: '-211000000000000000.1' }, 'VALIDATION'],
      [{ pageSize: 0 }, 'VALIDATION'],
      [{ pageSize: 101 }, 'VALIDATION'],
      [{ filter: { quizId: 'x' } }, 'AUDITED_NOT_FOUND'],
      [{ filter: { actorId: randomUUID() } }, 'AUDITED_NOT_FOUND'],
    ];
    for (const [variables, code] of refusals)
      expect([variables, await codeOf(owner.api, variables)]).toEqual([variables, code]);
  });

  it('is for owners of the institute alone', async () => {
    const { quizId } = await exam(app, owner.api);
    expect(await codeOf(app.api, {})).toBe('UNAUTHENTICATED');
    expect(await codeOf(stranger.api, { filter: { quizId } })).toBe('AUDITED_NOT_FOUND');
    const theirs = JSON.stringify(await auditLog(stranger.api));
    expect(theirs).not.toContain(quizId);
    for (const role of ['EDITOR', 'MARKER']) {
      await app.sql('UPDATE users SET role = $1 WHERE email = $2', [role, stranger.email]);
      expect(await codeOf(stranger.api, {})).toBe('NOT_ALLOWED');
    }
    await app.sql(`UPDATE users SET role = 'OWNER' WHERE email = $1`, [stranger.email]);
  });
});
