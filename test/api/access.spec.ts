import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Access } from '../../server/core/access/access.decorators.js';
import type { Api } from '../setup/api.js';
import { useOwnApplication } from '../setup/application.js';
import { AccountData } from '../setup/account-data.js';
import { query } from '../setup/database.js';
import { candidate, exam } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { isPart, ruleOf, type Rule } from '../setup/id-rules.js';
import { colleague, memberId, REMOVE } from '../setup/members.js';
import { handlers, isPublic } from '../setup/handlers.js';
import { operations, slotsOf, subscriptions } from '../setup/operations.js';
import { registeredRoutes } from '../setup/routes.js';
import { root } from '../setup/sources.js';
import { errorCodes, idsFor, callOperation } from '../setup/operation-calls.js';
import { WatchedRows } from '../setup/watched-rows.js';

/**
 * Strangers try every operation of the schema, subscriptions among them, and every registered route, by what
 * the application says of their access. A new one is tested without a line here, but for a candidate's route
 * that requires a body: its test fails until a valid one is in LEARNER_BODIES.
 */

/** Served by Fastify itself, without a handler of Nest: the client's files and pages, and documents. */
const PAGES = [
  '/*',
  '/attempts/openapi.json',
  '/docs/accounts',
  '/docs/api',
  '/docs/api/',
  '/docs/api/openapi.json',
  '/docs/api/swagger-ui-bundle.js',
  '/docs/api/swagger-ui.css',
  '/docs/api-guide',
  '/docs/assessment',
  '/docs/exams',
  '/docs/glossary',
  '/docs/imports',
  '/docs/legacy',
  '/docs/legacy-api',
  '/docs/legacy/',
  '/docs/legacy/openapi.json',
  '/docs/legacy/swagger-ui-bundle.js',
  '/docs/legacy/swagger-ui.css',
  '/docs/personal-data',
  '/docs/schema-changes',
  '/docs/schema.graphql',
  '/robots.txt',
  '/sitemap.xml',
];

/** The fields of operations are guarded, not these routes: their tests are above. */
const GRAPHQL = ['/graphql', '/graphql/stream'];

const ENTRY = { questionId: randomUUID(), sequence: 1, response: null, isFlagged: false };
/** Valid bodies: an invalid one is refused before the attempt is looked up. */
const LEARNER_BODIES: Record<string, object> = {
  '/attempts/:attemptId/facts': {
    facts: [{ id: randomUUID(), kind: 'FOCUS_LOST', at: '2026-01-01T00:00:00Z' }],
  },
  '/attempts/:attemptId/late': { entries: [{ ...ENTRY, epoch: 1 }] },
  '/attempts/:attemptId/responses': { epoch: 1, entries: [ENTRY] },
  '/attempts/:attemptId/submission': { epoch: 1 },
};

const app = useOwnApplication();
let expired: Api;
/** The owner of the records that nobody else may reach. */
let victim: AccountData;
let stranger: AccountData;
/** A former colleague of the victim. */
let removed: Api;
let victimIds: string[];
let watched: WatchedRows;

beforeAll(async () => {
  const { api, email } = await person(app);
  expired = api;
  const past = `UPDATE sessions SET expires_at = now() - interval '1 day'
    WHERE user_id = (SELECT id FROM users WHERE email = $1)`;
  await query(app.databaseUrl, past, [email]);
  [victim, stranger] = [await AccountData.create(app), await AccountData.create(app)];
  victimIds = await victim.allIds();
  const left = await colleague(app, victim.owner, 'OWNER');
  await victim.owner.api.ask(REMOVE, { id: await memberId(victim.owner, left.email) });
  removed = left.api;
  watched = await WatchedRows.watch(app, victim);
});

const tried = [...operations, ...subscriptions];
const closed = tried.filter((operation) => !isPublic(operation));
const withIds = closed.flatMap((operation) =>
  slotsOf(operation)
    .filter((slot) => !isPart(slot))
    .map((slot) => [operation.name, slot.path, operation, slot] as const),
);
/** It says only when: test/api/today-changed.spec.ts shows to whom. */
const SHOWS_NO_RECORD = ['todayChanged'];
const withoutIds = closed.filter(
  (operation) => slotsOf(operation).every(isPart) && !SHOWS_NO_RECORD.includes(operation.name),
);

describe.each(tried.map((operation) => [operation.name, operation] as const))(
  '%s',
  (_name, operation) => {
    const anyId = new Map(slotsOf(operation).map((slot) => [slot.path, 'x']));
    if (isPublic(operation)) {
      it('is open to strangers', async () => {
        const { errors } = await callOperation(app.api, operation, anyId);
        expect(errorCodes(errors)).not.toContain('UNAUTHENTICATED');
      });
      return;
    }
    it.each([
      ['no token', () => app.api],
      ['an expired session', () => expired],
      ['a token that is none', () => app.api.as('x'.repeat(40))],
      ['a colleague who was removed', () => removed],
    ])('is closed to %s', async (_who, caller) => {
      const { data, errors } = await callOperation(caller(), operation, anyId);
      expect(errorCodes(errors)).toEqual(['UNAUTHENTICATED']);
      expect(Object.values(data ?? {})).not.toContainEqual(expect.anything());
    });
  },
);

