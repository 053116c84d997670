/**
 * A kind of question is one file and its registration: a kind that the application does not have
 * (test/setup/third-kind.mjs) works at every endpoint.
 */
import { beforeAll, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useOwnApplication } from '../setup/application.js';
import { COPY, DUPLICATE, MOVE, REORDER } from '../setup/question-transfers.js';
import { exam } from '../setup/exams.js';
import { person, quiz } from '../setup/factories.js';
import { correct, importFile, importGoodRows } from '../setup/imports.js';
import { textOf } from '../setup/pdf.js';
import { anyDescriptive, anyMcq } from '../setup/questions.js';
import { submitAttempt, review, answerExam } from '../setup/taking.js';
import { DELETE_QUESTION, deletedQuestions, RESTORE_QUESTION } from '../setup/trash.js';
import { workbook } from '../setup/workbooks.js';

const app = useOwnApplication({}, { program: 'third-kind' });

const FIELDS = `__typename id kind position text marks version
  ... on NumericQuestion { key { id value tolerance } }`;
const ADD = `mutation ($quizId: ID!, $questions: [QuestionInput!]!) {
  addQuestions(quizId: $quizId, questions: $questions) { ${FIELDS} }
}`;
const UPDATE = `mutation ($id: ID!, $question: QuestionInput!, $version: Int!) {
  updateQuestion(input: { id: $id, question: $question, version: $version }) { ${FIELDS} }
}`;
const LIST = `query ($id: ID!) {
  quiz(id: $id) { questionCount questionCounts { kind count } questions { items { ${FIELDS} } } }
}`;
const READ = `query ($id: ID!) { question(id: $id) { ${FIELDS} } }`;

const numeric = (text: string, value: number, tolerance = 0): object => ({
  numeric: { text, value, tolerance },
});

let owner: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
});

async function add(quizId: string, ...questions: object[]): Promise<Data[]> {
  return (await owner.ask(ADD, { quizId, questions }))['addQuestions'] as Data[];
}

async function list(id: string): Promise<Data> {
  return (await owner.ask(LIST, { id }))['quiz'] as Data;
}

it('is in the schema', async () => {
  const { kinds, input, question } = await app.api.ask(`{
    kinds: __type(name: "QuestionKind") { enumValues { name description } }
    input: __type(name: "QuestionInput") { isOneOf inputFields { name } }
    question: __type(name: "Question") { possibleTypes { name } }
  }`);
  const description = 'A number, right within a tolerance.';
  expect(kinds.enumValues).toContainEqual({ name: 'NUMERIC', description });
  expect(input.isOneOf).toBe(true);
  expect(input.inputFields).toContainEqual({ name: 'numeric' });
  expect(question.possibleTypes).toContainEqual({ name: 'NumericQuestion' });
});

it('is added beside others, read and counted', async () => {
  const quizId = await quiz(owner);
  const added = await add(quizId, anyMcq, numeric('π?', 3.14, 0.01), anyDescriptive);
  expect(added[1]).toMatchObject({
    __typename: 'NumericQuestion',
    kind: 'NUMERIC',
    position: 2,
    marks: '2',
    key: { value: 3.14, tolerance: 0.01 },
  });
  expect((await owner.ask(READ, { id: added[1]?.['id'] }))['question']).toEqual(added[1]);
  const found = await list(quizId);
  expect(found['questions'].items).toEqual(added);
  expect(found['questionCounts']).toContainEqual({ kind: 'NUMERIC', count: 1 });
});

it('is validated by its own rules, with errors at the right path', async () => {
  const quizId = await quiz(owner);
  const questions = [numeric('ok', 1), numeric('', 1, -1)];
  const { extensions } = await owner.refused(ADD, { quizId, questions });
  expect(extensions.fields).toEqual([
    { path: 'questions.1.numeric.text', message: 'Question is required' },
    { path: 'questions.1.numeric.tolerance', message: 'Tolerance must not be below zero' },
  ]);
});

