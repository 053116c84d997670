import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { examByInvitation, lobby } from '../setup/exams.js';
import { anyEmail, person, type Person } from '../setup/factories.js';
import {
  ADD_TO_LIST,
  candidatesOf,
  CLASS_LIST,
  classList,
  INVITE,
  INVITE_WITH_LINKS,
  membersOf,
  type PersonFields,
  REMIND,
  REVOKE,
  tokenIn,
} from '../setup/learners.js';

/** External ids, roll numbers, and people without an address. */
const app = useApplication();
let owner: Person;
let quizId: string;
beforeAll(async () => {
  owner = await person(app);
  ({ quizId } = await examByInvitation(app, owner.api));
});

const invited = async (people: PersonFields[], more: object = {}): Promise<Data> =>
  (await owner.api.ask(INVITE_WITH_LINKS, { input: { quizId, people, ...more } }))[
    'inviteCandidates'
  ] as Data;
const candidatesIn = ({ candidates }: Data) => candidates as Data[];

describe('inviteCandidates', () => {
  it('answers each person in their order, with the link and whether they are new', async () => {
    const [email, other] = [anyEmail(), anyEmail()];
    await invited([{ name: 'Known', email, externalId: 'K1' }]);
    const listId = await classList(owner.api, [{ name: 'Listed', email: other }, { email }]);
    const people = [
      { name: 'Zoë', rollNumber: '1' },
      { externalId: 'K1' },
      { name: 'Abe', externalId: 'N1' },
      { name: 'Known Again', email },
    ];
    const answer = await invited(people, { classListIds: [listId] });
    expect(answer).toMatchObject({ invitedCount: 3, withoutAddressCount: 2, alreadyCount: 1 });
    const candidates = candidatesIn(answer);
    expect(candidates.map(({ isNew, learner }) => [learner.name, isNew])).toEqual([
      ['Zoë', true],
      ['Known Again', false],
      ['Abe', true],
      ['Known Again', false],
      ['Listed', true],
    ]);
    for (const { link, learner } of candidates) {
      const { status, body } = await lobby(app, tokenIn(String(link)));
      expect([status, body['candidate'].name]).toEqual([200, learner.name]);
    }
    // A mail goes to the one new candidate who has an address.
    await app.sink.next(other);
    const mails = await app.sql(
      'SELECT FROM candidates WHERE quiz_id = $1 AND mailed_at IS NOT NULL',
      [quizId],
    );
    expect(mails).toHaveLength(2);
  });

  it('gives no link of who was revoked', async () => {
    const [made] = candidatesIn(await invited([{ name: 'Gone', externalId: 'G1' }]));
    await owner.api.ask(REVOKE, { id: made?.['id'] });
    expect(candidatesIn(await invited([{ externalId: 'G1' }]))).toMatchObject([
      { id: made?.['id'], isNew: false, link: null },
    ]);
  });

  it('finds by external id, then by address, and stores what is given', async () => {
    const [first, second] = [anyEmail(), anyEmail()];
    await invited([{ name: 'Ada', email: first }]);
    await invited([{ email: first, externalId: 'A1', rollNumber: '17' }]);
    const [ada] = candidatesIn(await invited([{ externalId: 'A1', email: second }]));
    const stored = { name: 'Ada', email: second, externalId: 'A1', rollNumber: '17' };
    expect(ada).toMatchObject({ isNew: false, learner: stored });
    const search = async (text: string) =>
      (await candidatesOf(owner.api, quizId, { filter: { search: text } })).map(({ id }) => id);
    await invited([{ name: 'Bea', externalId: 'x-B1', rollNumber: 'Roll-99' }]);
    expect(await search('x-b1')).toEqual(await search('roll-99'));
    expect(await search('x-b1')).toHaveLength(1);
  });

  it('merges nobody where an external id and an address are of two learners', async () => {
    const [one, two] = [anyEmail(), anyEmail()];
    await invited([
      { name: 'One', email: one, externalId: 'O1' },
      { name: 'Two', email: two },
    ]);
    const before = await app.sql('SELECT * FROM learners ORDER BY id');
    const people = [{ name: 'New' }, { name: 'Mix', email: two, externalId: 'O1' }];
    const refused = await owner.api.refused(INVITE_WITH_LINKS, { input: { quizId, people } });
    expect(refused.extensions).toMatchObject({
      code: 'PEOPLE_CONFLICT',
      status: 409,
      fields: [{ path: 'people.1.externalId' }],
    });
    expect(refused.message).toBe('Mix: The external id belongs to One, the address to Two.');
    expect(await app.sql('SELECT * FROM learners ORDER BY id')).toEqual(before);
  });

  it('has external ids of the own institute only', async () => {
    const other = await person(app);
    const theirs = await examByInvitation(app, other.api);
    const people = [{ name: 'Theirs', externalId: 'A1' }];
    const input = { quizId: theirs.quizId, people };
    const answer = (await other.api.ask(INVITE_WITH_LINKS, { input }))['inviteCandidates'];
    expect(answer.candidates).toMatchObject([
      { isNew: true, learner: { name: 'Theirs', email: null } },
    ]);
  });

  it('takes 2,000 people at once', async () => {
    const given = await examByInvitation(app, owner.api);
    const people = Array.from({ length: 2_000 }, (_, n) => ({
      ...{ name: `Learner ${n}`, externalId: `bulk-${n}`, rollNumber: `${n}` },
      ...(n % 500 === 0 && { email: anyEmail() }),
    }));
    const answer = await invited(people, { quizId: given.quizId });
    expect(answer).toMatchObject({ invitedCount: 2_000, withoutAddressCount: 1_996 });
    expect(candidatesIn(answer).map(({ learner }) => learner.externalId as string)).toEqual(
      people.map(({ externalId }) => externalId),
    );
    const again = await invited(people, { quizId: given.quizId });
    expect(again).toMatchObject({ invitedCount: 0, alreadyCount: 2_000 });
    const reminded = await owner.api.ask(REMIND, { quizId: given.quizId });
    expect(reminded['remindCandidates']).toEqual({ count: 4, withoutAddressCount: 1_996 });
  });

  it('costs its fields once for each person, and for a hundred of each class list', async () => {
    const input = { quizId, classListIds: Array.from({ length: 50 }, () => randomUUID()) };
    const code = async (query: string) =>
      (await owner.api.refused(query, { input })).extensions.code;
    expect(await code(INVITE_WITH_LINKS)).toBe('TOO_COSTLY');
    expect(await code(INVITE)).toBe('CLASS_LIST_NOT_FOUND');
  });

  it('creates one learner for an external id, also when it is invited twice at once', async () => {
    const people = [{ name: 'Once', externalId: 'once' }];
    const { quizId: other } = await examByInvitation(app, owner.api);
    const answers = await Promise.all(
      [quizId, other, quizId, other].map(async (id) => invited(people, { quizId: id })),
    );
    const ids = answers.flatMap((answer) => candidatesIn(answer).map(({ learner }) => learner.id));
    expect(new Set(ids).size).toBe(1);
  });
});

