import { beforeAll, describe, expect, it } from 'vitest';
import {
  adjust,
  adjustmentsOf,
  MAKE as ADJUST,
  PREVIEW,
  REASON,
  UNDOING,
} from '../setup/adjustments.js';
import { useApplication } from '../setup/application.js';
import { auditLog } from '../setup/audit.js';
import { sitting } from '../setup/attempts.js';
import { call, candidate, lobby } from '../setup/exams.js';
import { ended, exported, startExport } from '../setup/exports.js';
import { person, type Person } from '../setup/factories.js';
import { REOPEN } from '../setup/interventions.js';
import { classList, invite, membersOf, RESTORE, SET_ACCOMMODATIONS } from '../setup/learners.js';
import { giveMarks, MARK, markedExam, SETTINGS, TO_RULE } from '../setup/marking.js';
import { colleague } from '../setup/members.js';
import { ERASE, learnerId, markedLearner, personalData } from '../setup/personal-data.js';
import { rowsNaming } from '../setup/rows-naming.js';
import { receiptOf, verified } from '../setup/receipts.js';
import { DELETE_QUIZ } from '../setup/trash.js';

/** Owners export and erase the personal data of a learner (docs/personal-data.md). */

const app = useApplication();
const RESULTS = `query ($quizId: ID!) {
  results(quizId: $quizId) { items { attemptId name email score maxScore } }
}`;

let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

