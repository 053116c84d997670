import { beforeAll, describe, expect, it } from 'vitest';
import { isEnough, NEEDS, ROLES, ROUTE_NEEDS, type Need } from '../setup/abilities.js';
import { useOwnApplication } from '../setup/application.js';
import { AccountData } from '../setup/account-data.js';
import type { Person } from '../setup/factories.js';
import { ruleOf } from '../setup/id-rules.js';
import { colleague, type RoleName } from '../setup/members.js';
import { operations } from '../setup/operations.js';
import { errorCodes, requiredIds, callOperation } from '../setup/operation-calls.js';
import { WatchedRows } from '../setup/watched-rows.js';

/** Each role tries every operation in the institute that its records belong to. */

const app = useOwnApplication();
let instituteData: AccountData;
let members: Record<RoleName, Person>;
let watched: WatchedRows;
beforeAll(async () => {
  instituteData = await AccountData.create(app);
  await instituteData.allIds();
  const join = async (role: RoleName): Promise<Person> => colleague(app, instituteData.owner, role);
  members = {
    MARKER: await join('MARKER'),
    EDITOR: await join('EDITOR'),
    OWNER: await join('OWNER'),
  };
  watched = await WatchedRows.watch(app, instituteData);
});

const able = (need: Need): RoleName[] => ROLES.filter((role) => isEnough(role, need));
const unable = (need: Need): RoleName[] => ROLES.filter((role) => !isEnough(role, need));
/** Operations on one's own account need no role. */
const tried = operations.filter(({ name }) => !['own', 'public'].includes(NEEDS[name] ?? ''));

it('every operation has a required ability', () => {
  expect(Object.keys(NEEDS).sort()).toEqual(operations.map(({ name }) => name).sort());
});

const refused = tried.flatMap((operation) =>
  unable(NEEDS[operation.name] as Need).map((role) => [operation.name, role, operation] as const),
);
it.each(refused)('%s is refused to a member who is %s, and changes nothing', async (...args) => {
  const [, role, operation] = args;
  const ids = await requiredIds(instituteData, operation);
  const changes = await watched.changedBy(async () => {
    const { data, errors } = await callOperation(members[role].api, operation, ids);
    expect(errorCodes(errors)).toEqual(['NOT_ALLOWED']);
    expect(Object.values(data ?? {})).not.toContainEqual(expect.anything());
  });
  expect(changes).toEqual([]);
});

it.each(tried.map((operation) => [operation.name, operation] as const))(
  '%s is open to members with the ability',
  async (name, operation) => {
    const isQuery = operation.kind === 'query';
    // A mutation changes records that other cases need unchanged.
    const of = isQuery ? instituteData : await AccountData.create(app);
    for (const [index, role] of able(NEEDS[name] as Need).entries()) {
      const caller = isQuery ? members[role] : await colleague(app, of.owner, role);
      const { errors } = await callOperation(
        caller.api,
        operation,
        await requiredIds(of, operation),
      );
      expect([role, ...errorCodes(errors).filter((code) => code === 'NOT_ALLOWED')]).toEqual([
        role,
      ]);
      // Other arguments may be refused; after the first caller the record may be gone.
      if (index === 0)
        expect(errorCodes(errors).filter((code) => /NOT_FOUND$/.test(code))).toEqual([]);
    }
  },
);

describe('routes', () => {
  it.each(Object.entries(ROUTE_NEEDS))('%s is for members with the ability', async (url, need) => {
    const [method = '', path = ''] = url.split(' ');
    let address = path;
    for (const [, name = ''] of path.matchAll(/:(\w+)/g)) {
      const slot = { path: name, name, input: null, isRequired: true };
      address = address.replace(`:${name}`, await instituteData.id(ruleOf(path, slot).foreign));
    }
    const form = new FormData();
    // Begins like an image: another type is refused before the purpose is known.
    form.set('file', new Blob(['GIF89a']), 'x.xlsx');
    const init = method === 'POST' ? { method, body: form } : { method };
    for (const role of ROLES) {
      const { status } = await members[role].api.fetch(address, init);
      if (isEnough(role, need)) expect([url, role, status]).not.toEqual([url, role, 403]);
      else expect([url, role, status]).toEqual([url, role, 403]);
    }
  });
});
