import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { Page } from '../setup/attempts.js';
import { person, type Person } from '../setup/factories.js';
import { requireGradeStamps } from '../setup/grade-stamps.js';
import { REOPEN } from '../setup/interventions.js';
import { decide, paper } from '../setup/late-answers.js';
import {
  answersOf,
  answerTo,
  giveMarks,
  HISTORY,
  MARK,
  markedExam,
  NEXT,
  RIVER,
  SEA,
  SKY,
  answeredBy,
} from '../setup/marking.js';
import { saveAnswers, submitAttempt, review } from '../setup/taking.js';

/** Attempts that are marked again: the marks of people stay if the answer is the same. */
const app = useApplication();
requireGradeStamps(app);

let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

const ask = async (page: Page, asked: string) => answerTo(app, owner.api, page, asked);

async function reopened(page: Page): Promise<Page> {
  const input = { attemptId: page.id, minutes: 10, reason: 'The line was down' };
  await owner.api.ask(REOPEN, { input });
  const again = new Page(page.candidate);
  await again.open();
  return again;
}

async function resultOf({ id }: Page): Promise<Data> {
  return (await paper(owner.api, id))['result'] as Data;
}

async function statesOf({ id }: Data): Promise<Data[]> {
  return (await owner.api.ask(HISTORY, { id }))['gradeHistory'] as Data[];
}

describe('an attempt that was reopened and submitted again', () => {
  it('keeps the marks of answers that are the same, typed again or not', async () => {
    const of = await markedExam(app, owner.api);
    const page = await answeredBy(app, of, 'Anna');
    await giveMarks(owner.api, await ask(page, SKY), { marks: '4', comment: 'Good' });
    await giveMarks(owner.api, await ask(page, SEA), { marks: '1.5' });
    const again = await reopened(page);
    await saveAnswers(again, { [SKY]: 'Something else' });
    await saveAnswers(again, { [SKY]: 'Sky, says Anna', [RIVER]: 'Indus' });
    await submitAttempt(again);
    expect(await resultOf(page)).toMatchObject({ score: 5.5, waitingCount: 0 });
    const sky = await ask(page, SKY);
    expect(sky['answered']).toMatchObject({ marks: '4', grade: { comment: 'Good' } });
    expect(await statesOf(await ask(page, RIVER))).toMatchObject([
      { version: 2, marks: '0', answer: 'Indus' },
      { version: 1, marks: '3', answer: 'Ganges' },
    ]);
  });

  it('lets changed answers wait again, and keeps their marks in the history', async () => {
    const of = await markedExam(app, owner.api);
    const page = await answeredBy(app, of, 'Anna');
    const given = await giveMarks(owner.api, await ask(page, SKY), { marks: '4', comment: 'Good' });
    const again = await reopened(page);
    await saveAnswers(again, { [SKY]: 'Another one' });
    // Meanwhile nothing can be marked, and nothing is offered.
    const { id, version } = given;
    const input = { id, version, marks: '3' };
    const { extensions } = await owner.api.refused(MARK, { input });
    expect(extensions.code).toBe('ANSWER_REOPENED');
    expect(await answersOf(owner.api, of.quizId)).toEqual([]);
    const next = await owner.api.ask(NEXT, { scope: { quizId: of.quizId } });
    expect(next['openNextAnswer']).toBeNull();
    await submitAttempt(again);
    expect(await resultOf(page)).toMatchObject({ score: 3, waitingCount: 2 });
    const states = await statesOf(given);
    expect(states).toMatchObject([
      { version: 3, source: 'RULE', outcome: 'WAITING', comment: null, answer: 'Another one' },
      { version: 2, marks: '4', comment: 'Good', answer: 'Sky, says Anna' },
      { version: 1, outcome: 'WAITING', answer: 'Sky, says Anna' },
    ]);
    const stale = await owner.api.refused(MARK, { input });
    expect(stale.extensions.code).toBe('STALE_VERSION');
  });
});