describe('eraseLearner', () => {
  it('removes name and address everywhere; marks stay', async () => {
    const { exam, invited, id } = await markedLearner(app, owner.api, 'Zerlina Quast');
    const ids = { rollNumber: 'Zerlina 7', externalId: 'sis-Zerlina' };
    const listed = { email: invited.email, name: 'Zerlina Quast', ...ids };
    const listId = await classList(owner.api, [listed]);
    expect((await personalData(owner.api, id))['learner']).toMatchObject(listed);
    const exportId = await startExport(owner.api, exam.quizId);
    await ended(owner.api, exportId);
    const before = (await owner.api.ask(RESULTS, { quizId: exam.quizId }))['results'].items[0];
    expect(before).toMatchObject({ name: 'Zerlina Quast', email: invited.email });
    await app.sql(
      `UPDATE responses SET response = '{"text": "I am Zerlina Quast"}' WHERE attempt_id = $1
         AND response ? 'text'`,
      [before.attemptId],
    );

    expect((await owner.api.ask(ERASE, { id, name: ' Zerlina Quast ' }))['eraseLearner']).toEqual({
      id,
    });

    expect(await rowsNaming(app, ['Zerlina', invited.email])).toEqual([]);
    const after = (await owner.api.ask(RESULTS, { quizId: exam.quizId }))['results'].items[0];
    expect(after).toEqual({ ...before, name: 'Erased learner', email: null });
    expect(await membersOf(owner.api, listId)).toEqual([]);
    await expect(exported(owner.api, exportId)).rejects.toThrow(/EXPORT_NOT_FOUND|no such export/i);
    expect((await lobby(app, invited.token)).status).toBe(401);
    const [entry] = await auditLog(owner.api, { actions: ['LEARNERS_ERASED'] });
    expect(entry).toMatchObject({ actorName: expect.any(String), about: null, quizId: null });
  });

  it('keeps the item analysis, with the choices that were made', async () => {
    const { exam, id } = await markedLearner(app, owner.api, 'Ottokar');
    const read = async () => {
      const rows = `SELECT g.question_id, g.outcome, g.choice, g.marks, a.exact_score, a.marked_answers,
          r.response IS NOT NULL AND r.response ? 'optionId' AS chosen
        FROM grades g JOIN attempts a ON a.id = g.attempt_id
          LEFT JOIN responses r ON r.attempt_id = a.id AND r.question_id = g.question_id
        WHERE g.quiz_id = $1 ORDER BY g.question_id`;
      return app.sql(rows, [exam.quizId]);
    };
    const before = await read();
    await owner.api.ask(ERASE, { id, name: 'Ottokar' });
    expect(await read()).toEqual(before);
  });

  it('refuses another name, and changes nothing', async () => {
    const { invited, id } = await markedLearner(app, owner.api, 'Adalbert');
    const { extensions } = await owner.api.refused(ERASE, { id, name: 'Adalberta' });
    expect(extensions).toMatchObject({ code: 'LEARNER_NAME_DIFFERS', status: 409 });
    expect(await learnerId(app, invited.email)).toBe(id);
  });

  it('refuses while an attempt is under way, or answers wait for marking', async () => {
    const exam = await markedExam(app, owner.api);
    const page = await sitting(await candidate(app, exam.code, 'Busy'));
    const [row] = await app.sql('SELECT learner_id AS id FROM candidates WHERE quiz_id = $1', [
      exam.quizId,
    ]);
    const erase = { id: row?.['id'], name: 'Busy' };
    const running = await owner.api.refused(ERASE, erase);
    expect(running.extensions).toMatchObject({ code: 'LEARNER_IN_EXAM', status: 409 });
    await page.save([page.entry(0), page.entry(1), page.entry(2)]);
    await page.submit();
    const waiting = await owner.api.refused(ERASE, erase);
    expect(waiting.extensions).toMatchObject({ code: 'LEARNER_NOT_MARKED', status: 409 });
  });

  it('says in which exam of the trash answers wait', async () => {
    const { exam, id, invited } = await markedLearner(app, owner.api, 'Theobald');
    await app.sql('UPDATE attempts SET waiting_count = 1 WHERE id = $1', [invited.page.id]);
    await owner.api.ask(DELETE_QUIZ, { id: exam.quizId });
    const { message } = await owner.api.refused(ERASE, { id, name: 'Theobald' });
    expect(message).toMatch(/, in “Quiz .*”, which is in the trash\. .*Restore it/);
  });

  it('does not wait for late answers that were answered again', async () => {
    const { exam, id, invited } = await markedLearner(app, owner.api, 'Ulrike');
    await app.sql(
      `INSERT INTO late_responses (attempt_id, quiz_id, question_id, response, is_flagged, epoch, sequence, cause, typed_at, arrived_at)
       SELECT attempt_id, $2, question_id, '{"text": "Before"}', false, 0, 1, 'TAKEN_OVER', saved_at - interval '1 minute', now()
       FROM responses WHERE attempt_id = $1 AND response ? 'text' LIMIT 1`,
      [invited.page.id, exam.quizId],
    );
    await owner.api.ask(ERASE, { id, name: 'Ulrike' });
  });

  it('ends what can be marked, so that no mark is lost with its text', async () => {
    const { id, invited } = await markedLearner(app, owner.api, 'Volkmar');
    await owner.api.ask(ERASE, { id, name: 'Volkmar' });
    const grades = `SELECT id, version, marks FROM grades WHERE attempt_id = $1 AND source = 'MARKER'`;
    const before = await app.sql(grades, [invited.page.id]);
    const { id: answer, version } = before[0] ?? {};
    const input = { id: answer, version, reason: 'Again' };
    for (const refused of [
      await owner.api.refused(TO_RULE, { input }),
      await owner.api.refused(MARK, { input: { ...input, marks: '0' } }),
    ])
      expect(refused.extensions).toMatchObject({ code: 'LEARNER_ERASED', status: 409 });
    expect(await app.sql(grades, [invited.page.id])).toEqual(before);
  });

  it('removes why a result was adjusted, and ends adjusting it', async () => {
    const { exam, id, invited } = await markedLearner(app, owner.api, 'Winfried');
    const value = { quizId: exam.quizId, attemptId: invited.page.id, kind: 'MARKS', marks: '1' };
    const made = await adjust(owner.api, value, 'Winfried was ill');
    const exported = (await personalData(owner.api, id))['attempts'][0];
    expect(exported['adjustments']).toMatchObject([
      { kind: 'MARKS', marks: '1', isForAll: false, reason: 'Winfried was ill', undoneAt: null },
    ]);
    await owner.api.ask(ERASE, { id, name: 'Winfried' });
    expect(await rowsNaming(app, ['Winfried'])).toEqual([]);
    const { items } = await adjustmentsOf(owner.api, exam.quizId);
    expect(items).toMatchObject([{ marks: '1', reason: null }]);
    const refusals = [
      await owner.api.refused(PREVIEW, { input: value }),
      await owner.api.refused(ADJUST, { input: { ...value, reason: REASON, stamp: '' } }),
      await owner.api.refused(UNDOING, { id: made['id'] }),
    ];
    for (const { extensions } of refusals)
      expect(extensions).toMatchObject({ code: 'LEARNER_ERASED', status: 409 });
  });

  it('removes reasons, also where marking is anonymous', async () => {
    const { exam, id, invited } = await markedLearner(app, owner.api, 'Wendelin');
    const settings = { quizId: exam.quizId, version: 1, isAnonymous: true, step: 1 };
    await owner.api.ask(SETTINGS, { input: settings });
    const [grade] = await app.sql<{ id: string; version: number }>(
      `SELECT id, version FROM grades WHERE attempt_id = $1 AND source = 'MARKER' LIMIT 1`,
      [invited.page.id],
    );
    await giveMarks(owner.api, grade ?? {}, { marks: '2', reason: 'Wendelin asked' });
    const [entry] = await auditLog(owner.api, { actions: ['MARK_CHANGED'] });
    expect(entry).toMatchObject({ about: null, reason: 'Wendelin asked' });
    await owner.api.ask(ERASE, { id, name: 'Wendelin' });
    expect(await rowsNaming(app, ['Wendelin'])).toEqual([]);
  });

  it('is for owners, of learners of their institute, once', async () => {
    const { id } = await markedLearner(app, owner.api, 'Cordula');
    const erase = { id, name: 'Cordula' };
    const editor = await colleague(app, owner, 'EDITOR');
    expect((await editor.api.refused(ERASE, erase)).extensions.code).toBe('NOT_ALLOWED');
    const stranger = await person(app);
    const none = await stranger.api.refused(ERASE, erase);
    expect(none.extensions).toMatchObject({ code: 'LEARNER_NOT_FOUND', status: 404 });
    expect(await stranger.api.refused(ERASE, { ...erase, id: 'nonsense' })).toEqual(none);
    await owner.api.ask(ERASE, erase);
    const again = await owner.api.refused(ERASE, { id, name: 'Erased learner' });
    expect(again.extensions.code).toBe('LEARNER_NOT_FOUND');
  });

  it('lets nobody take an exam in their place', async () => {
    const { exam, invited, id } = await markedLearner(app, owner.api, 'Dankwart');
    const [found] = await app.sql('SELECT id FROM candidates WHERE learner_id = $1', [id]);
    await owner.api.ask(ERASE, { id, name: 'Dankwart' });
    const restored = await owner.api.refused(RESTORE, { id: found?.['id'] });
    expect(restored.extensions).toMatchObject({ code: 'LEARNER_ERASED', status: 409 });
    const input = { attemptId: invited.page.id, minutes: 5, reason: 'Again' };
    const reopened = await owner.api.refused(REOPEN, { input });
    expect(reopened.extensions.code).toBe('LEARNER_ERASED');
    const grant = { candidateId: found?.['id'], extraAttempts: 1 };
    const arranged = await owner.api.refused(SET_ACCOMMODATIONS, { input: grant });
    expect(arranged.extensions.code).toBe('LEARNER_ERASED');
    const erasedAt =
      'query ($quizId: ID!) { candidates(quizId: $quizId) { items { learner { erasedAt } } } }';
    const shown = (await owner.api.ask(erasedAt, { quizId: exam.quizId }))['candidates'].items;
    expect(shown).toEqual([{ learner: { erasedAt: expect.stringMatching(/Z$/) as string } }]);
  });

  it('leaves the same person in another institute, and the same address for a new learner', async () => {
    const { exam, invited, id } = await markedLearner(app, owner.api, 'Emerentia');
    const stranger = await person(app);
    await classList(stranger.api, [{ email: invited.email, name: 'Emerentia' }]);
    await owner.api.ask(ERASE, { id, name: 'Emerentia' });
    const names = 'SELECT name FROM learners WHERE email = $1';
    expect(await app.sql(names, [invited.email])).toEqual([{ name: 'Emerentia' }]);
    await invite(owner.api, exam.quizId, [{ email: invited.email, name: 'New' }]);
    expect(await app.sql(`${names} ORDER BY name`, [invited.email])).toHaveLength(2);
  });

  it('leaves receipts genuine, and certificates without a name', async () => {
    const { invited, id } = await markedLearner(app, owner.api, 'Fridolin');
    const receipt = await receiptOf(invited.page);
    await app.sql('INSERT INTO certificates (reference, attempt_id) VALUES ($1, $2)', [
      'ABCD2345EFGH6789',
      invited.page.id,
    ]);
    await owner.api.ask(ERASE, { id, name: 'Fridolin' });
    expect(await verified(app.api, receipt)).toMatchObject({
      outcome: 'GENUINE',
      standing: 'GONE',
    });
    const { body } = await call(app.api, '/verify/certificates/ABCD2345EFGH6789');
    expect(body).toEqual({ isGenuine: true, holds: false, isErased: true, certificate: null });
  });
});

