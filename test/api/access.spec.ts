import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../setup/api.js';
import { useOwnApplication } from '../setup/application.js';
import { AccountData } from '../setup/account-data.js';
import { query } from '../setup/database.js';
import { candidate, exam } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { isPart, ruleOf, type Rule } from '../setup/id-rules.js';
import { colleague, memberId, REMOVE } from '../setup/members.js';
import { operations, slotsOf } from '../setup/operations.js';
import { registeredRoutes } from '../setup/routes.js';
import { root } from '../setup/sources.js';
import { errorCodes, idsFor, callOperation } from '../setup/operation-calls.js';
import { WatchedRows } from '../setup/watched-rows.js';

/**
 * Strangers try every operation of the schema and every registered route. A new operation is tested
 * without a line here.
 */

/** What strangers may call, on purpose. Everything else in the schema must be closed. */
const PUBLIC = [
  'confirmLogIn',
  'forgetRememberToken',
  'joinAsNewMember',
  'logIn',
  'logInWithRememberToken',
  'openInvitation',
  'plans',
  'register',
  'requestEmailCode',
  'resetPassword',
  'undoPasswordReset',
  'startTrial',
  'submitContact',
  'submitFeedback',
  'subscribeToNewsletter',
  'verifyEmailCode',
];
/** Legacy routes; those of staff need a token like everything else. */
const PUBLIC_LEGACY_ROUTES = [
  'feedBackExamBuilder_M',
  'forgetpasswordLN_M',
  'forgetpasswordN_M',
  'getInTouch_M',
  'resetpasswordN_M',
  'userLoginN_M',
  'userRegisterN_M',
];
/** The same for other routes; the files of the client beside them. */
const PUBLIC_ROUTES = [
  ...PUBLIC_LEGACY_ROUTES.flatMap((name) => [`/${name}`, `/v1/${name}`]),
  '/*',
  '/attempts/exam/:code',
  '/attempts/exam/:code/candidates',
  '/attempts/exam/:code/email-codes',
  '/attempts/exam/:code/links',
  '/attempts/exam/:code/registrations',
  '/attempts/openapi.json',
  '/dev/mailbox',
  '/docs/api',
  '/docs/api/',
  '/docs/api/openapi.json',
  '/docs/api/swagger-ui-bundle.js',
  '/docs/api/swagger-ui.css',
  '/docs/legacy',
  '/docs/legacy/',
  '/docs/legacy/openapi.json',
  '/docs/legacy/swagger-ui-bundle.js',
  '/docs/legacy/swagger-ui.css',
  '/healthz',
  '/images/:name',
  '/metrics',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/templates/:file',
  '/verify/certificates/:reference',
  '/verify/keys',
  '/verify/receipts',
];

/**
 * For candidates of an exam, by the token of their link: a session is no link (docs/security.md,
 * section 6).
 */
const LEARNER_ROUTES = [
  '/attempts',
  '/attempts/:attemptId/certificate',
  '/attempts/:attemptId/clock',
  '/attempts/:attemptId/facts',
  '/attempts/:attemptId/late',
  '/attempts/:attemptId/receipt',
  '/attempts/:attemptId/responses',
  '/attempts/:attemptId/review',
  '/attempts/:attemptId/revision',
  '/attempts/:attemptId/submission',
  '/attempts/mine',
];

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

const closed = operations.filter(({ name }) => !PUBLIC.includes(name));
const withIds = closed.flatMap((operation) =>
  slotsOf(operation)
    .filter((slot) => !isPart(slot))
    .map((slot) => [operation.name, slot.path, operation, slot] as const),
);
const withoutIds = closed.filter((operation) => slotsOf(operation).every(isPart));

describe.each(operations.map((operation) => [operation.name, operation] as const))(
  '%s',
  (name, operation) => {
    const anyId = new Map(slotsOf(operation).map((slot) => [slot.path, 'x']));
    if (PUBLIC.includes(name)) {
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
    const owner = operation.kind === 'query' ? stranger : await AccountData.create(app);
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

  /** An address of a route, with an id of the victim's for each parameter. */
  async function addressOf(url: string): Promise<string> {
    let address = url;
    for (const [, name = ''] of url.matchAll(/:(\w+)/g)) {
      const slot = { path: name, name, input: null, isRequired: true };
      address = address.replace(`:${name}`, await victim.id(ruleOf(url, slot).foreign));
    }
    return address;
  }

  it('is for candidates, closed to staff and to other candidates', async () => {
    const routes = (await registeredRoutes(app.databaseUrl)).filter(
      ({ method, url }) => LEARNER_ROUTES.includes(url) && method !== 'OPTIONS',
    );
    expect([...new Set(routes.map(({ url }) => url))].sort()).toEqual(LEARNER_ROUTES);
    const { code } = await exam(app, stranger.owner.api);
    const learner = await candidate(app, code, 'Ada');
    for (const { method, url } of routes) {
      const address = await addressOf(url);
      const body = JSON.stringify(LEARNER_BODIES[url] ?? {});
      const init = ['GET', 'HEAD'].includes(method) ? {} : { body };
      const status = async (caller: Api): Promise<unknown> => {
        const headers = { 'content-type': 'application/json' };
        return [method, url, (await caller.fetch(address, { method, headers, ...init })).status];
      };
      for (const caller of [app.api, expired, victim.owner.api, app.api.as('x'.repeat(40))])
        expect(await status(caller)).toEqual([method, url, 401]);
      if (address === url) continue;
      expect(await status(learner.api)).toEqual([method, url, 404]);
    }
  });

  it('is listed as public, or closed to strangers and to other owners', async () => {
    const routes = (await registeredRoutes(app.databaseUrl))
      // GraphQL has its own tests above; CORS only answers preflights.
      .filter(({ method, url }) => url !== '/graphql' && method !== 'OPTIONS' && !isFile(url));
    const urls = [...new Set(routes.map(({ url }) => url))];
    expect(urls.filter((url) => PUBLIC_ROUTES.includes(url)).sort()).toEqual(
      [...PUBLIC_ROUTES].sort(),
    );
    const guarded = routes.filter(
      ({ url }) => !PUBLIC_ROUTES.includes(url) && !LEARNER_ROUTES.includes(url),
    );
    expect(guarded.map(({ url }) => url)).toEqual(
      expect.arrayContaining(['/uploads/spreadsheets', '/DashbordDel_M', '/v1/DashbordDel_M']),
    );
    for (const { method, url } of guarded) {
      const address = await addressOf(url);
      const what = `${method} ${address}`;
      for (const caller of [app.api, expired, app.api.as('x'.repeat(40))])
        expect([what, (await caller.fetch(address, { method })).status]).toEqual([what, 401]);
      if (address === url) continue;
      const theirs = await stranger.owner.api.fetch(address, { method });
      expect([what, theirs.status]).toEqual([what, 404]);
    }
  });
});
