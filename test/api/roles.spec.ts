import { beforeAll, describe, expect, it } from 'vitest';
import { isEnough, NEEDS, ROLES, ROUTE_NEEDS, type Need } from '../setup/abilities.js';
import { useOwnApplication } from '../setup/application.js';
import { Belongings } from '../setup/belongings.js';
import type { Person } from '../setup/factories.js';
import { ruleOf } from '../setup/id-rules.js';
import { colleague, type RoleName } from '../setup/members.js';
import { operations } from '../setup/operations.js';
import { codes, idsOf, send } from '../setup/trying.js';
import { WatchedRows } from '../setup/watched-rows.js';

/** Every operation, tried by each of the roles in the institute that its records belong to. */

const app = useOwnApplication();
let ours: Belongings;
let members: Record<RoleName, Person>;
let watched: WatchedRows;
beforeAll(async () => {
  ours = await Belongings.of(app);
  await ours.all();
  const join = async (role: RoleName): Promise<Person> => colleague(app, ours.owner, role);
  members = {
    MARKER: await join('MARKER'),
    EDITOR: await join('EDITOR'),
    OWNER: await join('OWNER'),
  };
  watched = await WatchedRows.of(app, ours);
});

const able = (need: Need): RoleName[] => ROLES.filter((role) => isEnough(role, need));
const unable = (need: Need): RoleName[] => ROLES.filter((role) => !isEnough(role, need));
/** What is of the account alone is no question of roles. */
const tried = operations.filter(({ name }) => !['own', 'public'].includes(NEEDS[name] ?? ''));

it('is known of each operation what it needs', () => {
  expect(Object.keys(NEEDS).sort()).toEqual(operations.map(({ name }) => name).sort());
});

const refused = tried.flatMap((operation) =>
  unable(NEEDS[operation.name] as Need).map((role) => [operation.name, role, operation] as const),
);
it.each(refused)('%s is refused to a member who is %s, and changes nothing', async (...args) => {
  const [, role, operation] = args;
  const ids = await idsOf(ours, operation);
  const changes = await watched.changedBy(async () => {
    const { data, errors } = await send(members[role].api, operation, ids);
    expect(codes(errors)).toEqual(['NOT_ALLOWED']);
    expect(Object.values(data ?? {})).not.toContainEqual(expect.anything());
  });
  expect(changes).toEqual([]);
});

it.each(tried.map((operation) => [operation.name, operation] as const))(
  '%s is open to those whose role is enough',
  async (name, operation) => {
    const isQuery = operation.kind === 'query';
    // What changes something takes it from others that need it as it was.
    const of = isQuery ? ours : await Belongings.of(app);
    for (const [index, role] of able(NEEDS[name] as Need).entries()) {
      const caller = isQuery ? members[role] : await colleague(app, of.owner, role);
      const { errors } = await send(caller.api, operation, await idsOf(of, operation));
      expect([role, ...codes(errors).filter((code) => code === 'NOT_ALLOWED')]).toEqual([role]);
      // It may be refused for what else was sent; those after the first may find it gone.
      if (index === 0) expect(codes(errors).filter((code) => /NOT_FOUND$/.test(code))).toEqual([]);
    }
  },
);

describe('routes', () => {
  it.each(Object.entries(ROUTE_NEEDS))(
    '%s is for those whose role is enough',
    async (url, need) => {
      const [method = '', path = ''] = url.split(' ');
      let address = path;
      for (const [, name = ''] of path.matchAll(/:(\w+)/g)) {
        const slot = { path: name, name, input: null, isRequired: true };
        address = address.replace(`:${name}`, await ours.id(ruleOf(path, slot).foreign));
      }
      const form = new FormData();
      // Begins as an image does: another type is refused before it is known what the image is for.
      form.set('file', new Blob(['GIF89a']), 'x.xlsx');
      const init = method === 'POST' ? { method, body: form } : { method };
      for (const role of ROLES) {
        const { status } = await members[role].api.fetch(address, init);
        if (isEnough(role, need)) expect([url, role, status]).not.toEqual([url, role, 403]);
        else expect([url, role, status]).toEqual([url, role, 403]);
      }
    },
  );
});
