import { beforeEach, expect, it } from 'vitest';
import type { GraphqlError } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { person, type Person, quiz } from '../setup/factories.js';
import { addQuestions, anyMcq } from '../setup/questions.js';

/** The length of a list is summed from tallies (server/quizzes/quiz-tally.entity.ts), not counted. */

const UPDATE = 'mutation ($input: UpdateQuizInput!) { updateQuiz(input: $input) { id } }';
const DELETE = 'mutation ($id: ID!) { deleteQuiz(id: $id) { id } }';
const LENGTH = `query ($filter: QuizFilterInput) {
  quizzes(filter: $filter, pageSize: 100) { items { id } totalCount totalPages }
}`;
const FILTERS = [
  {},
  ...['ACTIVE', 'INACTIVE'].flatMap((status) => [
    { status },
    { status, isCompleted: true },
    { status, isCompleted: false },
  ]),
  { isCompleted: true },
  { isCompleted: false },
];

const app = useApplication();
let owner: Person;
beforeEach(async () => {
  owner = await person(app);
});

/** The count of each list, as the API returns it; each must equal the list's length. */
async function lengths({ api }: Person): Promise<number[]> {
  const counts: number[] = [];
  for (const filter of FILTERS) {
    const { quizzes } = await api.ask(LENGTH, { filter });
    expect(quizzes.items, JSON.stringify(filter)).toHaveLength(quizzes.totalCount as number);
    counts.push(quizzes.totalCount as number);
  }
  return counts;
}

/** Changes a quiz by its current version, and retries when overtaken. @returns the error it met */
async function update({ api }: Person, id: string, changes: object): Promise<string> {
  for (;;) {
    const read = await api.send('query ($id: ID!) { quiz(id: $id) { version } }', { id });
    if (!read.data?.['quiz']) return codeOf(read.errors);
    const { version } = read.data['quiz'];
    const code = codeOf((await api.send(UPDATE, { input: { id, version, ...changes } })).errors);
    if (code !== 'STALE_VERSION') return code;
  }
}

const codeOf = (errors: GraphqlError[]): string => errors[0]?.extensions.code ?? 'DONE';

it('are right whatever happens at the same time', async () => {
  const { api } = owner;
  const made = await Promise.all(Array.from({ length: 40 }, async () => quiz(api)));
  await Promise.all(made.slice(0, 20).map(async (id) => addQuestions(api, id, [anyMcq])));
  const remove = async (id: string) => codeOf((await api.send(DELETE, { id })).errors);
  const plans = made.map((id, index) => ({
    id,
    status: index % 2 === 0 ? 'INACTIVE' : 'ACTIVE',
    isCompleted: index < 20,
    isDeleted: index % 5 === 0,
  }));
  await Promise.all([
    ...plans.map(async ({ id, status, isCompleted, isDeleted }) => {
      const changes = [
        status === 'ACTIVE' ? { title: `New ${id}` } : { status },
        ...(isCompleted ? [{ isCompleted }] : []),
      ];
      const changed = changes.map(async (change) => update(owner, id, change));
      // Of two deletions at once one finds nothing: the quiz is subtracted once.
      const removed = isDeleted ? [remove(id), remove(id)] : [];
      const met = await Promise.all(changed);
      // A change after the deletion finds nothing to change.
      if (isDeleted) expect(['DONE', 'QUIZ_NOT_FOUND']).toEqual(expect.arrayContaining(met));
      else expect(met).toEqual(met.map(() => 'DONE'));
      expect((await Promise.all(removed)).sort()).toEqual(
        isDeleted ? ['DONE', 'QUIZ_NOT_FOUND'] : [],
      );
    }),
    ...made.slice(20).map(async () => quiz(api)),
  ]);
  const added = made.slice(20).map(() => ({ status: 'ACTIVE', isCompleted: false }));
  const left = [...plans.filter(({ isDeleted }) => !isDeleted), ...added];
  const expected = FILTERS.map(
    (filter: { status?: string; isCompleted?: boolean }) =>
      left.filter(
        ({ status, isCompleted }) =>
          status === (filter.status ?? status) &&
          isCompleted === (filter.isCompleted ?? isCompleted),
      ).length,
  );
  // The list, its two statuses, each submitted and not, and all that are submitted and not.
  expect(expected).toEqual([52, 36, 8, 28, 16, 8, 8, 16, 36]);
  expect(await lengths(owner)).toEqual(expected);
});

it('are right whichever statement writes, and unchanged if it fails', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, async () => quiz(owner.api)));
  const other = await person(app);
  await quiz(other.api);
  const some = `id IN ('${ids.slice(0, 3).join("', '")}')`;
  await app.sql(`UPDATE quizzes SET status = 'INACTIVE', is_completed = true WHERE ${some}`);
  expect(await lengths(owner)).toEqual([6, 3, 0, 3, 3, 3, 0, 3, 3]);
  await expect(
    app.sql(`UPDATE quizzes SET status = 'INACTIVE', title_key = 'the same'`),
  ).rejects.toThrow('quizzes_title');
  expect(await lengths(owner)).toEqual([6, 3, 0, 3, 3, 3, 0, 3, 3]);
  await app.sql(`UPDATE quizzes SET deleted_at = now() WHERE ${some}`);
  await app.sql(`DELETE FROM quizzes WHERE id = '${ids[5] ?? ''}'`);
  expect(await lengths(owner)).toEqual([2, 2, 0, 2, 0, 0, 0, 0, 2]);
  await app.sql(`UPDATE quizzes SET deleted_at = NULL WHERE ${some}`);
  expect(await lengths(owner)).toEqual([5, 2, 0, 2, 3, 3, 0, 3, 2]);
  expect((await lengths(other))[0]).toBe(1);
});

it('are merged into few rows, with the same sums', async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, async () => quiz(owner.api)));
  const gone = await person(app);
  await gone.api.ask(DELETE, { id: await quiz(gone.api) });
  await app.sql(`UPDATE quizzes SET status = 'INACTIVE' WHERE id = '${ids[0] ?? ''}'`);
  const before = await lengths(owner);
  // A worker does it when it starts, and every minute.
  await app.sweep();
  const rows = async () =>
    app.sql(
      `SELECT status, count, is_folded FROM quiz_tallies
       WHERE institute_id = (SELECT institute_id FROM users WHERE email = $1) ORDER BY status`,
      [owner.email],
    );
  await expect.poll(rows).toEqual([
    { status: 'ACTIVE', count: 9, is_folded: true },
    { status: 'INACTIVE', count: 1, is_folded: true },
  ]);
  expect(await lengths(owner)).toEqual(before);
});
