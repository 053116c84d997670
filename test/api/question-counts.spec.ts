import { beforeAll, describe, expect, it } from 'vitest';
import { mulberry32 } from '../faults/random.js';
import type { Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { allQuestions, COPY, MOVE, questionsNamed, REORDER } from '../setup/question-transfers.js';
import { query } from '../setup/database.js';
import { person, quiz } from '../setup/factories.js';
import { readQuestions } from '../setup/questions.js';
import { SEED, times } from '../setup/seeds.js';
import { DELETE_QUESTION, RESTORE_QUESTION } from '../setup/trash.js';

/**
 * Whatever several callers do at once, a quiz has as many questions as it says, each at its
 * position.
 */
const app = useApplication();

const CALLERS = 6;
const TURNS = times(30, 300);
/** Valid errors for a caller whom another overtook. */
const OVERTAKEN = ['QUESTION_NOT_FOUND', 'STALE_VERSION', 'VALIDATION'];

let owner: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
});

interface Play {
  quizzes: string[];
  /** All that were ever created. */
  ids: string[];
  random: () => number;
}

/** @returns the operation and its variables */
async function turn({ quizzes, ids, random }: Play): Promise<[string, object]> {
  const any = (list: string[]): string => list[Math.floor(random() * list.length)] ?? '';
  const some = [...new Set([any(ids), any(ids), any(ids)])];
  const position = random() < 0.5 ? null : 1 + Math.floor(random() * 4);
  const transfer = { input: { questionIds: some, toQuizId: any(quizzes), position } };
  switch (Math.floor(random() * 6)) {
    case 0:
      return [DELETE_QUESTION, { id: any(ids) }];
    case 1:
      return [RESTORE_QUESTION, { questionId: any(ids) }];
    case 2:
    case 3:
      return [MOVE, transfer];
    case 4:
      return [COPY, transfer];
    default:
      return reorder(any(quizzes), random);
  }
}

async function reorder(quizId: string, random: () => number): Promise<[string, object]> {
  const { orderVersion, questions } = await readQuestions(owner, quizId);
  const items = questions.items as { id: string }[];
  const questionIds = items.filter(() => random() < 0.4).map((item) => item.id);
  const named = questionIds.length > 0 ? questionIds : items.slice(0, 1).map((item) => item.id);
  return [REORDER, { input: { quizId, orderVersion, questionIds: named, position: 1 } }];
}

describe('questions', () => {
  it(`have correct counts and positions (seed ${SEED})`, async () => {
    const quizzes = [await quiz(owner), await quiz(owner), await quiz(owner)];
    const ids: string[] = [];
    for (const id of quizzes) ids.push(...(await questionsNamed(owner, id, [...'abcdefgh'])));
    let changed = 0;
    const caller = async (number: number): Promise<void> => {
      const random = mulberry32(SEED + number);
      for (let count = 0; count < TURNS; count += 1) {
        if (random() < 0.15) {
          const [added] = await questionsNamed(owner, quizzes[number % 3] ?? '', [`${count}`]);
          ids.push(added ?? '');
          continue;
        }
        const { data, errors } = await owner.send(...(await turn({ quizzes, ids, random })));
        for (const { extensions } of errors) expect(OVERTAKEN).toContain(extensions.code);
        if (errors.length > 0) continue;
        changed += 1;
        for (const copy of data?.['copyQuestions'] ?? []) ids.push(copy.id);
      }
    };
    await Promise.all(Array.from({ length: CALLERS }, async (_, number) => caller(number)));
    expect(changed).toBeGreaterThan(CALLERS * 5);

    const rows = await query<{ id: string; quiz: string; position: number; is_deleted: boolean }>(
      app.databaseUrl,
      `SELECT id, quiz_id AS quiz, position, deleted_at IS NOT NULL AS is_deleted FROM placements
       WHERE quiz_id = ANY($1)`,
      [quizzes],
    );
    expect(rows.map((row) => row.id).sort()).toEqual([...ids].sort());
    for (const id of quizzes) {
      const mine = rows.filter((row) => row.quiz === id);
      expect(new Set(mine.map((row) => row.position)).size).toBe(mine.length);
      const listed = await allQuestions(owner, id);
      expect(listed.map((item) => item['position'])).toEqual(listed.map((_, index) => index + 1));
      const standing = mine.filter((row) => !row.is_deleted).map((row) => row.id);
      expect(listed.map((item) => item['id']).sort()).toEqual(standing.sort());
      expect((await readQuestions(owner, id))['questionCount']).toBe(standing.length);
    }
  });
});

describe('opposite moves at once', () => {
  it('wait for each other, and both happen', async () => {
    const [here, there] = [await quiz(owner), await quiz(owner)];
    const texts = Array.from({ length: 20 }, (_, index) => `${index}`);
    const going = await questionsNamed(owner, here, texts);
    const coming = await questionsNamed(owner, there, texts);
    const move = async (id: string, toQuizId: string): Promise<object[]> =>
      (await owner.send(MOVE, { input: { questionIds: [id], toQuizId } })).errors;
    const answers = await Promise.all([
      ...going.map(async (id) => move(id, there)),
      ...coming.map(async (id) => move(id, here)),
    ]);
    expect(answers.flat()).toEqual([]);
    const idsIn = async (id: string): Promise<unknown[]> =>
      (await allQuestions(owner, id)).map((item) => item['id']).sort();
    expect(await idsIn(here)).toEqual([...coming].sort());
    expect(await idsIn(there)).toEqual([...going].sort());
    expect((await readQuestions(owner, here))['questionCount']).toBe(20);
  });
});
