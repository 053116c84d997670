import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import type { Page } from '../setup/attempts.js';
import { setRules, type Exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import {
  ADD_REMARK,
  ANSWER,
  answersOf,
  answerTo,
  DELETE_REMARK,
  giveMarks,
  HISTORY,
  LEARNERS,
  LEAVE,
  MARK,
  MARKING,
  markedExam,
  NEXT,
  OPEN,
  RIVER,
  RUBRIC,
  SEA,
  SETTINGS,
  SKY,
  answeredBy,
  UPDATE_REMARK,
} from '../setup/marking.js';
import { colleague } from '../setup/members.js';
import { review } from '../setup/taking.js';

/** Who marks which answers, and how. */
const app = useApplication();
const NAMES = ['Nina', 'Omar', 'Pia', 'Quentin'];

let owner: Person;
let marker: Person;
let stranger: Person;
let of: Exam;
let pages: Page[];
beforeAll(async () => {
  owner = await person(app);
  stranger = await person(app);
  marker = await colleague(app, owner, 'MARKER');
  of = await markedExam(app, owner.api);
  pages = [];
  for (const name of NAMES) pages.push(await answeredBy(app, of, name));
});

const codeOf = async (by: Person, text: string, variables: object): Promise<string> =>
  (await by.api.refused(text, variables)).extensions.code;

async function next(by: Person, scope: object, afterId?: string): Promise<Data | null> {
  const variables = { scope: { quizId: of.quizId, ...scope }, afterId };
  return (await by.api.ask(NEXT, variables))['openNextAnswer'] as Data | null;
}

async function questionIdOf(asked: string): Promise<string> {
  const marking = (await owner.api.ask(MARKING, { quizId: of.quizId }))['marking'];
  return marking.questions.find(({ text }: Data) => text === asked).questionId as string;
}

describe('the queue', () => {
  it('returns the answers of a question, of a learner, or all, each once', async () => {
    const questionId = await questionIdOf(SEA);
    const sea = await answersOf(owner.api, of.quizId, { questionId });
    expect(sea.map(({ learner }) => learner.name as string).sort()).toEqual(NAMES);
    expect(await answersOf(marker.api, of.quizId, { questionId })).toEqual(sea);
    const { items, totalCount } = (await owner.api.ask(LEARNERS, { quizId: of.quizId }))[
      'markingLearners'
    ];
    expect(items.map(({ name }: Data) => name)).toEqual(NAMES);
    expect(totalCount).toBe(4);
    expect(items[0]).toMatchObject({ waitingCount: 2, markedCount: 0 });
    const theirs = await answersOf(owner.api, of.quizId, { learnerId: items[1].learnerId });
    expect(theirs.map(({ learner }) => learner.name)).toEqual(['Omar', 'Omar']);
    const all = await answersOf(owner.api, of.quizId);
    expect(all).toHaveLength(8);
    expect(await answersOf(owner.api, of.quizId, {}, 'MARKED')).toEqual([]);
  });

  it('shows the beginning of each answer, as it was taken, and which are blank', async () => {
    const exam = await markedExam(app, owner.api);
    const long = `First line\n\n\t${'நீலம் '.repeat(40)}`;
    const nina = await answeredBy(app, exam, 'Nina', { [SKY]: long, [SEA]: ' \n' });
    const river = await answerTo(app, marker.api, nina, RIVER);
    for (const answer of [river, await answerTo(app, marker.api, nina, SEA)])
      await giveMarks(marker.api, answer, { marks: '1', reason: 'Seen' });
    const { markingAnswers } = await marker.api.ask(
      `query ($scope: MarkingScopeInput!) { markingAnswers(scope: $scope) { items { questionId excerpt } } }`,
      { scope: { quizId: exam.quizId } },
    );
    const [sky, choice, sea] = markingAnswers.items.map(
      ({ excerpt }: Data) => excerpt as string | null,
    ) as (string | null)[];
    expect(sky).toMatch(/^First line நீலம் நீலம் .*…$/u);
    expect(Array.from(sky ?? '')).toHaveLength(80);
    expect([choice, sea]).toEqual(['Ganges', null]);
  });

  it('lists learners who wait from the one after another on, and goes round', async () => {
    const LIST = `query ($quizId: ID!, $afterId: ID) {
      markingLearners(quizId: $quizId, onlyWaiting: true, afterId: $afterId) { items { learnerId name number } }
    }`;
    const { quizId } = of;
    const listed = async (afterId?: string): Promise<Data[]> =>
      (await marker.api.ask(LIST, { quizId, afterId }))['markingLearners'].items as Data[];
    const all = await listed();
    expect(all.map(({ name }) => name as string)).toEqual(NAMES);
    const omar = all[1]?.['learnerId'] as string;
    expect((await listed(omar)).map(({ name }) => name as string)).toEqual([
      'Pia',
      'Quentin',
      'Nina',
      'Omar',
    ]);
    for (const afterId of [randomUUID(), 'x'])
      expect(await codeOf(marker, LIST, { quizId, afterId })).toBe('LEARNER_NOT_FOUND');
    // Without names by number, which says nothing about them.
    const exam = await markedExam(app, owner.api);
    for (const name of ['Zoe', 'Adam', 'Mia']) await answeredBy(app, exam, name);
    const input = { quizId: exam.quizId, version: 1, isAnonymous: true, step: 1 };
    await owner.api.ask(SETTINGS, { input });
    const numbers = async (afterId?: string): Promise<Data[]> =>
      (await marker.api.ask(LIST, { quizId: exam.quizId, afterId }))['markingLearners']
        .items as Data[];
    const [, second] = await numbers();
    const after = await numbers(second?.['learnerId'] as string);
    expect(after.map(({ number, name }) => [number, name])).toEqual([
      [3, null],
      [1, null],
      [2, null],
    ]);
  });

  it('gives two markers different answers, and returns abandoned ones again', async () => {
    const questionId = await questionIdOf(SKY);
    const [mine, theirs] = await Promise.all([
      next(owner, { questionId }),
      next(marker, { questionId }),
    ]);
    expect(mine?.['id']).not.toBe(theirs?.['id']);
    const open = await owner.api.ask(OPEN, { id: theirs?.['id'] });
    expect(open['openAnswer'].openWith).toBe('Grace Hopper');
    const more = [await next(owner, { questionId }), await next(owner, { questionId })];
    expect(more.map((one) => one?.['id'])).not.toContain(theirs?.['id']);
    await marker.api.ask(LEAVE, { id: theirs?.['id'] });
    // A marker who continues from one passes all of them, and comes back to the first.
    const seen = new Set<string>();
    let at = mine;
    for (let step = 0; step < NAMES.length; step += 1) {
      at = await next(owner, { questionId }, at?.['id'] as string);
      seen.add(at?.['id'] as string);
    }
    expect(seen.size).toBe(NAMES.length);
    // Two minutes later none of them counts as open.
    await app.sql(`UPDATE marking_claims SET until = now() - interval '1 second'`);
    const free = await marker.api.ask(OPEN, { id: mine?.['id'] });
    expect(free['openAnswer'].openWith).toBeNull();
    await app.sql('DELETE FROM marking_claims');
  });

  it.each([
    ['quizId', 'QUIZ_NOT_FOUND'],
    ['questionId', 'QUESTION_NOT_FOUND'],
    ['learnerId', 'LEARNER_NOT_FOUND'],
  ])('finds nothing by another %s', async (name, code) => {
    const scope = { quizId: of.quizId, [name]: randomUUID() };
    expect(await codeOf(owner, NEXT, { scope })).toBe(code);
  });

  it('is closed to other institutes', async () => {
    const [answer] = await answersOf(owner.api, of.quizId);
    const { quizId } = of;
    for (const text of [ANSWER, HISTORY, OPEN, LEAVE])
      expect(await codeOf(stranger, text, { id: answer?.['id'] })).toBe('ANSWER_NOT_FOUND');
    for (const text of [MARKING, LEARNERS])
      expect(await codeOf(stranger, text, { quizId })).toBe('QUIZ_NOT_FOUND');
    expect(await codeOf(stranger, NEXT, { scope: { quizId } })).toBe('QUIZ_NOT_FOUND');
  });
});

describe('the marking settings of an exam', () => {
  it('apply to all markers, and a stale form gets the current ones', async () => {
    const { quizId } = await markedExam(app, owner.api);
    const input = { quizId, version: 1, isAnonymous: false, step: 0.25 };
    const { setMarkingSettings } = await owner.api.ask(SETTINGS, { input });
    expect(setMarkingSettings).toEqual({ isAnonymous: false, step: 0.25, version: 2 });
    // Sent twice, it is one change.
    await owner.api.ask(SETTINGS, { input });
    const stale = await owner.api.refused(SETTINGS, { input: { ...input, step: 1 } });
    expect(stale.extensions).toMatchObject({
      code: 'STALE_VERSION',
      current: { step: 0.25, version: 2 },
    });
    const odd = { ...input, version: 2, step: 0.3 };
    expect(await codeOf(owner, SETTINGS, { input: odd })).toBe('VALIDATION');
  });

  it('can include a rubric, whose levels stay the same where they were chosen', async () => {
    const exam = await markedExam(app, owner.api);
    const page = await answeredBy(app, exam, 'Nina');
    const sky = await answerTo(app, marker.api, page, SKY);
    const { questionId } = sky['answered'];
    const level = (label: string, marks: string) => ({ label, marks });
    const criteria = [
      { name: 'Physics', levels: [level('None', '0'), level('All', '3.3')] },
      { name: 'Words', levels: [level('Poor', '0.5'), level('Good', '2')] },
    ];
    const input = { quizId: exam.quizId, questionId, version: 1, isBinding: true, criteria };
    expect(await codeOf(marker, RUBRIC, { input })).toBe('NOT_ALLOWED');
    const empty = { ...input, criteria: [{ name: 'Physics', levels: [] }] };
    expect(await codeOf(owner, RUBRIC, { input: empty })).toBe('VALIDATION');
    const written = (await owner.api.ask(RUBRIC, { input }))['setRubric'];
    expect(await codeOf(owner, RUBRIC, { input })).toBe('STALE_VERSION');
    const [physics, words] = written.criteria as Data[];
    const choose = (criterion: Data | undefined, place: number) => ({
      criterionId: criterion?.['id'],
      levelId: criterion?.['levels'][place].id,
    });
    const levels = [choose(physics, 1), choose(words, 0)];
    const send = { id: sky['id'], version: 1, levels };
    expect(await codeOf(marker, MARK, { input: { ...send, marks: '3' } })).toBe('VALIDATION');
    expect(
      await codeOf(marker, MARK, { input: { ...send, marks: '3.3', levels: levels.slice(0, 1) } }),
    ).toBe('VALIDATION');
    const marked = await giveMarks(marker.api, sky, { marks: '3.8', levels });
    expect(marked['levels']).toMatchObject([
      { criterion: 'Physics', level: 'All', marks: '3.3' },
      { criterion: 'Words', level: 'Poor', marks: '0.5' },
    ]);
    const rubricWith = async (content: string): Promise<Data | undefined> => {
      await setRules(app, exam.quizId, { review_content: content, review_time: 'AFTER_MARKING' });
      const { body } = await review(page);
      return (body['questions'] as Data[]).find(({ text }) => text === SKY);
    };
    await setRules(app, exam.quizId, { released_at: new Date() });
    expect((await rubricWith('KEY'))?.['levels']).toEqual([
      { criterion: 'Physics', level: 'All', marks: '3.3' },
      { criterion: 'Words', level: 'Poor', marks: '0.5' },
    ]);
    expect(await rubricWith('ANSWERS')).not.toHaveProperty('levels');
    // The level is worth less now, and one criterion is gone.
    const changed = [{ ...physics, levels: [{ ...physics?.['levels'][1], marks: '1' }] }];
    const later = { ...input, version: 2, isBinding: false, criteria: changed };
    await owner.api.ask(RUBRIC, { input: later });
    const again = await giveMarks(marker.api, marked, {
      marks: '3.8',
      levels,
      comment: 'Well done',
    });
    expect(again['levels']).toMatchObject([{ marks: '3.3' }, { marks: '0.5' }]);
    const other = await answerTo(app, marker.api, await answeredBy(app, exam, 'Omar'), SKY);
    const now = await giveMarks(marker.api, other, { marks: '1', levels: levels.slice(0, 1) });
    expect(now['levels']).toMatchObject([{ level: 'All', marks: '1' }]);
    const gone = { id: other['id'], version: 2, marks: '1', levels };
    expect(await codeOf(marker, MARK, { input: gone })).toBe('VALIDATION');
  });
});

it('include remarks that all markers share', async () => {
  const { quizId } = of;
  const input = { quizId, shortcut: 'Unit', text: 'The unit is missing.' };
  const remark = (await marker.api.ask(ADD_REMARK, { input }))['addRemark'];
  expect(remark).toMatchObject({ shortcut: 'unit', version: 1 });
  expect(await codeOf(owner, ADD_REMARK, { input })).toBe('SHORTCUT_TAKEN');
  expect(await codeOf(owner, ADD_REMARK, { input: { ...input, shortcut: 'a b' } })).toBe(
    'VALIDATION',
  );
  expect(await codeOf(stranger, ADD_REMARK, { input })).toBe('QUIZ_NOT_FOUND');
  const change = { id: remark.id, version: 1, shortcut: 'u', text: 'Which unit?' };
  const changed = (await owner.api.ask(UPDATE_REMARK, { input: change }))['updateRemark'];
  expect(changed).toMatchObject({ shortcut: 'u', text: 'Which unit?', version: 2 });
  await owner.api.ask(UPDATE_REMARK, { input: change });
  const stale = { ...change, text: 'Else' };
  expect(await codeOf(marker, UPDATE_REMARK, { input: stale })).toBe('STALE_VERSION');
  expect(await codeOf(stranger, DELETE_REMARK, { id: remark.id })).toBe('REMARK_NOT_FOUND');
  expect((await owner.api.ask(MARKING, { quizId }))['marking'].remarks).toEqual([changed]);
  await marker.api.ask(DELETE_REMARK, { id: remark.id });
  expect(await codeOf(owner, DELETE_REMARK, { id: remark.id })).toBe('REMARK_NOT_FOUND');
  for (let number = 0; number < 100; number += 1)
    await marker.api.ask(ADD_REMARK, { input: { quizId, shortcut: `r${number}`, text: 'x' } });
  expect(await codeOf(owner, ADD_REMARK, { input: { quizId, shortcut: 'one', text: 'x' } })).toBe(
    'TOO_MANY_REMARKS',
  );
});
