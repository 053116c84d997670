import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { Page } from '../setup/attempts.js';
import { person, type Person } from '../setup/factories.js';
import { holdGradeStamps } from '../setup/grade-stamps.js';
import { decide, paper } from '../setup/late.js';
import {
  answersOf,
  answerTo,
  give,
  HISTORY,
  MARK,
  markedExam,
  NEXT,
  RIVER,
  SEA,
  SKY,
  taken,
} from '../setup/marking.js';
import { answer, handIn, review } from '../setup/taking.js';

/** Attempts that are marked again: what people gave stays where the answer is what it was. */
const app = useApplication();
holdGradeStamps(app);
const REOPEN = 'mutation ($input: ReopenAttemptInput!) { reopenAttempt(input: $input) { id } }';

let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

const ask = async (page: Page, asked: string) => answerTo(app, owner.api, page, asked);

async function reopened(page: Page): Promise<Page> {
  const input = { attemptId: page.id, minutes: 10, reason: 'The line was down' };
  await owner.api.ask(REOPEN, { input });
  const again = new Page(page.learner);
  await again.open();
  return again;
}

async function resultOf({ id }: Page): Promise<Data> {
  return (await paper(owner.api, id))['result'] as Data;
}

async function statesOf({ id }: Data): Promise<Data[]> {
  return (await owner.api.ask(HISTORY, { id }))['gradeHistory'] as Data[];
}

describe('an attempt that was reopened and handed in again', () => {
  it('keeps the marks of answers that are the same, typed again or not', async () => {
    const of = await markedExam(app, owner.api);
    const page = await taken(app, of, 'Anna');
    await give(owner.api, await ask(page, SKY), { marks: 4, comment: 'Good' });
    await give(owner.api, await ask(page, SEA), { marks: 1.5 });
    const again = await reopened(page);
    await answer(again, { [SKY]: 'Something else' });
    await answer(again, { [SKY]: 'Sky, says Anna', [RIVER]: 'Indus' });
    await handIn(again);
    expect(await resultOf(page)).toMatchObject({ score: 5.5, waitingCount: 0 });
    const sky = await ask(page, SKY);
    expect(sky['answered']).toMatchObject({ marks: 4, grade: { comment: 'Good' } });
    expect(await statesOf(await ask(page, RIVER))).toMatchObject([
      { version: 2, marks: 0, answer: 'Indus' },
      { version: 1, marks: 3, answer: 'Ganges' },
    ]);
  });

  it('lets what says something else wait again, and what it was is in its history', async () => {
    const of = await markedExam(app, owner.api);
    const page = await taken(app, of, 'Anna');
    const given = await give(owner.api, await ask(page, SKY), { marks: 4, comment: 'Good' });
    const again = await reopened(page);
    await answer(again, { [SKY]: 'Another one' });
    // Meanwhile nothing can be marked, and nothing is offered.
    const { id, version } = given;
    const input = { id, version, marks: 3 };
    const { extensions } = await owner.api.refused(MARK, { input });
    expect(extensions.code).toBe('ANSWER_REOPENED');
    expect(await answersOf(owner.api, of.quizId)).toEqual([]);
    const next = await owner.api.ask(NEXT, { scope: { quizId: of.quizId } });
    expect(next['openNextAnswer']).toBeNull();
    await handIn(again);
    expect(await resultOf(page)).toMatchObject({ score: 3, waitingCount: 2 });
    const states = await statesOf(given);
    expect(states).toMatchObject([
      { version: 3, source: 'RULE', outcome: 'WAITING', comment: null, answer: 'Another one' },
      { version: 2, marks: 4, comment: 'Good', answer: 'Sky, says Anna' },
      { version: 1, outcome: 'WAITING', answer: 'Sky, says Anna' },
    ]);
    const stale = await owner.api.refused(MARK, { input });
    expect(stale.extensions.code).toBe('STALE_VERSION');
  });
});

