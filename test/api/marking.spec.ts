import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import type { Page } from '../setup/attempts.js';
import type { Exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import {
  answersOf,
  answerTo,
  giveMarks,
  HISTORY,
  MARK,
  markedExam,
  MARKING,
  SEA,
  SKY,
  answeredBy,
  TO_RULE,
  RIVER,
} from '../setup/marking.js';
import { colleague } from '../setup/members.js';
import { requireGradeStamps } from '../setup/grade-stamps.js';

/** Marks by people. */
const app = useApplication();
requireGradeStamps(app);

let owner: Person;
let marker: Person;
let stranger: Person;
beforeAll(async () => {
  owner = await person(app);
  stranger = await person(app);
  marker = await colleague(app, owner, 'MARKER');
});

const RESULTS = `query ($attemptId: ID!) { attemptPaper(attemptId: $attemptId) {
  result { score maxScore waitingCount percent }
  questions { text outcome marks grade { source markedBy comment } }
} }`;

async function scoreOf({ id }: Page): Promise<Data> {
  return (await owner.api.ask(RESULTS, { attemptId: id }))['attemptPaper'].result as Data;
}

async function submittedExam(): Promise<{ exam: Exam; page: Page; sky: Data }> {
  const exam = await markedExam(app, owner.api);
  const page = await answeredBy(app, exam, 'Anna');
  return { exam, page, sky: await answerTo(app, marker.api, page, SKY) };
}

async function refusal(answer: Data, more: object, by = marker): Promise<Data> {
  const { id, version } = answer;
  const input = { id, version, ...more };
  const { extensions } = await by.api.refused(MARK, { input });
  return { code: extensions.code, path: extensions.fields?.[0]?.path, current: extensions.current };
}

async function historyOf({ id }: Data): Promise<Data[]> {
  return (await marker.api.ask(HISTORY, { id }))['gradeHistory'] as Data[];
}

async function auditOf(quizId: string): Promise<Data[]> {
  return app.sql<Data>(
    `SELECT action, about, details, count FROM audit_events WHERE quiz_id = $1
       AND action LIKE 'MARK%' ORDER BY id`,
    [quizId],
  );
}

describe('marks', () => {
  it('count at once, show their source, and are logged', async () => {
    const { exam, page, sky } = await submittedExam();
    expect(await scoreOf(page)).toMatchObject({ score: 3, maxScore: 10, waitingCount: 2 });
    const marked = await giveMarks(marker.api, sky, { marks: '2.5', comment: ' Why? 🙂\nनमस्ते ' });
    expect(marked).toMatchObject({ version: 2, isMine: true, isSubmitted: true });
    expect(marked['answered']).toMatchObject({ outcome: 'PARTLY', marks: '2.5', maxMarks: '5' });
    expect(marked['answered'].grade).toMatchObject({
      source: 'MARKER',
      markedBy: 'Grace Hopper',
      comment: ' Why? 🙂\nनमस्ते ',
    });
    expect(await scoreOf(page)).toMatchObject({ score: 5.5, waitingCount: 1, percent: 55 });
    const sea = await answerTo(app, owner.api, page, SEA);
    expect((await giveMarks(owner.api, sea, { marks: '0' }))['answered'].outcome).toBe('WRONG');
    expect(await scoreOf(page)).toMatchObject({ score: 5.5, waitingCount: 0 });
    const { questions } = (await owner.api.ask(RESULTS, { attemptId: page.id }))['attemptPaper'];
    expect(questions[0].grade).toMatchObject({ source: 'MARKER', markedBy: 'Grace Hopper' });
    expect(questions[1].grade).toMatchObject({ source: 'RULE', markedBy: null });
    const state = (await marker.api.ask(MARKING, { quizId: exam.quizId }))['marking'];
    expect(state).toMatchObject({ waitingCount: 0, markedCount: 2 });
    expect(state.questions.map((one: Data) => [one['text'], one['mineCount']])).toEqual([
      [SKY, 1],
      [SEA, 0],
    ]);
    expect(await auditOf(exam.quizId)).toMatchObject([
      { action: 'MARKED', count: 1 },
      { action: 'MARKED', count: 1 },
    ]);
  });

  it.each([
    ['below nothing', { marks: '-0.5' }, 'marks'],
    ['above what the question earns', { marks: '5.5' }, 'marks'],
    ['between two steps', { marks: '1.25' }, 'marks'],
    ['of three decimals', { marks: '1.001' }, 'marks'],
    ['with too long a comment', { marks: '1', comment: 'x'.repeat(5_001) }, 'comment'],
    ['with half a character', { marks: '1', comment: '\ud83d' }, 'comment'],
    ['with too long a reason', { marks: '1', reason: 'x'.repeat(501) }, 'reason'],
    [
      'by a level that there is not',
      { marks: '1', levels: [{ criterionId: 'x', levelId: 'y' }] },
      'rubric.0',
    ],
  ])('%s are rejected, and nothing changes', async (_name, more, path) => {
    const { page, sky } = await submittedExam();
    expect(await refusal(sky, more)).toMatchObject({ code: 'VALIDATION', path });
    expect(await scoreOf(page)).toMatchObject({ score: 3, waitingCount: 2 });
  });

  it('can be read and given in the institute only', async () => {
    const { page, sky } = await submittedExam();
    expect(await refusal(sky, { marks: '1' }, stranger)).toMatchObject({
      code: 'ANSWER_NOT_FOUND',
    });
    const unknown = { id: randomUUID(), version: 1 };
    expect(await refusal(unknown, { marks: '1' })).toMatchObject({ code: 'ANSWER_NOT_FOUND' });
    expect(await scoreOf(page)).toMatchObject({ waitingCount: 2 });
  });

  it('sent again after a lost connection are one change', async () => {
    const { exam, sky } = await submittedExam();
    const once = await giveMarks(marker.api, sky, { marks: '4', comment: 'Good' });
    const twice = await giveMarks(marker.api, sky, { marks: '4', comment: 'Good' });
    expect(twice).toEqual(once);
    expect(await auditOf(exam.quizId)).toMatchObject([{ action: 'MARKED', count: 1 }]);
  });

  it('of two markers at once are those of the faster one, and the other gets them to compare', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { page, sky } = await submittedExam();
      const { id, version } = sky;
      const send = async (by: Person, marks: string) =>
        by.api.send(MARK, { input: { id, version, marks, comment: marks } });
      const answers = await Promise.all([send(owner, '1'), send(marker, '2')]);
      const [refused] = answers.flatMap(({ errors }) => errors);
      expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
      expect(refused?.extensions.code).toBe('STALE_VERSION');
      const now = await answerTo(app, owner.api, page, SKY);
      const { marks, grade } = now['answered'] as Data;
      expect(refused?.extensions.current).toMatchObject({
        ...{ id, version: 2, marks, comment: marks as string, markedBy: grade.markedBy },
      });
      expect(await scoreOf(page)).toMatchObject({ score: 3 + Number(marks), waitingCount: 1 });
      // To keep their own marks after all, the marker sends the current version.
      await giveMarks(owner.api, now, { marks: '5' });
      expect(await scoreOf(page)).toMatchObject({ score: 8, waitingCount: 1 });
    }
  });

  it('that were final and are changed are logged with their old value', async () => {
    const { exam, page, sky } = await submittedExam();
    const marked = await giveMarks(marker.api, sky, { marks: '4' });
    const changed = await giveMarks(owner.api, marked, { marks: '3', reason: 'Too generous' });
    const taken = await giveMarks(owner.api, changed, { marks: null, comment: 'Look again' });
    expect(taken['answered']).toMatchObject({ outcome: 'WAITING', marks: null });
    expect(await scoreOf(page)).toMatchObject({ score: 3, waitingCount: 2 });
    expect(await auditOf(exam.quizId)).toMatchObject([
      { action: 'MARKED' },
      { action: 'MARK_CHANGED', about: 'Anna', details: { from: '4', to: '3', question: 1 } },
      { action: 'MARK_CHANGED', about: 'Anna', details: { from: '3', to: null } },
    ]);
    expect(await historyOf(sky)).toMatchObject([
      { version: 4, source: 'MARKER', marks: null, comment: 'Look again', markedBy: 'Ada Byron' },
      { version: 3, marks: '3', reason: 'Too generous', markedBy: 'Ada Byron' },
      { version: 2, marks: '4', markedBy: 'Grace Hopper', answer: 'Sky, says Anna' },
      { version: 1, source: 'RULE', outcome: 'WAITING', markedBy: null, answer: 'Sky, says Anna' },
    ]);
  });
});

