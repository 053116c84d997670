import { beforeAll, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import type { Exam } from '../setup/exams.js';
import { anyEmail, person, type Person } from '../setup/factories.js';
import { invite } from '../setup/learners.js';
import {
  ANSWER,
  answersOf,
  giveMarks,
  HISTORY,
  LEARNERS,
  MARK,
  MARKING,
  markedExam,
  NEXT,
  OPEN,
  SEA,
  SETTINGS,
  SKY,
  answeredBy,
} from '../setup/marking.js';
import { colleague } from '../setup/members.js';
import { answerExam } from '../setup/taking.js';

/** An exam that is marked anonymously: no request, at no time, shows markers whose an answer is. */
const app = useApplication();
const NAMES = ['Nina', 'Omar', 'Pia', 'Quentin'];

let owner: Person;
let marker: Person;
let stranger: Person;
beforeAll(async () => {
  owner = await person(app);
  stranger = await person(app);
  marker = await colleague(app, owner, 'MARKER');
});

const codeOf = async (by: Person, text: string, variables: object): Promise<string> =>
  (await by.api.refused(text, variables)).extensions.code;

const PAPER = 'query ($attemptId: ID!) { attemptPaper(attemptId: $attemptId) { title } }';
const RESULTS = 'query ($quizId: ID!) { results(quizId: $quizId) { items { name } } }';

it('hides from markers whose an answer is', async () => {
  const exam = await markedExam(app, owner.api);
  const taking = await Promise.all(
    NAMES.map(async (name) => answeredBy(app, exam, name, { [SKY]: 'x', [SEA]: 'y' })),
  );
  const { quizId } = exam;
  const input = { quizId, version: 1, isAnonymous: true, step: 1 };
  expect(await codeOf(marker, SETTINGS, { input })).toBe('NOT_ALLOWED');
  expect(await codeOf(stranger, SETTINGS, { input })).toBe('QUIZ_NOT_FOUND');
  await owner.api.ask(SETTINGS, { input });
  const ids = await app.sql('SELECT id, candidate_id FROM attempts WHERE quiz_id = $1', [quizId]);
  const secrets = [...NAMES, ...ids.flatMap((row) => Object.values(row)), '@'];
  const [first] = await answersOf(marker.api, quizId);
  const id = first?.['id'] as string;
  const responses = [
    await marker.api.ask(MARKING, { quizId }),
    await marker.api.ask(LEARNERS, { quizId }),
    await answersOf(marker.api, quizId),
    await marker.api.ask(ANSWER, { id }),
    await marker.api.ask(OPEN, { id }),
    await marker.api.ask(HISTORY, { id }),
    await marker.api.ask(NEXT, { scope: { quizId } }),
    await giveMarks(marker.api, (await marker.api.ask(ANSWER, { id }))['markingAnswer'], {
      marks: '1',
    }),
  ];
  for (const secret of secrets) expect(JSON.stringify(responses), secret).not.toContain(secret);
  const numbers = (await answersOf(marker.api, quizId)).map(
    ({ learner }) => learner.number as number,
  );
  expect(new Set(numbers)).toEqual(new Set([1, 2, 3, 4]));
  // Other requests hide it, too, until all is marked.
  const attemptId = taking[0]?.id;
  expect(await codeOf(marker, PAPER, { attemptId })).toBe('MARKING_ANONYMOUS');
  expect(await codeOf(marker, RESULTS, { quizId })).toBe('MARKING_ANONYMOUS');
  await owner.api.ask(PAPER, { attemptId });
  for (const { id } of await answersOf(marker.api, quizId, {}, 'WAITING')) {
    const answer = (await marker.api.ask(ANSWER, { id }))['markingAnswer'];
    expect(await codeOf(marker, MARK, { input: { id, version: 1, marks: '0.5' } })).toBe(
      'VALIDATION',
    );
    await giveMarks(marker.api, answer, { marks: '1' });
  }
  await marker.api.ask(PAPER, { attemptId });
  await marker.api.ask(RESULTS, { quizId });
});

it('keeps the numbers it assigned, whoever joins later', async () => {
  const exam = await markedExam(app, owner.api);
  await answeredBy(app, exam, 'Nina');
  const ask = async () =>
    (await owner.api.ask(LEARNERS, { quizId: exam.quizId }))['markingLearners'].items as Data[];
  const [nina] = await ask();
  await answeredBy(app, exam, 'Adam');
  expect((await ask()).map(({ name, number }) => [name, number])).toEqual([
    ['Adam', 2],
    ['Nina', 1],
  ]);
  expect((await ask())[1]?.['learnerId']).toBe(nina?.['learnerId']);
});

async function withoutNames({ quizId }: Exam): Promise<void> {
  const input = { quizId, version: 1, isAnonymous: true, step: 1 };
  await owner.api.ask(SETTINGS, { input });
}

it('hides when an answer was saved or submitted, since the event log names candidates by time', async () => {
  const TIMES = `query ($id: ID!) {
    markingAnswer(id: $id) { answered { savedAt grade { source gradedAt } } }
    gradeHistory(id: $id) { source gradedAt }
  }`;
  const exam = await markedExam(app, owner.api);
  await answeredBy(app, exam, 'Nina');
  const [answer] = await answersOf(marker.api, exam.quizId);
  const id = answer?.['id'] as string;
  const at = expect.any(String) as string;
  expect(await marker.api.ask(TIMES, { id })).toEqual({
    markingAnswer: { answered: { savedAt: at, grade: { source: 'RULE', gradedAt: at } } },
    gradeHistory: [{ source: 'RULE', gradedAt: at }],
  });
  await withoutNames(exam);
  expect(await marker.api.ask(TIMES, { id })).toEqual({
    markingAnswer: { answered: { savedAt: null, grade: { source: 'RULE', gradedAt: null } } },
    gradeHistory: [{ source: 'RULE', gradedAt: null }],
  });
  await giveMarks(marker.api, (await marker.api.ask(ANSWER, { id }))['markingAnswer'], {
    marks: '1',
  });
  expect(await marker.api.ask(TIMES, { id })).toEqual({
    markingAnswer: { answered: { savedAt: null, grade: { source: 'MARKER', gradedAt: at } } },
    gradeHistory: [
      { source: 'MARKER', gradedAt: at },
      { source: 'RULE', gradedAt: null },
    ],
  });
});

it('hides the named paper while its candidate takes another attempt: a marker would recognize it', async () => {
  const exam = await markedExam(app, owner.api);
  await withoutNames(exam);
  const { id: attemptId } = await answerExam(app, exam, { [SKY]: 'I know who says this' });
  expect(await codeOf(marker, PAPER, { attemptId })).toBe('MARKING_ANONYMOUS');
  expect(await codeOf(marker, RESULTS, { quizId: exam.quizId })).toBe('MARKING_ANONYMOUS');
  await owner.api.ask(PAPER, { attemptId });
});

it('numbers all who are invited at once, not in the order in which they submit', async () => {
  const exam = await markedExam(app, owner.api);
  const { quizId } = exam;
  await invite(
    owner.api,
    quizId,
    Array.from({ length: 4 }, () => ({ email: anyEmail() })),
  );
  await answeredBy(app, exam, 'Nina');
  const learners = (await marker.api.ask(LEARNERS, { quizId }))['markingLearners'];
  expect(learners.totalCount).toBe(1);
  const numbers = await app.sql('SELECT number FROM marking_aliases WHERE quiz_id = $1', [quizId]);
  expect(numbers).toHaveLength(5);
});
