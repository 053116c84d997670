/** Lists by cursor: what is inserted between two parts neither repeats nor hides an entry. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { examByInvitation, exam, type Exam } from '../setup/exams.js';
import { anyEmail, person, quiz, type Person } from '../setup/factories.js';
import { invite } from '../setup/learners.js';
import { colleague } from '../setup/members.js';
import { takeExam } from '../setup/taking.js';

const app = useApplication();

const PART = 'totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';
const ARGUMENTS = '$first: Int, $after: String, $last: Int, $before: String';
const PASSED = 'first: $first, after: $after, last: $last, before: $before';
const QUIZZES = `query (${ARGUMENTS}, $filter: QuizFilterInput) {
  connection: quizConnection(${PASSED}, filter: $filter) { edges { cursor node { id } } ${PART} }
}`;
const CANDIDATES = `query (${ARGUMENTS}, $quizId: ID!, $filter: CandidateFilterInput) {
  connection: candidateConnection(${PASSED}, quizId: $quizId, filter: $filter) {
    edges { cursor node { id } } ${PART}
  }
}`;
const RESULTS = `query (${ARGUMENTS}, $quizId: ID!, $search: String, $filter: ResultFilter) {
  connection: resultConnection(${PASSED}, quizId: $quizId, search: $search, filter: $filter) {
    edges { cursor node { id: attemptId } } ${PART}
  }
}`;

let owner: Person;
let of: Exam;
beforeAll(async () => {
  owner = await person(app);
  of = await exam(app, owner.api);
});

/** A list, and how to add its next entry. */
interface List {
  text: string;
  variables: () => object;
  add: () => Promise<string>;
  /** SQL that gives all entries of the list one time, as a bulk insert does. */
  sameTime: string;
}

async function read({ text, variables }: List, args: object, by: Api = owner.api): Promise<Data> {
  return (await by.ask(text, { ...variables(), ...args }))['connection'] as Data;
}

const idsOf = ({ edges }: Data): string[] => (edges as Data[]).map(({ node }) => node.id as string);

const lists: [name: string, list: List][] = [
  [
    'quizConnection',
    {
      text: QUIZZES,
      variables: () => ({ filter: { search: 'listed' } }),
      add: async () => quiz(owner.api, `Listed ${Math.random()}`),
      sameTime: `UPDATE quizzes SET created_at = '2026-01-01 00:00:00.123456Z' WHERE id = ANY($1)`,
    },
  ],
  [
    'candidateConnection',
    {
      text: CANDIDATES,
      variables: () => ({ quizId: of.quizId, filter: { origin: 'INVITED' } }),
      add: async () => {
        const all = await invite(owner.api, of.quizId, [{ email: anyEmail() }]);
        return all.at(-1)?.['id'] as string;
      },
      sameTime: `UPDATE candidates SET created_at = '2026-01-01 00:00:00.123456Z' WHERE id = ANY($1)`,
    },
  ],
  [
    'resultConnection',
    {
      text: RESULTS,
      variables: () => ({ quizId: of.quizId }),
      add: async () => (await takeExam(app, of)).id,
      sameTime: `UPDATE attempts SET submitted_at = '2026-01-01 00:00:00.123456Z' WHERE id = ANY($1)`,
    },
  ],
];

describe.each(lists)('%s', (_name, list) => {
  const ids: string[] = [];
  beforeAll(async () => {
    for (let count = 0; count < 4; count += 1) ids.unshift(await list.add());
  });

  it('has the latest first, each once, although others come between two parts', async () => {
    const first = await read(list, { first: 2 });
    expect(first).toMatchObject({
      totalCount: 4,
      pageInfo: { hasNextPage: true, hasPreviousPage: false, endCursor: first['edges'][1].cursor },
    });
    const added = await list.add();
    const second = await read(list, { first: 2, after: first['pageInfo'].endCursor });
    expect([...idsOf(first), ...idsOf(second)]).toEqual(ids);
    expect(second['pageInfo']).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    ids.unshift(added);
    const { startCursor } = first['pageInfo'];
    expect(idsOf(await read(list, { last: 5, before: startCursor }))).toEqual([added]);
  });

  it('goes backward from the oldest', async () => {
    const oldest = await read(list, { last: 2 });
    expect(idsOf(oldest)).toEqual(ids.slice(-2));
    expect(oldest['pageInfo']).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const { startCursor: before } = oldest['pageInfo'];
    expect(idsOf(await read(list, { last: 2, before }))).toEqual(ids.slice(-4, -2));
  });

  it('has each entry once also where all have one time, with microseconds', async () => {
    await app.sql(list.sameTime, [ids]);
    const found: string[] = [];
    let after: string | null = null;
    do {
      const part = await read(list, { first: 2, after });
      found.push(...idsOf(part));
      after = part['pageInfo'].hasNextPage ? (part['pageInfo'].endCursor as string) : null;
    } while (after);
    expect(found).toEqual([...ids].sort().reverse());
  });

  it('refuses a wrong cursor and a wrong size by name', async () => {
    const paths = [];
    for (const args of [{ after: 'x' }, { first: 101 }, { last: 1, first: 1 }]) {
      const { extensions } = await owner.api.refused(list.text, { ...list.variables(), ...args });
      paths.push([extensions.code, extensions.fields?.[0]?.path]);
    }
    expect(paths).toEqual(['after', 'first', 'last'].map((path) => ['VALIDATION', path]));
  });
});

it('shows nothing of another institute', async () => {
  const stranger = await person(app);
  const [quizzes, ...ofExam] = lists.map(([, list]) => list);
  expect(await read(quizzes as List, {}, stranger.api)).toMatchObject({ totalCount: 0, edges: [] });
  for (const { text, variables } of ofExam) {
    const { extensions } = await stranger.api.refused(text, variables());
    expect(extensions.code).toBe('QUIZ_NOT_FOUND');
  }
});

it('lists candidates and results by the rules of the pages', async () => {
  const marker = await colleague(app, owner, 'MARKER');
  const { quizId } = await examByInvitation(app, owner.api);
  const { extensions } = await marker.api.refused(CANDIDATES, { quizId });
  expect(extensions.code).toBe('NOT_ALLOWED');
  expect((await marker.api.ask(RESULTS, { quizId }))['connection'].totalCount).toBe(0);
  const found = await owner.api.ask(RESULTS, { quizId: of.quizId, search: 'Nobody' });
  expect(found['connection']).toMatchObject({ totalCount: 0, edges: [] });
  const filtered = await owner.api.ask(RESULTS, { quizId: of.quizId, filter: 'LATE' });
  expect(filtered['connection'].edges).toEqual([]);
});

it('costs as many entries as were requested', async () => {
  const costOf = async (first: number): Promise<number> => {
    const query = `{ quizConnection(first: ${first}) { edges { node { id } } } }`;
    const response = await owner.api.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    return ((await response.json()) as Data)['extensions'].cost.requested as number;
  };
  expect((await costOf(30)) - (await costOf(10))).toBe(20 * 3);
});
