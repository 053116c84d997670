import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { moveDeadline, sitting, type Page } from '../setup/attempts.js';
import { bubbleSheet, MergedSheet, rowOf, SHEET, storedDigits } from '../setup/bubble-sheets.js';
import { candidate, exam, SUBMIT_QUIZ, type Exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { EXTEND_ALL, REOPEN } from '../setup/interventions.js';
import { colleague } from '../setup/members.js';
import { ERASE, markedLearner } from '../setup/personal-data.js';
import { addQuestions, mcq } from '../setup/questions.js';
import { lockAttemptRow } from '../setup/row-locks.js';

/** The sheet that staff watch an exam by: it says what is stored, and which rows have changed. */
const app = useApplication();
const questions = [1, 2, 3, 4, 5, 6]
  .map((n) => mcq(`Question ${n}?`))
  .concat([{ descriptive: { text: 'Why?' } } as never]);

let owner: Person;
let of: Exam;
beforeAll(async () => {
  owner = await person(app);
  of = await shuffledExam();
});

const shuffledExam = async (): Promise<Exam> =>
  exam(app, owner.api, { questions, rules: { shuffles_questions: true } });
const start = async (name = 'Ada', at = of): Promise<Page> =>
  sitting(await candidate(app, at.code, name));

/** Where a learner sees the question that is so many questions after the first of the paper. */
const shownAt = (page: Page, place: number): number =>
  page.questions.findIndex(({ text }) => text === (place < 6 ? `Question ${place + 1}?` : 'Why?'));
const answer = (page: Page, place: number, response?: object | null) =>
  page.entry(shownAt(page, place), response === undefined ? {} : { response });
const rowOfPage = async ({ id }: Page): Promise<Data | undefined> =>
  rowOf(await bubbleSheet(owner.api, of.quizId), id);

describe('a bubble', () => {
  it('is filled where an answer is stored, in the order of the paper', async () => {
    const pages = await Promise.all(['Ada', 'Bo', 'Cy', 'Dee'].map(async (name) => start(name)));
    const [ada, bo, cy, dee] = pages as [Page, Page, Page, Page];
    await ada.save([answer(ada, 0), answer(ada, 5), answer(ada, 6, { text: ' x ' })]);
    // Cleared, and blank.
    await bo.save([answer(bo, 1), answer(bo, 2), answer(bo, 6, { text: ' \u00A0\n' })]);
    await bo.save([answer(bo, 1, null)]);
    // Late: it is no stored answer until staff accept it.
    await cy.save([answer(cy, 3)]);
    await moveDeadline(app, cy.id, -11);
    expect((await cy.save([answer(cy, 4)])).status).toBe(409);
    const sheet = await bubbleSheet(owner.api, of.quizId);
    expect(sheet).toMatchObject({ questionCount: 7, rowCount: 4 });
    const digits = pages.map(({ id }) => rowOf(sheet, id)?.['answered'] as string);
    expect(digits).toEqual(['1000011', '0010000', '0001000', '0000000']);
    const stored = await storedDigits(app, of.quizId);
    expect(pages.map(({ id }) => stored.get(id))).toEqual(digits);
    expect(rowOf(sheet, ada.id)).toMatchObject({
      ...{ name: 'Ada', number: 1, answeredCount: 3, questionCount: 7 },
      ...{ connection: 'HERE', leaveCount: 0, needs: [], submittedAt: null },
    });
    expect(rowOf(sheet, cy.id)).toMatchObject({ submittedBy: 'TIME', connection: null, needs: [] });
    expect(rowOf(sheet, dee.id)).toMatchObject({ lastSavedAt: null, answeredCount: 0 });
    const records = `query ($quizId: ID!) { bubbleSheet(quizId: $quizId) { rows {
      attempt { id } candidate { id name } candidateId
    } } }`;
    const { rows } = (await owner.api.ask(records, { quizId: of.quizId }))['bubbleSheet'] as Data;
    expect(rows).toContainEqual({
      attempt: { id: ada.id },
      candidate: { id: rowOf(sheet, ada.id)?.['candidateId'], name: 'Ada' },
      candidateId: rowOf(sheet, ada.id)?.['candidateId'],
    });
    // Those that run come first.
    expect((sheet['rows'] as Data[]).at(-1)?.['attemptId']).toBe(cy.id);
  });

  it('stands for a question of the paper that the attempt has', async () => {
    const early = await start('Early');
    await early.save([answer(early, 6, { text: 'Because' })]);
    await addQuestions(owner.api, of.quizId, [mcq('One more?')]);
    await owner.api.ask(SUBMIT_QUIZ, { id: of.quizId });
    const late = await start('Late');
    const [sheet, stored] = [
      await bubbleSheet(owner.api, of.quizId),
      await storedDigits(app, of.quizId),
    ];
    expect(sheet['questionCount']).toBe(8);
    expect(rowOf(sheet, early.id)).toMatchObject({ answered: '0000001', questionCount: 7 });
    expect(rowOf(sheet, late.id)).toMatchObject({ answered: '00000000', questionCount: 8 });
    for (const { attemptId, answered } of sheet['rows'] as Data[])
      expect(answered).toBe(stored.get(attemptId as string));
  });
});

describe('the changes since an earlier sheet', () => {
  it('are saves, submissions and what staff did; a quiet exam has none', async () => {
    of = await shuffledExam();
    await app.sql('UPDATE quizzes SET duration_minutes = 30 WHERE id = $1', [of.quizId]);
    const [ada, bo] = [await start('Ada'), await start('Bo')];
    const merged = new MergedSheet(owner.api, of.quizId);
    expect(await merged.read()).toBe(2);
    // A second passes, in which rows come twice.
    await expect.poll(async () => merged.read()).toBe(0);
    await ada.save([answer(ada, 2)]);
    expect(await merged.read()).toBe(1);
    expect(merged.rows.get(ada.id)).toMatchObject({ answered: '0010000', answeredCount: 1 });
    await expect.poll(async () => merged.read()).toBe(0);
    const input = { quizId: of.quizId, minutes: 5, reason: 'Fire alarm' };
    await owner.api.ask(EXTEND_ALL, { input });
    expect(await merged.read()).toBe(2);
    await expect.poll(async () => merged.read()).toBe(0);
    await bo.submit();
    expect(await merged.read()).toBe(1);
    expect(merged.rows.get(bo.id)).toMatchObject({ submittedBy: 'LEARNER', connection: null });
    await owner.api.ask(REOPEN, { input: { attemptId: bo.id, minutes: 5, reason: 'A mistake' } });
    await merged.read();
    expect(merged.rows.get(bo.id)).toMatchObject({ submittedAt: null });
    expect(merged.rowCount).toBe(2);
  });

  it('have a save that began before the sheet was read, and waited', async () => {
    const page = await start('Waits');
    const lock = await lockAttemptRow(app.databaseUrl, page.id);
    const saving = page.save([answer(page, 1)]);
    await lock.reached();
    const before = await bubbleSheet(owner.api, of.quizId);
    expect(rowOf(before, page.id)).toMatchObject({ answered: '0000000' });
    await lock.release();
    expect((await saving).status).toBe(200);
    const after = await bubbleSheet(owner.api, of.quizId, before['at'] as string);
    expect(rowOf(after, page.id)).toMatchObject({ answered: '0100000' });
  });
});

describe('the sheet', () => {
  it('has no previews, and is for staff of the institute', async () => {
    const preview = 'mutation ($quizId: ID!) { previewExam(quizId: $quizId) { url } }';
    const { url } = (await owner.api.ask(preview, { quizId: of.quizId }))['previewExam'] as Data;
    const token = String(url).split('#')[1] ?? '';
    const before = await bubbleSheet(owner.api, of.quizId);
    const page = await sitting({ token, api: app.api.as(token) });
    const after = await bubbleSheet(owner.api, of.quizId);
    expect(rowOf(after, page.id)).toBeUndefined();
    expect(after['rowCount']).toBe(before['rowCount']);
    const stranger = await person(app);
    const codeOf = async (api: Person['api'], quizId = of.quizId): Promise<string> =>
      (await api.refused(SHEET, { quizId })).extensions.code;
    expect(await codeOf(stranger.api)).toBe('QUIZ_NOT_FOUND');
    expect(await codeOf(owner.api, 'x')).toBe('QUIZ_NOT_FOUND');
    expect(await codeOf(app.api)).toBe('UNAUTHENTICATED');
    const { extensions } = await owner.api.refused(SHEET, { quizId: of.quizId, since: 'soon' });
    expect(extensions.status).toBe(400);
  });

  it('has the row of a learner who was erased, without the name', async () => {
    const { exam: marked, id } = await markedLearner(app, owner.api, 'Zerlina Quast');
    const before = await bubbleSheet(owner.api, marked.quizId);
    expect(before['rows']).toMatchObject([{ name: 'Zerlina Quast' }]);
    await owner.api.ask(ERASE, { id, name: 'Zerlina Quast' });
    const after = await bubbleSheet(owner.api, marked.quizId, before['at'] as string);
    expect(after['rows']).toMatchObject([{ name: 'Erased learner' }]);
    const stored = await storedDigits(app, marked.quizId);
    expect([...stored.values()]).toEqual([after['rows'][0].answered]);
  });

  it('is closed to markers who must not know whose answers are whose', async () => {
    const marker = await colleague(app, owner, 'MARKER');
    const page = await start('Secret');
    expect(rowOf(await bubbleSheet(marker.api, of.quizId), page.id)).toBeDefined();
    await app.sql(
      `INSERT INTO marking_settings (quiz_id, is_anonymous, step) VALUES ($1, true, 0.5)
       ON CONFLICT (quiz_id) DO UPDATE SET is_anonymous = true`,
      [of.quizId],
    );
    const { extensions } = await marker.api.refused(SHEET, { quizId: of.quizId });
    expect(extensions.code).toBe('MARKING_ANONYMOUS');
    expect(await rowOfPage(page)).toMatchObject({ name: 'Secret' });
  });
});