it('does the same when a late answer is accepted', async () => {
  const of = await markedExam(app, owner.api);
  const page = await answeredBy(app, of, 'Anna');
  await giveMarks(owner.api, await ask(page, SKY), { marks: '4' });
  const sea = await giveMarks(owner.api, await ask(page, SEA), { marks: '2' });
  const place = page.questions.findIndex(({ text }) => text === SEA);
  await page.save([page.entry(place, { response: { text: 'Too late' } })]);
  const late = (await paper(owner.api, page.id))['late'] as Data[];
  await decide(owner.api, page.id, [late[0]?.['id'] as string], true);
  expect(await resultOf(page)).toMatchObject({ score: 7, waitingCount: 1 });
  expect(await statesOf(sea)).toMatchObject([
    { outcome: 'WAITING', answer: 'Too late' },
    { marks: '2', answer: 'Sea, says Anna' },
    { outcome: 'WAITING', answer: 'Sea, says Anna' },
  ]);
});

describe('marks that a marker is typing', () => {
  const type = async (page: Page, asked: string): Promise<Data> =>
    giveMarks(owner.api, await ask(page, asked), { marks: '1', isTyped: true });
  const resultShown = async (page: Page): Promise<Data> => (await review(page)).body;

  it('are waited for after another submission only if they stay', async () => {
    const of = await markedExam(app, owner.api);
    const page = await answeredBy(app, of, 'Anna');
    await giveMarks(owner.api, await ask(page, SEA), { marks: '2' });
    await type(page, SKY);
    expect(await resultShown(page)).toMatchObject({ score: 6, waitingCount: 1 });
    const same = await reopened(page);
    await submitAttempt(same);
    expect(await resultShown(page)).toMatchObject({ score: 6, waitingCount: 1 });
    const other = await reopened(page);
    await saveAnswers(other, { [SKY]: '' });
    await submitAttempt(other);
    expect(await resultShown(page)).toMatchObject({ score: 5, waitingCount: 0 });
  });

  it('are no longer waited for if a late answer replaces them', async () => {
    const of = await markedExam(app, owner.api);
    const page = await answeredBy(app, of, 'Anna');
    await giveMarks(owner.api, await ask(page, SKY), { marks: '4' });
    await type(page, SEA);
    const place = page.questions.findIndex(({ text }) => text === SEA);
    await page.save([page.entry(place, { response: { text: '' } })]);
    const [late] = (await paper(owner.api, page.id))['late'] as Data[];
    expect(await resultShown(page)).toMatchObject({ score: 8, waitingCount: 1 });
    await decide(owner.api, page.id, [late?.['id'] as string], true);
    expect(await resultShown(page)).toMatchObject({ score: 7, waitingCount: 0 });
  });
});

it('stay when a key is edited after the submission', async () => {
  const of = await markedExam(app, owner.api);
  const page = await answeredBy(app, of, 'Anna');
  const rows = await app.sql<{ id: string }>(
    'SELECT id FROM placements WHERE quiz_id = $1 ORDER BY position',
    [of.quizId],
  );
  const edit = `mutation ($id: ID!, $question: QuestionInput!) {
    updateQuestion(input: { id: $id, question: $question, version: 1 }) { id }
  }`;
  const options = ['Ganges', 'Indus'].map((text) => ({ text }));
  const key = { mcq: { text: RIVER, options, correctOption: 2, marks: '1' } };
  await owner.api.ask(edit, { id: rows[1]?.id, question: key });
  const essay = { descriptive: { text: SKY, modelAnswer: 'Changed', marks: '1' } };
  await owner.api.ask(edit, { id: rows[0]?.id, question: essay });
  await owner.api.ask('mutation ($id: ID!) { submitQuiz(id: $id) { id } }', { id: of.quizId });
  const sky = await ask(page, SKY);
  expect(sky['answered']).toMatchObject({ modelAnswer: 'By scattering', maxMarks: '5' });
  await giveMarks(owner.api, sky, { marks: '4.5' });
  expect(await resultOf(page)).toMatchObject({ score: 7.5, waitingCount: 1 });
  // Marked again, it is still by the key it was taken under.
  const again = await reopened(page);
  await submitAttempt(again);
  expect(await resultOf(page)).toMatchObject({ score: 7.5, waitingCount: 1 });
});
