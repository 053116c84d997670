import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { query } from '../setup/database.js';
import { quiz } from '../setup/factories.js';
import { Legacy } from '../setup/legacy.js';
import { member, type Member } from '../setup/legacy-accounts.js';
import { addQuestions, anyDescriptive, anyMcq } from '../setup/questions.js';

/** userDashboard_M. */
const app = useApplication();
const TITLES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'];

let legacy: Legacy;
let owner: Member;
/** By title; the newest is L. */
const ids = new Map<string, string>();
beforeAll(async () => {
  owner = await member(app, new Legacy(app.server.url));
  legacy = owner.legacy;
  for (const title of TITLES) ids.set(title, await quiz(owner.api, title));
  for (const title of ['A', 'B', 'L'])
    await addQuestions(owner.api, ids.get(title) ?? '', [anyMcq, anyDescriptive]);
  const edit = async (quizTitle: string, isCompleted: boolean, status: boolean) =>
    legacy.ask('DashbordEdit_M', { _id: ids.get(quizTitle), quizTitle, isCompleted, status });
  await edit('A', true, false);
  await edit('B', true, true);
  await edit('C', false, false);
});

const list = async (sent: object) => legacy.ask('userDashboard_M', { page: 1, ...sent });
const titlesOf = (body: Data): string =>
  (body['quizzes'] as Data[]).map((one) => one['quizTitle'] as string).join('');

it.each(['', '/v1'])('shows every field under %s/', async (prefix) => {
  const sent = { userEmail: owner.email, page: 1, limit: 2 };
  const { status, body } = await legacy.under(prefix).send('userDashboard_M', sent);
  const [row] = await query<{ created_at: Date }>(
    app.databaseUrl,
    `SELECT created_at FROM quizzes WHERE title = 'L'`,
  );
  expect(status).toBe(200);
  expect(body).toEqual({
    statusCode: 200,
    success: true,
    message: expect.any(String) as string,
    quizzes: [
      {
        quizzId: ids.get('L'),
        quizTitle: 'L',
        creatorName: 'Ada Byron',
        status: 'Active',
        totalQuestions: 2,
        isCompleted: 'Incompleted',
        createdAt: row?.created_at.toISOString(),
      },
      expect.objectContaining({ quizTitle: 'K', totalQuestions: 0 }),
    ],
    pagination: { totalQuizzes: 12, totalPages: 6 },
  });
  const { quizzes } = await list({ page: 12, limit: 1 });
  expect(quizzes).toMatchObject([{ quizTitle: 'A', status: 'Inactive', isCompleted: 'Completed' }]);
});

it('lists the newest first, ten a page unless another number is requested', async () => {
  const first = await list({});
  expect(titlesOf(first)).toBe('LKJIHGFEDC');
  expect(first['pagination']).toEqual({ totalQuizzes: 12, totalPages: 2 });
  expect(titlesOf(await list({ page: 2, limit: null }))).toBe('BA');
  expect(titlesOf(await list({ limit: 100 }))).toBe('LKJIHGFEDCBA');
  expect(titlesOf(await list({ limit: 5, page: 3 }))).toBe('BA');
});

it.each([
  [3, 10, { totalQuizzes: 12, totalPages: 2 }],
  [100_000, 100, { totalQuizzes: 12, totalPages: 1 }],
])('page %d past the end is empty', async (page, limit, pagination) => {
  const { quizzes, pagination: actual } = await list({ page, limit });
  expect(quizzes).toEqual([]);
  expect(actual).toEqual(pagination);
});

it.each([
  [{ isCompleted: 'Completed' }, 'BA'],
  [{ isCompleted: 'Incompleted', limit: 3 }, 'LKJ'],
  [{ status: 'Inactive' }, 'CA'],
  [{ status: 'Active', limit: 100 }, 'LKJIHGFEDB'],
  [{ status: 'Inactive', isCompleted: 'Completed' }, 'A'],
  [{ status: 'Inactive', isCompleted: 'Incompleted' }, 'C'],
  [{ status: 'Active', isCompleted: 'Completed' }, 'B'],
  [{ status: '', isCompleted: null, limit: 2 }, 'LK'],
])('filters by %j', async (filter, titles) => {
  expect(titlesOf(await list(filter))).toBe(titles);
});

it('counts the pages of the filtered list', async () => {
  const { pagination } = await list({ isCompleted: 'Incompleted', status: 'Active', limit: 4 });
  expect(pagination).toEqual({ totalQuizzes: 9, totalPages: 3 });
});

it('has no pages if there are no quizzes', async () => {
  const newcomer = await member(app, new Legacy(app.server.url));
  const body = await newcomer.legacy.ask('userDashboard_M', { page: 1 });
  expect(body['quizzes']).toEqual([]);
  expect(body['pagination']).toEqual({ totalQuizzes: 0, totalPages: 0 });
});

describe('is rejected', () => {
  const page = 'page must be a whole number from 1 to 100000';
  const limit = 'limit must be a whole number from 1 to 100';
  it.each([
    [{ page: undefined }, 'page is required'],
    [{ page: 0 }, page],
    [{ page: -1 }, page],
    [{ page: 1.5 }, page],
    [{ page: '1' }, page],
    [{ page: 1e9 }, page],
    [{ page: null }, page],
    [{ limit: 0 }, limit],
    [{ limit: 101 }, limit],
    [{ limit: '10' }, limit],
    [{ isCompleted: 'Incomplete' }, 'isCompleted must be Completed or Incompleted'],
    [{ isCompleted: true }, 'isCompleted must be Completed or Incompleted'],
    [{ status: 'active' }, 'status must be Active or Inactive'],
    [{ status: ['Active'] }, 'status must be Active or Inactive'],
  ])('with %j', async (change, said) => {
    const sent = { page: 1, limit: 10, ...change };
    expect(await legacy.refused('userDashboard_M', sent)).toEqual([400, said]);
  });
});