it('keeps or asks anew likewise when a late answer is accepted', async () => {
  const of = await markedExam(app, owner.api);
  const page = await taken(app, of, 'Anna');
  await give(owner.api, await ask(page, SKY), { marks: 4 });
  const sea = await give(owner.api, await ask(page, SEA), { marks: 2 });
  const place = page.questions.findIndex(({ text }) => text === SEA);
  await page.save([page.entry(place, { response: { text: 'Too late' } })]);
  const late = (await paper(owner.api, page.id))['late'] as Data[];
  await decide(owner.api, page.id, [late[0]?.['id'] as string], true);
  expect(await resultOf(page)).toMatchObject({ score: 7, waitingCount: 1 });
  expect(await statesOf(sea)).toMatchObject([
    { outcome: 'WAITING', answer: 'Too late' },
    { marks: 2, answer: 'Sea, says Anna' },
    { outcome: 'WAITING', answer: 'Sea, says Anna' },
  ]);
});

describe('marks that somebody is typing', () => {
  const type = async (page: Page, asked: string): Promise<Data> =>
    give(owner.api, await ask(page, asked), { marks: 1, isTyped: true });
  const told = async (page: Page): Promise<Data> => (await review(page)).body;

  it('are waited for when the attempt is handed in again only where they stand', async () => {
    const of = await markedExam(app, owner.api);
    const page = await taken(app, of, 'Anna');
    await give(owner.api, await ask(page, SEA), { marks: 2 });
    await type(page, SKY);
    expect(await told(page)).toMatchObject({ score: 6, waitingCount: 1 });
    const same = await reopened(page);
    await handIn(same);
    expect(await told(page)).toMatchObject({ score: 6, waitingCount: 1 });
    const other = await reopened(page);
    await answer(other, { [SKY]: '' });
    await handIn(other);
    expect(await told(page)).toMatchObject({ score: 5, waitingCount: 0 });
  });

  it('are waited for no more where a late answer takes their place', async () => {
    const of = await markedExam(app, owner.api);
    const page = await taken(app, of, 'Anna');
    await give(owner.api, await ask(page, SKY), { marks: 4 });
    await type(page, SEA);
    const place = page.questions.findIndex(({ text }) => text === SEA);
    await page.save([page.entry(place, { response: { text: '' } })]);
    const [late] = (await paper(owner.api, page.id))['late'] as Data[];
    expect(await told(page)).toMatchObject({ score: 8, waitingCount: 1 });
    await decide(owner.api, page.id, [late?.['id'] as string], true);
    expect(await told(page)).toMatchObject({ score: 7, waitingCount: 0 });
  });
});

it('does not change marks when a key is edited after the submission', async () => {
  const of = await markedExam(app, owner.api);
  const page = await taken(app, of, 'Anna');
  const rows = await app.sql<{ id: string }>(
    'SELECT id FROM questions WHERE quiz_id = $1 ORDER BY position',
    [of.quizId],
  );
  const edit = `mutation ($id: ID!, $question: QuestionInput!) {
    updateQuestion(id: $id, question: $question, version: 1) { id }
  }`;
  const options = ['Ganges', 'Indus'].map((text) => ({ text }));
  const key = { mcq: { text: RIVER, options, correctOption: 2, marks: 1 } };
  await owner.api.ask(edit, { id: rows[1]?.id, question: key });
  const essay = { descriptive: { text: SKY, modelAnswer: 'Changed', marks: 1 } };
  await owner.api.ask(edit, { id: rows[0]?.id, question: essay });
  await owner.api.ask('mutation ($id: ID!) { submitQuiz(id: $id) { id } }', { id: of.quizId });
  const sky = await ask(page, SKY);
  expect(sky['answered']).toMatchObject({ modelAnswer: 'By scattering', maxMarks: 5 });
  await give(owner.api, sky, { marks: 4.5 });
  expect(await resultOf(page)).toMatchObject({ score: 7.5, waitingCount: 1 });
  // Marked anew, it is still by the key it was taken under.
  const again = await reopened(page);
  await handIn(again);
  expect(await resultOf(page)).toMatchObject({ score: 7.5, waitingCount: 1 });
});