describe('the same names again', () => {
  it('are the same on a class list by their roll number, and new without one', async () => {
    const people = [
      { name: 'Ada', rollNumber: '1' },
      { name: 'Bob', rollNumber: '2' },
    ];
    const id = await classList(owner.api, people);
    await owner.api.ask(ADD_TO_LIST, { id, people: [...people, { name: 'Cy' }] });
    const renamed = [{ name: 'Zoe', rollNumber: '1' }];
    const { extensions } = await owner.api.refused(ADD_TO_LIST, { id, people: renamed });
    expect(extensions).toMatchObject({
      code: 'PEOPLE_CONFLICT',
      fields: [{ path: 'people.0.rollNumber' }],
    });
    const again = [{ name: 'ADA', rollNumber: '1' }, { name: 'Cy' }];
    await owner.api.ask(ADD_TO_LIST, { id, people: again });
    const members = await membersOf(owner.api, id);
    expect(members.map(({ name, rollNumber }) => [name, rollNumber])).toEqual([
      ['ADA', '1'],
      ['Bob', '2'],
      ['Cy', null],
      ['Cy', null],
    ]);
    const { members: found } = (await owner.api.ask(CLASS_LIST, { id, search: '2' }))['classList'];
    expect(found).toMatchObject({ items: [{ name: 'Bob', email: null }], totalCount: 1 });
    // Another class has its own number 1.
    const other = await classList(owner.api, people);
    const [ada] = await membersOf(owner.api, other);
    expect(ada?.['name']).toBe('Ada');
  });

  it('are the same in an exam by name and roll number together', async () => {
    const given = await examByInvitation(app, owner.api);
    const people = [
      { name: 'Ada', rollNumber: '1' },
      { name: 'Bob', rollNumber: '1' },
    ];
    await invited(people, { quizId: given.quizId });
    const again = await invited([...people, { name: 'Ada' }], { quizId: given.quizId });
    expect(again).toMatchObject({ invitedCount: 1, alreadyCount: 2 });
  });
});
