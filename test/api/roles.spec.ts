import { beforeAll, describe, expect, it } from 'vitest';
import type { Permission } from '../../server/core/access/policy.js';
import { useOwnApplication } from '../setup/application.js';
import { AccountData } from '../setup/account-data.js';
import type { Person } from '../setup/factories.js';
import { accessOf, handlers, isEnough, isOfAccount, isPublic, ROLES } from '../setup/handlers.js';
import { ruleOf } from '../setup/id-rules.js';
import { colleague, type RoleName } from '../setup/members.js';
import { operations, subscriptions, type Operation } from '../setup/operations.js';
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

const all = [...operations, ...subscriptions];
const tried = all.filter((operation) => !isPublic(operation));
const permissionOf = ({ name }: Operation): Permission => accessOf(name) as Permission;
const able = (operation: Operation): RoleName[] =>
  ROLES.filter((role) => isEnough(role, permissionOf(operation)));

const toKindAndName = ({ kind, name }: { kind: string; name: string }): string => `${kind} ${name}`;

it('every operation of the schema has a handler with access', () => {
  const handled = handlers.filter(({ kind }) => kind !== 'route').map(toKindAndName);
  expect(handled.sort()).toEqual(all.map(toKindAndName).sort());
});

const refused = tried.flatMap((operation) =>
  ROLES.filter((role) => !isEnough(role, permissionOf(operation))).map(
    (role) => [operation.name, role, operation] as const,
  ),
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
  async (_name, operation) => {
    const isMutation = operation.kind === 'mutation';
    const isOwnAccount = isOfAccount(operation);
    // A mutation changes records that other cases need unchanged: those of the institute, or of the caller.
    const of = isMutation && !isOwnAccount ? await AccountData.create(app) : instituteData;
    for (const [index, role] of able(operation).entries()) {
      const caller = isMutation ? await colleague(app, of.owner, role) : members[role];
      const { errors } = await callOperation(
        caller.api,
        operation,
        await requiredIds(of, operation),
      );
      expect([role, ...errorCodes(errors).filter((code) => code === 'NOT_ALLOWED')]).toEqual([
        role,
      ]);
      // Other arguments may be refused; after the first caller the record may be gone. The ids of an account's
      // sessions, tokens and the like are the owner's own: test/api/access.spec.ts calls with those.
      if (index === 0 && !isOwnAccount)
        expect(errorCodes(errors).filter((code) => /NOT_FOUND$/.test(code))).toEqual([]);
    }
  },
);

describe('routes', () => {
  const routes = handlers.filter(
    ({ kind, name, access }) =>
      kind === 'route' &&
      access !== 'public' &&
      access !== 'candidate' &&
      // Their own file: test/legacy/roles.spec.ts.
      !name.endsWith('_M'),
  );
  it.each(routes.map(({ name, access }) => [name, access as Permission] as const))(
    '%s is for members with the permission',
    async (url, permission) => {
      const [method = '', path = ''] = url.split(' ');
      let address = path;
      for (const [, name = ''] of path.matchAll(/:(\w+)/g)) {
        const slot = { path: name, name, input: null, isRequired: true };
        address = address.replace(`:${name}`, await instituteData.id(ruleOf(path, slot).foreign));
      }
      const form = new FormData();
      // Begins like an image: another type is refused before the purpose is known.
      form.set('purpose', 'profile');
      form.set('file', new Blob(['GIF89a']), 'x.xlsx');
      const init = method === 'POST' ? { method, body: form } : { method };
      for (const role of ROLES) {
        const { status } = await members[role].api.fetch(address, init);
        if (isEnough(role, permission)) expect([url, role, status]).not.toEqual([url, role, 403]);
        else expect([url, role, status]).toEqual([url, role, 403]);
      }
    },
  );

  it('POST /uploads/images takes images for questions of those alone who may edit exams', async () => {
    for (const role of ROLES) {
      const form = new FormData();
      form.set('purpose', 'question');
      form.set('file', new Blob(['GIF89a']), 'x.gif');
      const { status } = await members[role].api.fetch('/uploads/images', {
        method: 'POST',
        body: form,
      });
      if (isEnough(role, 'exam.edit')) expect(status).not.toBe(403);
      else expect(status).toBe(403);
    }
  });
});