describe.each(withIds)("another user's id in %s as %s", (name, path, operation, slot) => {
  let rule: Rule;
  beforeAll(() => {
    rule = ruleOf(name, slot);
  });

  it('is not found, and nothing of theirs changes', async () => {
    // Usually the same caller: a refused call leaves no trace, and all versions are still 1.
    const other = rule.isAlone ? await AccountData.create(app) : stranger;
    const ids = await idsFor(other, operation, path, await victim.id(rule.foreign));
    const changes = await watched.changedBy(async () => {
      const { data, errors } = await callOperation(other.owner.api, operation, ids, path);
      expect(errorCodes(errors)).toEqual([expect.stringMatching(rule.answer)]);
      expect(Object.values(data ?? {})).not.toContainEqual(expect.anything());
    });
    expect(changes).toEqual([]);
  });

  it('is found if the caller owns it', async () => {
    // A mutation changes records that other cases need unchanged.
    const owner = operation.kind === 'mutation' ? await AccountData.create(app) : stranger;
    const ids = await idsFor(owner, operation, path);
    const { errors } = await callOperation(owner.owner.api, operation, ids, path);
    // Other arguments may be refused: this test is about finding the record.
    expect(errorCodes(errors).filter((code) => rule.answer.test(code))).toEqual([]);
  });
});

describe.each(withoutIds.map((operation) => [operation.name, operation] as const))(
  '%s takes no id and',
  (_name, operation) => {
    if (operation.kind === 'mutation') {
      it("changes only the caller's own records", async () => {
        const { api } = await person(app);
        const changes = await watched.changedBy(async () => {
          const { errors } = await callOperation(api, operation, new Map());
          expect(errorCodes(errors)).not.toContain('UNAUTHENTICATED');
        });
        expect(changes).toEqual([]);
      });
      return;
    }
    it("shows only the caller's own records", async () => {
      const own = JSON.stringify(await callOperation(victim.owner.api, operation, new Map()));
      expect(victimIds.filter((id) => own.includes(id))).not.toEqual([]);
      const other = JSON.stringify(await callOperation(stranger.owner.api, operation, new Map()));
      expect([...victimIds, victim.owner.email].filter((id) => other.includes(id))).toEqual([]);
    });
  },
);

describe('every route', () => {
  const folder = join(root, 'dist', 'client');
  const isFile = (url: string): boolean =>
    statSync(join(folder, url), { throwIfNoEntry: false })?.isFile() ?? false;
  const routes = handlers.filter(({ kind }) => kind === 'route');
  const withAccess = (isWanted: (access: Access) => boolean): [string, string, string][] =>
    routes
      .filter(({ access }) => isWanted(access))
      .map(({ name }) => [name, ...(name.split(' ', 2) as [string, string])]);

  /** An address of a route, with an id of the victim's for each parameter, and the first place. */
  async function addressOf(url: string): Promise<string> {
    let address = url.replace(':place', '0');
    for (const [, name = ''] of address.matchAll(/:(\w+)/g)) {
      const slot = { path: name, name, input: null, isRequired: true };
      address = address.replace(`:${name}`, await victim.id(ruleOf(url, slot).foreign));
    }
    return address;
  }

  async function statusOf(
    caller: Api,
    method: string,
    address: string,
    sent: object = {},
  ): Promise<number> {
    const headers = { 'content-type': 'application/json' };
    const init = ['GET', 'HEAD'].includes(method) ? {} : { body: JSON.stringify(sent) };
    return (await caller.fetch(address, { method, headers, ...init })).status;
  }

  it('is one of a handler, or a page', async () => {
    const registered = (await registeredRoutes(app.databaseUrl))
      // CORS only answers preflights, and HEAD comes with each GET.
      .filter(({ method, url }) => !['OPTIONS', 'HEAD'].includes(method) && !isFile(url))
      .map(({ method, url }) => ({ url, name: `${method} ${url}` }));
    const known = new Set(routes.map(({ name }) => name));
    const others = registered.filter(({ name }) => !known.has(name)).map(({ url }) => url);
    expect([...new Set(others)].sort()).toEqual([...PAGES, '/graphql'].sort());
    const names = new Set(registered.map(({ name }) => name));
    expect(routes.filter(({ name }) => !names.has(name))).toEqual([]);
  });

  it.each(withAccess((access) => access === 'candidate'))(
    '%s is for candidates, closed to staff and to other candidates',
    async (_name, method, url) => {
      const address = await addressOf(url);
      for (const caller of [app.api, expired, victim.owner.api, app.api.as('x'.repeat(40))])
        expect(await statusOf(caller, method, address)).toBe(401);
      if (address === url) return;
      const { code } = await exam(app, stranger.owner.api);
      const learner = await candidate(app, code, 'Ada');
      expect(await statusOf(learner.api, method, address, LEARNER_BODIES[url])).toBe(404);
    },
  );

  it.each(withAccess((access) => access !== 'candidate' && access !== 'public'))(
    '%s is closed to strangers and to other owners',
    async (_name, method, url) => {
      const address = await addressOf(url);
      for (const caller of [app.api, expired, app.api.as('x'.repeat(40))])
        expect((await caller.fetch(address, { method })).status).toBe(401);
      if (address === url) return;
      expect((await stranger.owner.api.fetch(address, { method })).status).toBe(404);
    },
  );

  it.each(
    withAccess((access) => access === 'public').filter(([, , url]) => !GRAPHQL.includes(url)),
  )('%s is open to strangers', async (_name, method, url) => {
    // Figures of a server are only for its own machine: that is what these tests run on.
    expect(await statusOf(app.api, method, url.replaceAll(/:\w+/g, 'x'))).not.toBe(401);
  });
});