describe('marks by the key', () => {
  it('can be changed with a reason only, and can return to the rule', async () => {
    const { page } = await submittedExam();
    const river = await answerTo(app, marker.api, page, RIVER);
    expect(await refusal(river, { marks: '1' })).toMatchObject({
      code: 'VALIDATION',
      path: 'reason',
    });
    const changed = await giveMarks(marker.api, river, { marks: '1', reason: 'Both are right' });
    expect(changed['answered']).toMatchObject({ marks: '1', outcome: 'PARTLY' });
    expect(await scoreOf(page)).toMatchObject({ score: 1 });
    expect(await refusal(changed, { marks: null })).toMatchObject({ path: 'marks' });
    // A later change of the comment keeps the reason.
    await giveMarks(marker.api, changed, { marks: '1', comment: 'See the map' });
    expect((await historyOf(river))[0]).toMatchObject({ marks: '1', reason: 'Both are right' });
    const input = { id: river['id'], version: 1 };
    const stale = await marker.api.refused(TO_RULE, { input });
    expect(stale.extensions).toMatchObject({
      code: 'STALE_VERSION',
      current: { marks: '1', isMine: true },
    });
    const back = await marker.api.ask(TO_RULE, { input: { ...input, version: 3 } });
    expect(back['returnToRule'].answered).toMatchObject({ marks: '3', outcome: 'RIGHT' });
    expect(await scoreOf(page)).toMatchObject({ score: 3 });
    const foreign = await stranger.api.refused(TO_RULE, { input });
    expect(foreign.extensions.code).toBe('ANSWER_NOT_FOUND');
  });

  it('waits again where only a person can mark it', async () => {
    const { page, sky } = await submittedExam();
    const { version, id } = await giveMarks(marker.api, sky, { marks: '5' });
    await marker.api.ask(TO_RULE, { input: { id, version, reason: 'By mistake' } });
    expect(await scoreOf(page)).toMatchObject({ score: 3, waitingCount: 2 });
    // Repeated, it changes nothing.
    await marker.api.ask(TO_RULE, { input: { id, version, reason: 'By mistake' } });
    expect(await historyOf(sky)).toHaveLength(3);
  });

  it('are not in the queue until a person has changed them', async () => {
    const { exam, page } = await submittedExam();
    expect(await answersOf(marker.api, exam.quizId)).toHaveLength(2);
    const river = await answerTo(app, marker.api, page, RIVER);
    await giveMarks(marker.api, river, { marks: '3', reason: 'Looked at' });
    const all = await answersOf(marker.api, exam.quizId);
    expect(all.map(({ id }) => id)).toContain(river['id']);
    expect(all).toHaveLength(3);
  });
});
