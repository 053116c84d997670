/** A copy of an exam is marked like the original. */
import { beforeAll, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { DUPLICATE, REORDER } from '../setup/question-transfers.js';
import { person, type Person } from '../setup/factories.js';
import {
  ADD_REMARK,
  DELETE_REMARK,
  markedExam,
  MARKING,
  RUBRIC,
  SETTINGS,
  answeredBy,
} from '../setup/marking.js';

const app = useApplication();
let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

const FIELDS = `query ($quizId: ID!) { marking(quizId: $quizId) {
  settings { isAnonymous step version }
  questions { text rubric { isBinding version criteria { name levels { label marks } } } }
  remarks { id shortcut text version }
} }`;
const read = async (quizId: string) => (await owner.api.ask(FIELDS, { quizId }))['marking'];
const copyOf = async (quizId: string): Promise<string> =>
  (await owner.api.ask(DUPLICATE, { quizId }))['duplicateQuiz'].id as string;
const submit = async (id: string) =>
  owner.api.ask('mutation ($id: ID!) { submitQuiz(id: $id) { id } }', { id });

/** A criterion that is named like its question. */
async function rubricFor(quizId: string, questionId: string, name: string, version = 1) {
  const levels = [
    { label: 'None', marks: '0' },
    { label: 'All', marks: '1.5' },
  ];
  const input = { quizId, questionId, version, isBinding: true, criteria: [{ name, levels }] };
  await owner.api.ask(RUBRIC, { input });
}

it("has the original's step, anonymity, remarks, and the rubric of each question", async () => {
  const { quizId } = await markedExam(app, owner.api);
  const { marking } = await owner.api.ask(MARKING, { quizId });
  const questions = marking.questions as { questionId: string; text: string }[];
  for (const { questionId, text } of questions) await rubricFor(quizId, questionId, text);
  // A second version, to see that the copy begins with its first.
  const [first] = questions;
  await rubricFor(quizId, first?.questionId ?? '', first?.text ?? '', 2);
  await owner.api.ask(SETTINGS, { input: { quizId, version: 1, isAnonymous: true, step: 0.25 } });
  for (const shortcut of ['why', 'good'])
    await owner.api.ask(ADD_REMARK, { input: { quizId, shortcut, text: `${shortcut}!` } });
  // Positions change, and the records of questions follow.
  const questionIds = [questions.at(-1)?.questionId];
  await owner.api.ask(REORDER, { input: { quizId, orderVersion: 2, questionIds, position: 1 } });
  const copyId = await copyOf(quizId);
  await submit(copyId);
  const copy = await read(copyId);
  expect(copy.settings).toEqual({ isAnonymous: true, step: 0.25, version: 1 });
  expect(copy.questions).toHaveLength(2);
  for (const { text, rubric } of copy.questions)
    expect(rubric).toEqual({
      isBinding: true,
      version: 1,
      criteria: [
        {
          name: text,
          levels: [
            { label: 'None', marks: '0' },
            { label: 'All', marks: '1.5' },
          ],
        },
      ],
    });
  expect(copy.remarks).toMatchObject([
    { shortcut: 'good', text: 'good!', version: 1 },
    { shortcut: 'why', text: 'why!', version: 1 },
  ]);
  // Changes to the copy do not change the original.
  for (const { id } of copy.remarks) await owner.api.ask(DELETE_REMARK, { id });
  expect((await read(quizId)).remarks).toHaveLength(2);
  expect((await read(quizId)).settings).toMatchObject({ isAnonymous: true, version: 2 });
});

it('has none of these if the original has none, and no marks', async () => {
  const exam = await markedExam(app, owner.api);
  await answeredBy(app, exam, 'Anna');
  const copyId = await copyOf(exam.quizId);
  await submit(copyId);
  expect(await read(copyId)).toMatchObject({
    settings: { isAnonymous: false, step: 0.5 },
    questions: [{ rubric: null }, { rubric: null }],
    remarks: [],
  });
  const [counted] = await app.sql('SELECT count(*)::int AS count FROM grades WHERE quiz_id = $1', [
    copyId,
  ]);
  expect(counted?.['count']).toBe(0);
});
