import { statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../setup/api.js';
import { useOwnApplication } from '../setup/application.js';
import { Belongings } from '../setup/belongings.js';
import { query } from '../setup/database.js';
import { candidate, exam } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { isPart, ruleOf, type Rule } from '../setup/id-rules.js';
import { colleague, memberId, REMOVE } from '../setup/members.js';
import { operations, slotsOf } from '../setup/operations.js';
import { registeredRoutes } from '../setup/routes.js';
import { root } from '../setup/sources.js';
import { codes, idsFor, send } from '../setup/trying.js';
import { WatchedRows } from '../setup/watched-rows.js';

/**
 * Every operation of the schema and every registered route, tried by those whom it is none of the
 * business of. Nobody has to remember to add a new one.
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
/** Of the older system, whose staff routes need a token like everything else. */
const PUBLIC_LEGACY_ROUTES = [
  'feedBackExamBuilder_M',
  'forgetpasswordLN_M',
  'forgetpasswordN_M',
  'getInTouch_M',
  'resetpasswordN_M',
  'userLoginN_M',
  'userRegisterN_M',
];
/** The same for routes; the files of the client beside them. */
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

/** For candidates of an exam, by the token of their link: a log-in is no link (security.md 6). */
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

const app = useOwnApplication();
let expired: Api;
/** Whose things nobody else may reach. */
let victim: Belongings;
let stranger: Belongings;
/** A colleague of the victim's once. */
let removed: Api;
let victimIds: string[];
let watched: WatchedRows;

beforeAll(async () => {
  const { api, email } = await person(app);
  expired = api;
  const past = `UPDATE sessions SET expires_at = now() - interval '1 day'
    WHERE user_id = (SELECT id FROM users WHERE email = $1)`;
  await query(app.databaseUrl, past, [email]);
  [victim, stranger] = [await Belongings.of(app), await Belongings.of(app)];
  victimIds = await victim.all();
  const left = await colleague(app, victim.owner, 'OWNER');
  await victim.owner.api.ask(REMOVE, { id: await memberId(victim.owner, left.email) });
  removed = left.api;
  watched = await WatchedRows.of(app, victim);
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
        const { errors } = await send(app.api, operation, anyId);
        expect(codes(errors)).not.toContain('UNAUTHENTICATED');
      });
      return;
    }
    it.each([
      ['no token', () => app.api],
      ['an expired session', () => expired],
      ['a token that is none', () => app.api.as('x'.repeat(40))],
      ['a colleague who was removed', () => removed],
    ])('is closed to %s', async (_who, caller) => {
      const { data, errors } = await send(caller(), operation, anyId);
      expect(codes(errors)).toEqual(['UNAUTHENTICATED']);
      expect(Object.values(data ?? {})).not.toContainEqual(expect.anything());
    });
  },
);

describe.each(withIds)("somebody else's id in %s as %s", (name, path, operation, slot) => {
  let rule: Rule;
  beforeAll(() => {
    rule = ruleOf(name, slot);
  });

  it('is not found, and nothing of theirs changes', async () => {
    // As a rule the same one: of what is refused nothing is left, and all versions are still 1.
    const other = rule.isAlone ? await Belongings.of(app) : stranger;
    const ids = await idsFor(other, operation, path, await victim.id(rule.foreign));
    const changes = await watched.changedBy(async () => {
      const { data, errors } = await send(other.owner.api, operation, ids, path);
      expect(codes(errors)).toEqual([expect.stringMatching(rule.answer)]);
      expect(Object.values(data ?? {})).not.toContainEqual(expect.anything());
    });
    expect(changes).toEqual([]);
  });

  it('is found when it is their own', async () => {
    // What changes something takes it from others that need it as it was.
    const owner = operation.kind === 'query' ? stranger : await Belongings.of(app);
    const ids = await idsFor(owner, operation, path);
    const { errors } = await send(owner.owner.api, operation, ids, path);
    // It may be refused for what else was sent: that it was found is what this is about.
    expect(codes(errors).filter((code) => rule.answer.test(code))).toEqual([]);
  });
});

describe.each(withoutIds.map((operation) => [operation.name, operation] as const))(
  '%s takes no id and',
  (_name, operation) => {
    if (operation.kind === 'mutation') {
      it("changes nothing but the caller's own", async () => {
        const { api } = await person(app);
        const changes = await watched.changedBy(async () => {
          const { errors } = await send(api, operation, new Map());
          expect(codes(errors)).not.toContain('UNAUTHENTICATED');
        });
        expect(changes).toEqual([]);
      });
      return;
    }
    it("shows the caller's own, and nobody else's", async () => {
      const own = JSON.stringify(await send(victim.owner.api, operation, new Map()));
      expect(victimIds.filter((id) => own.includes(id))).not.toEqual([]);
      const other = JSON.stringify(await send(stranger.owner.api, operation, new Map()));
      expect([...victimIds, victim.owner.email].filter((id) => other.includes(id))).toEqual([]);
    });
  },
);

describe('every route', () => {
  const folder = join(root, 'dist', 'client');
  const isFile = (url: string): boolean =>
    statSync(join(folder, url), { throwIfNoEntry: false })?.isFile() ?? false;

  /** An address of a route, each parameter an id of the victim's. */
  async function addressOf(url: string): Promise<string> {
    let address = url;
    for (const [, name = ''] of url.matchAll(/:(\w+)/g)) {
      const slot = { path: name, name, input: null, isRequired: true };
      address = address.replace(`:${name}`, await victim.id(ruleOf(url, slot).foreign));
    }
    return address;
  }

  it("is a learner's, closed to staff and to other learners", async () => {
    const routes = (await registeredRoutes(app.databaseUrl)).filter(
      ({ method, url }) => LEARNER_ROUTES.includes(url) && method !== 'OPTIONS',
    );
    expect([...new Set(routes.map(({ url }) => url))].sort()).toEqual(LEARNER_ROUTES);
    const { code } = await exam(app, stranger.owner.api);
    const learner = await candidate(app, code, 'Ada');
    for (const { method, url } of routes) {
      const address = await addressOf(url);
      const init = ['GET', 'HEAD'].includes(method) ? {} : { body: '{}' };
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

  it('is public by name, or closed to strangers and to other owners', async () => {
    const routes = (await registeredRoutes(app.databaseUrl))
      // GraphQL has its own tests above; CORS answers preflights and does nothing else.
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