describe('a learner’s personal data', () => {
  it('is one file with everything about them', async () => {
    const { invited, id } = await markedLearner(app, owner.api, 'Gerlinde');
    const data = await personalData(owner.api, id);
    expect(data).toMatchObject({
      format: 'examwright-personal-data',
      learner: { id, name: 'Gerlinde', email: invited.email },
      candidacies: [{ origin: 'INVITED', startedAt: expect.stringMatching(/Z$/) }],
      mails: [{ kind: 'exam-invitation', recipient: invited.email }],
      auditEntries: [{ action: 'LEARNER_EXPORTED', about: 'Gerlinde' }],
      attempts: [
        {
          number: 1,
          answers: [
            { response: { text: 'Answer 0' }, marks: '1', comment: 'Well done' },
            { chosen: 'Ganges' },
            { response: { text: 'Answer 2' } },
          ],
        },
      ],
    });
    const kinds = (data['attempts'][0].events as { kind: string }[]).map(({ kind }) => kind);
    expect(kinds).toEqual(['STARTED', 'SUBMITTED']);
  });

  it('is for owners of their institute', async () => {
    const { id } = await markedLearner(app, owner.api, 'Hildebrand');
    const path = `/learners/${id}/personal-data.json`;
    const editor = await colleague(app, owner, 'EDITOR');
    expect((await editor.api.fetch(path)).status).toBe(403);
    expect((await (await person(app)).api.fetch(path)).status).toBe(404);
    expect((await app.api.fetch(path)).status).toBe(401);
    expect((await owner.api.fetch('/learners/nonsense/personal-data.json')).status).toBe(404);
  });
});