it('is edited by version, and keeps its kind', async () => {
  const [added] = await add(await quiz(owner), numeric('e?', 2.7));
  const id = added?.['id'] as string;
  const edit = { id, version: 1, question: numeric('e?', 2.718, 0.001) };
  const { updateQuestion } = await owner.ask(UPDATE, edit);
  expect(updateQuestion).toMatchObject({
    version: 2,
    key: { id: added?.['key'].id, value: 2.718, tolerance: 0.001 },
  });
  const stale = await owner.refused(UPDATE, edit);
  expect(stale.extensions.code).toBe('STALE_VERSION');
  expect(stale.extensions.current).toMatchObject(updateQuestion);
  const wrong = await owner.refused(UPDATE, { id, version: 2, question: anyMcq });
  expect(wrong.extensions.code).toBe('WRONG_KIND');
});

it('is imported by its columns', async () => {
  const quizId = await quiz(owner);
  const file = await workbook([
    ['number', 'QUESTION', 'Marks'],
    [1.5, 'Half of three?', 4],
    [-2, 'Minus two?', null],
  ]);
  expect(await importFile(owner, quizId, file, 'NUMERIC')).toMatchObject({
    state: 'SUCCEEDED',
    storedCount: 2,
  });
  expect((await list(quizId))['questions'].items).toMatchObject([
    { kind: 'NUMERIC', text: 'Half of three?', marks: '4', key: { value: 1.5, tolerance: 0 } },
    { kind: 'NUMERIC', text: 'Minus two?', marks: '2', key: { value: -2 } },
  ]);
});

it('has its faulty cells reported, and its sheets distinguished from those of other kinds', async () => {
  const quizId = await quiz(owner);
  const file = await workbook([
    ['Question', 'Value', 'Tolerance'],
    ['Good?', 1, null],
    ['Bad?', 'two', -1],
  ]);
  const refused = await importFile(owner, quizId, file, 'NUMERIC');
  expect(refused).toMatchObject({ state: 'REFUSED', faultCount: 2 });
  expect(refused['faults'].items).toEqual([
    { row: 3, column: 'Value', value: 'two', message: 'Value must be a number' },
    { row: 3, column: 'Tolerance', value: '-1', message: 'Tolerance must not be below zero' },
  ]);
  const other = await importFile(owner, quizId, file, 'DESCRIPTIVE');
  expect(other).toMatchObject({ state: 'REFUSED', problem: { code: 'OTHER_KIND' } });
  expect((await list(quizId))['questionCount']).toBe(0);
});

it('is copied with ids of its own, moved and reordered', async () => {
  const [from, to] = [await quiz(owner), await quiz(owner)];
  const [first, second] = await add(from, numeric('first', 1), numeric('second', 2));
  const ids = [first?.['id'], second?.['id']] as string[];
  await owner.ask(REORDER, {
    input: { quizId: from, orderVersion: 2, questionIds: [ids[1]], position: 1 },
  });
  await owner.ask(COPY, { input: { questionIds: [ids[0]], toQuizId: to } });
  await owner.ask(MOVE, { input: { questionIds: [ids[1]], toQuizId: to } });
  const { duplicateQuiz } = await owner.ask(DUPLICATE, { quizId: to });
  const [copy, moved] = (await list(to))['questions'].items as Data[];
  expect(moved).toEqual({ ...second, position: 2 });
  expect(copy).toMatchObject({ text: 'first', key: { value: 1 } });
  const [again, andAgain] = (await list(duplicateQuiz.id))['questions'].items as Data[];
  expect([again, andAgain]).toMatchObject([{ text: 'first' }, { text: 'second' }]);
  const keys = [first, second, copy, again, andAgain].map((question) => question?.['key'].id);
  expect(new Set(keys).size).toBe(5);
});

