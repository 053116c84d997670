/** Which states of typed marks are kept in the history, and in the audit log. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import type { Exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { answerTo, giveMarks, HISTORY, markedExam, SKY, answeredBy } from '../setup/marking.js';
import { colleague } from '../setup/members.js';

const app = useApplication();

let owner: Person;
let marker: Person;
beforeAll(async () => {
  owner = await person(app);
  marker = await colleague(app, owner, 'MARKER');
});

/** Candidates see nothing before the release. */
const WITHHELD = { review_time: 'ON_RELEASE' };
const WITHDRAW = 'mutation ($quizId: ID!) { withdrawResults(quizId: $quizId) { quizId } }';

async function submittedExam(rules: Record<string, unknown>): Promise<{ exam: Exam; sky: Data }> {
  const exam = await markedExam(app, owner.api, { rules });
  return { exam, sky: await answerTo(app, marker.api, await answeredBy(app, exam, 'Anna'), SKY) };
}

async function historyOf({ id }: Data): Promise<Data[]> {
  return (await marker.api.ask(HISTORY, { id }))['gradeHistory'] as Data[];
}

async function auditOf(quizId: string): Promise<Data[]> {
  return app.sql<Data>(
    `SELECT action, details FROM audit_events WHERE quiz_id = $1
       AND action LIKE 'MARK%' ORDER BY id`,
    [quizId],
  );
}

describe('marks', () => {
  it('saved while they are typed are one entry of the history', async () => {
    const { exam, sky } = await submittedExam(WITHHELD);
    let answer = sky;
    for (const comment of ['T', 'Too', 'Too sh', 'Too short'])
      answer = await giveMarks(marker.api, answer, { marks: null, comment, isTyped: true });
    answer = await giveMarks(marker.api, answer, {
      marks: '1',
      comment: 'Too short',
      isTyped: true,
    });
    answer = await giveMarks(marker.api, answer, { marks: '1.5', comment: 'Too short' });
    answer = await giveMarks(marker.api, answer, { marks: '1.5', comment: 'Too short.' });
    expect((await historyOf(sky)).map(({ marks }) => marks)).toEqual(['1.5', null]);
    await giveMarks(marker.api, answer, { marks: '2', comment: 'Too short.' });
    expect((await historyOf(sky)).map(({ marks }) => marks)).toEqual(['2', '1.5', null]);
    expect(await auditOf(exam.quizId)).toMatchObject([
      { action: 'MARKED' },
      { action: 'MARK_CHANGED', details: { from: '1.5', to: '2' } },
    ]);
  });

  it('that replace others while they are typed are logged when typing ends', async () => {
    const { exam, sky } = await submittedExam(WITHHELD);
    const marked = await giveMarks(owner.api, sky, { marks: '3' });
    // The marker pauses within a number.
    const typed = await giveMarks(marker.api, marked, { marks: '1', isTyped: true });
    await giveMarks(marker.api, typed, { marks: '1.5' });
    expect((await historyOf(sky)).map(({ marks }) => marks)).toEqual(['1.5', '3', null]);
    expect(await auditOf(exam.quizId)).toMatchObject([
      { action: 'MARKED' },
      { action: 'MARK_CHANGED', details: { from: '3', to: '1' } },
      { action: 'MARK_CHANGED', details: { from: '1', to: '1.5' } },
    ]);
  });

  it('saved while they are typed are all kept if the candidate sees them', async () => {
    const { sky } = await submittedExam({ review_content: 'KEY' });
    const type = async (answer: Data, more: object) =>
      giveMarks(marker.api, answer, { isTyped: true, ...more });
    let answer = await type(sky, { marks: '1', comment: 'Too' });
    answer = await type(answer, { marks: '1', comment: 'Too short' });
    answer = await type(answer, { marks: '1', comment: 'Too long' });
    await giveMarks(marker.api, answer, { marks: '1.5', comment: 'Too long' });
    const states = (await historyOf(sky)).map(({ marks, comment }) => [marks, comment]);
    expect(states).toEqual([
      ['1.5', 'Too long'],
      ['1', 'Too long'],
      ['1', 'Too short'],
      [null, null],
    ]);
  });

  it('that were shown, and are withheld since, stay in the history', async () => {
    const { exam, sky } = await submittedExam({
      review_time: 'ON_RELEASE',
      released_at: new Date(),
    });
    const typed = await giveMarks(marker.api, sky, { marks: '1', isTyped: true });
    await owner.api.ask(WITHDRAW, { quizId: exam.quizId });
    const next = await giveMarks(marker.api, typed, { marks: '2', isTyped: true });
    await giveMarks(marker.api, next, { marks: '3' });
    expect((await historyOf(sky)).map(({ marks }) => marks)).toEqual(['3', '1', null]);
  });

  it('become another state after five minutes, whoever continues', async () => {
    const { sky } = await submittedExam(WITHHELD);
    const age = async (minutes: number) =>
      app.sql(`UPDATE grades SET graded_at = now() - $2 * interval '1 minute' WHERE id = $1`, [
        sky['id'],
        minutes,
      ]);
    const typed = await giveMarks(marker.api, sky, { marks: '1', isTyped: true });
    await age(4);
    const next = await giveMarks(marker.api, typed, { marks: '2', isTyped: true });
    await age(6);
    await giveMarks(marker.api, next, { marks: '3', isTyped: true });
    expect((await historyOf(sky)).map(({ marks }) => marks)).toEqual(['3', '2', null]);
  });
});
