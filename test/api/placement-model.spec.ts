import { beforeAll, expect, it } from 'vitest';
import type { Api } from '../setup/api.js';
import { useOwnApplication } from '../setup/application.js';
import { person } from '../setup/factories.js';
import { runCallers, type Entry, type Shared } from '../setup/placement-model.js';
import { PLACED, type Placed } from '../setup/placed-questions.js';
import { allQuestions } from '../setup/question-transfers.js';
import { SEED, times } from '../setup/seeds.js';
import { DELETED_QUESTIONS } from '../setup/trash.js';

/** Questions in several papers, changed by several people at once, compared with a plain model. */

const CALLERS = 5;
const TURNS = times(60, 1_500);

const app = useOwnApplication();
let shared: Shared;
beforeAll(async () => {
  const owner = (await person(app)).api;
  shared = await runCallers(app, owner, { callers: CALLERS, turns: TURNS, seed: SEED });
}, 1_800_000);

const entriesOf = (quizId: string, isDeleted: boolean): Entry[] =>
  [...shared.entries.values()].filter(
    (entry) => entry.quizId === quizId && entry.isDeleted === isDeleted,
  );
const named = (entries: { id: string }[]): string[] => entries.map(({ id }) => id).sort();

it(`every kind of call was made (seed ${SEED})`, () => {
  const calls = ['add', 'copy', 'delete', 'edit', 'edit of marks', 'move', 'place'];
  const others = ['purge', 'refused purge', 'restore', 'stale edit', 'submit'];
  expect([...shared.calls.keys()].sort()).toEqual([...calls, ...others]);
});

it('every paper has what the model has, and as many questions as it says', async () => {
  for (const quizId of shared.quizzes) {
    const asked = await allQuestions(shared.owner, quizId);
    const expected = entriesOf(quizId, false);
    const stored = asked.map(({ id, text, marks, version }) => ({ id, text, marks, version }));
    expect(new Map(stored.map((question) => [question.id, question]))).toEqual(
      new Map(expected.map(({ id, text, marks, version }) => [id, { id, text, marks, version }])),
    );
    const count = 'query ($id: ID!) { quiz(id: $id) { questionCount } }';
    const { quiz: counted } = await shared.owner.ask(count, { id: quizId });
    expect(counted).toEqual({ questionCount: expected.length });
  }
});

it('the trash of every quiz has what the model has', async () => {
  for (const id of shared.quizzes) {
    const found: { id: string }[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const trash = await readTrash(shared.owner, id, page);
      found.push(...trash.items);
      pages = trash.totalPages;
    }
    expect(named(found)).toEqual(named(entriesOf(id, true)));
  }
});

async function readTrash(owner: Api, id: string, page: number) {
  const { quiz } = await owner.ask(DELETED_QUESTIONS, { id, page, pageSize: 100 });
  return quiz.deletedQuestions as { items: { id: string }[]; totalPages: number };
}

it('submitted papers name the versions that they have', async () => {
  const rows = await app.sql<{ id: string; text: string; same: boolean; recorded: boolean }>(
    `SELECT q->>'id' AS id, q->>'text' AS text, n.placement_id IS NOT NULL AS recorded,
       v.text = q->>'text' AND v.body = q->'body' AS same
     FROM paper_revisions r CROSS JOIN jsonb_array_elements(r.content->'questions') q
       LEFT JOIN paper_revision_questions n
         ON n.revision_id = r.id AND n.placement_id = (q->>'id')::uuid
       LEFT JOIN question_versions v
         ON v.question_id = n.question_id AND v.version = n.question_version`,
  );
  expect(rows.length).toBeGreaterThan(CALLERS);
  for (const { id, text, same, recorded } of rows) {
    expect([recorded, same], `${id} ${text}`).toEqual([true, true]);
    expect(shared.entries.get(id)?.texts).toContain(text);
  }
  const [counts] = await app.sql(
    `SELECT (SELECT count(*)::int FROM paper_revision_questions) AS recorded,
       (SELECT sum(question_count)::int FROM paper_revisions) AS asked`,
  );
  expect(counts).toEqual({ recorded: rows.length, asked: rows.length });
});

it('each question belongs to the institute of its papers, and is left only where something has it', async () => {
  const stray = await app.sql(
    `SELECT q.id FROM questions q
     WHERE NOT EXISTS (SELECT FROM placements p WHERE p.question_id = q.id)
       AND NOT EXISTS (SELECT FROM paper_revision_questions n WHERE n.question_id = q.id)
     UNION ALL
     SELECT q.id FROM questions q JOIN ${PLACED} ON p.question_id = q.id
       JOIN quizzes z ON z.id = p.quiz_id WHERE z.institute_id <> q.institute_id
     UNION ALL
     SELECT q.id FROM questions q
     WHERE q.latest_version <> (SELECT max(version) FROM question_versions v WHERE v.question_id = q.id)`,
  );
  expect(stray).toEqual([]);
  const several = await app.sql(
    'SELECT question_id FROM placements GROUP BY question_id HAVING count(*) > 1',
  );
  expect(several.length).toBeGreaterThan(0);
});

it('of one caller, edits write versions and copies as the model does', async () => {
  const { api } = await person(app);
  const alone = await runCallers(app, api, { callers: 1, turns: TURNS * CALLERS, seed: SEED });
  const stored = await app.sql<Pick<Placed, 'id' | 'questionId' | 'questionVersion'>>(
    `SELECT id, question_id AS "questionId", question_version AS "questionVersion"
     FROM placements WHERE quiz_id = ANY($1) ORDER BY id`,
    [alone.quizzes],
  );
  // The model numbers questions: each number stands for one id, and each id has one number.
  const idOf = new Map<number, string>();
  for (const { id, questionId } of stored) {
    const number = alone.entries.get(id)?.question ?? -1;
    if (!idOf.has(number)) idOf.set(number, questionId);
  }
  expect(new Set(idOf.values()).size).toBe(idOf.size);
  const expected = [...alone.entries.values()].map(({ id, question, questionVersion }) => ({
    id,
    questionId: idOf.get(question),
    questionVersion,
  }));
  expect(stored).toEqual(expected.sort((a, b) => a.id.localeCompare(b.id)));
  expect(expected.some(({ questionVersion }) => questionVersion > 3)).toBe(true);
  expect(expected.length).toBeGreaterThan(idOf.size);
});