it('goes to the trash and comes back', async () => {
  const quizId = await quiz(owner);
  const [added] = await add(quizId, numeric('gone', 1));
  await owner.ask(DELETE_QUESTION, { id: added?.['id'] });
  const deleted = await deletedQuestions(owner, quizId);
  expect(deleted).toMatchObject([{ id: added?.['id'], kind: 'NUMERIC' }]);
  await owner.ask(RESTORE_QUESTION, { questionId: added?.['id'] });
  expect((await list(quizId))['questions'].items).toEqual([added]);
});

it('has templates generated from its description', async () => {
  const file = async (name: string): Promise<Buffer> => {
    const response = await app.api.fetch(`/templates/${name}`);
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  };
  const quizId = await quiz(owner);
  const result = await importFile(owner, quizId, await file('numeric.xlsx'), 'NUMERIC');
  expect(result).toMatchObject({ state: 'SUCCEEDED', storedCount: 1 });
  expect(textOf(await file('numeric.pdf'))).toContain('How far off is right.');
});

it('is reported as a duplicate, and corrected over the API', async () => {
  const quizId = await quiz(owner);
  await add(quizId, numeric('Twice?', 2));
  const sheet = await workbook([
    ['Question', 'Value'],
    ['Twice?', 2],
    ['Bad?', 'two'],
  ]);
  const result = await importGoodRows(owner, quizId, sheet, 'NUMERIC');
  expect(result).toMatchObject({
    state: 'SUCCEEDED',
    storedCount: 1,
    warningCount: 1,
    refusedRowCount: 1,
  });
  const corrected = await correct(owner, result['id'] as string, { 3: { Value: '2' } });
  expect(corrected).toMatchObject({ state: 'SUCCEEDED', storedCount: 1 });
  expect((await list(quizId))['questionCount']).toBe(3);
});

it('is taken, marked, reviewed by its candidate and read by staff', async () => {
  const questions = [numeric('π?', 3.14, 0.01), numeric('e?', 2.718), numeric('i?', 0)];
  const given = await exam(app, owner, { questions, rules: { review_content: 'KEY' } });
  const page = await answerExam(app, given);
  const [pi] = page.questions;
  expect(pi).toMatchObject({ kind: 'NUMERIC', text: 'π?', marks: '2', unit: 'number' });
  expect(JSON.stringify(page.questions)).not.toMatch(/key|tolerance|3\.14/);
  const said = async (place: number, response: object) =>
    page.save([page.entry(place, { response })]);
  expect((await said(0, { value: 'three' })).body['code']).toBe('VALIDATION');
  expect((await said(0, { value: 3.15 })).status).toBe(200);
  expect((await said(1, { value: 3 })).status).toBe(200);
  await submitAttempt(page);
  const { body } = await review(page);
  expect(body).toMatchObject({ score: 2, maxScore: 6, waitingCount: 0 });
  expect(body['questions']).toMatchObject([
    { response: { value: 3.15 }, outcome: 'RIGHT', given: '2', key: { key: { value: 3.14 } } },
    { response: { value: 3 }, outcome: 'WRONG', given: '0', key: { key: { value: 2.718 } } },
    { response: null, outcome: 'BLANK', given: '0' },
  ]);
  const { attemptPaper } = await owner.ask(
    `query ($attemptId: ID!) { attemptPaper(attemptId: $attemptId) {
      questions { __typename kind outcome marks ... on AnsweredNumeric { value right } }
    } }`,
    { attemptId: page.id },
  );
  const common = { __typename: 'AnsweredNumeric', kind: 'NUMERIC' };
  expect(attemptPaper.questions).toEqual([
    { ...common, outcome: 'RIGHT', marks: '2', value: 3.15, right: 3.14 },
    { ...common, outcome: 'WRONG', marks: '0', value: 3, right: 2.718 },
    { ...common, outcome: 'BLANK', marks: '0', value: null, right: 0 },
  ]);
});
