import { beforeAll, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { anyEmail, person, type Person } from '../setup/factories.js';
import {
  ADD_TO_LIST,
  CLASS_LIST,
  CLASS_LISTS,
  classList,
  CREATE_LIST,
  DELETE_LIST,
  membersOf,
  REMOVE_FROM_LIST,
  RENAME_LIST,
} from '../setup/learners.js';

const app = useApplication();
let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

const refusal = async (query: string, variables: object) =>
  (await owner.api.refused(query, variables)).extensions.code;

it('contains candidates, each address once, by name', async () => {
  const [ada, bob] = [anyEmail(), anyEmail()];
  const people = [
    { name: 'Zoë', email: ada },
    { email: ada.toUpperCase() },
    { name: 'bob', email: bob },
  ];
  const id = await classList(owner.api, people);
  expect(await membersOf(owner.api, id)).toMatchObject([
    { name: 'bob', email: bob },
    { name: 'Zoë', email: ada },
  ]);
  const { addToClassList } = await owner.api.ask(ADD_TO_LIST, {
    id,
    people: [{ email: bob }, { name: 'Cy', email: anyEmail() }],
  });
  expect(addToClassList.memberCount).toBe(3);
  const [first, second] = await membersOf(owner.api, id);
  expect([first?.['name'], second?.['name']]).toEqual(['bob', 'Cy']);
  const found = (await owner.api.ask(CLASS_LIST, { id, search: 'ZO' }))['classList'].members;
  expect(found).toMatchObject({ items: [{ name: 'Zoë' }], totalCount: 1 });
  const gone = { id, learnerIds: [first?.['id'], first?.['id']] };
  for (let times = 0; times < 2; times += 1) {
    const { removeFromClassList } = await owner.api.ask(REMOVE_FROM_LIST, gone);
    expect(removeFromClassList.memberCount).toBe(2);
  }
});

it('has names of its own, sorted and searched', async () => {
  const { api } = await person(app);
  for (const name of ['Year 9', 'élan', 'Echo', 'year_8']) await api.ask(CREATE_LIST, { name });
  const names = async (more: object = {}) =>
    ((await api.ask(CLASS_LISTS, more))['classLists'].items as { name: string }[]).map(
      ({ name }) => name,
    );
  expect(await names()).toEqual(['Echo', 'élan', 'Year 9', 'year_8']);
  expect(await names({ search: 'YEAR_' })).toEqual(['year_8']);
  expect(await names({ pageSize: 2, page: 2 })).toEqual(['Year 9', 'year_8']);
  const taken = await api.refused(CREATE_LIST, { name: ' YEAR 9 ' });
  expect(taken.extensions.code).toBe('CLASS_LIST_NAME_TAKEN');
});

it('can be renamed and deleted', async () => {
  const [id, other] = [await classList(owner.api), await classList(owner.api)];
  const { renameClassList } = await owner.api.ask(RENAME_LIST, { id, name: 'Renamed' });
  expect(renameClassList.name).toBe('Renamed');
  expect(await refusal(RENAME_LIST, { id: other, name: 'renamed' })).toBe('CLASS_LIST_NAME_TAKEN');
  expect(await refusal(RENAME_LIST, { id, name: ' ' })).toBe('VALIDATION');
  expect((await owner.api.ask(DELETE_LIST, { id }))['deleteClassList']).toEqual({ id });
  expect(await refusal(CLASS_LIST, { id })).toBe('CLASS_LIST_NOT_FOUND');
  await owner.api.ask(CREATE_LIST, { name: 'Renamed' });
});

it('has limits', async () => {
  const many = (count: number) => Array.from({ length: count }, () => ({ email: anyEmail() }));
  const id = await classList(owner.api, many(1_000));
  await owner.api.ask(ADD_TO_LIST, { id, people: many(1_000) });
  expect(await refusal(ADD_TO_LIST, { id, people: many(1) })).toBe('CLASS_LIST_IS_FULL');
  expect(await refusal(ADD_TO_LIST, { id, people: many(2_001) })).toBe('VALIDATION');
  expect(await refusal(CREATE_LIST, { name: 'x'.repeat(201) })).toBe('VALIDATION');
  await app.sql(
    `INSERT INTO class_lists (institute_id, created_by, name, name_key)
     SELECT institute_id, id, n::text, n::text FROM users, generate_series(1, 1000) n WHERE email = $1`,
    [owner.email],
  );
  expect(await refusal(CREATE_LIST, { name: 'One more' })).toBe('TOO_MANY_CLASS_LISTS');
});
