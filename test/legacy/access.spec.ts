import { beforeAll, describe, expect, it } from 'vitest';
import { useOwnApplication } from '../setup/application.js';
import { query } from '../setup/database.js';
import { PASSWORD } from '../setup/factories.js';
import { Legacy, contractOf } from '../setup/legacy.js';
import { member, type Member } from '../setup/legacy-accounts.js';
import { createOwnData, staffRoutes, UNKNOWN_ID, type OwnData } from '../setup/staff-routes.js';

/**
 * Strangers and other owners try every staff route at both its addresses. Checks that all routes
 * share are tried in every form at one of the addresses.
 */
const app = useOwnApplication();
const CREATE_TOKEN = `mutation ($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) { token accessToken { id } }
}`;
const REVOKE = 'mutation ($id: ID!) { revokeAccessToken(id: $id) { id } }';
const FAILED = 'Authorization failed';
const TABLES = ['quizzes', 'questions', 'images', 'imports', 'uploads', 'users'];

const NAMES = ['email', 'userEmail', 'creatorEmail'];
const INVALID_IDS = ['', 'x', '1', "' OR 1=1 --", '\u0000', `${UNKNOWN_ID}0`, `{${UNKNOWN_ID}}`];
const ACCESS_RULES = {
  READ: 'access tokens, also those that may only read',
  WRITE: 'access tokens that may write',
  none: 'no access tokens',
};

let withoutToken: Legacy;
let owner: Member;
let victim: Member;
let own: OwnData;
/** Access tokens, by their scope. */
const programs = new Map<string, string>();
/** Invalid tokens, by the content of the header. */
const closed = new Map<string, string>();
beforeAll(async () => {
  withoutToken = new Legacy(app.server.url);
  [owner, victim] = [await member(app, withoutToken), await member(app, withoutToken)];
  own = await createOwnData(owner);
  const [expired, ended, revoked] = [
    await member(app, withoutToken),
    await member(app, withoutToken),
    await accessToken('WRITE'),
  ];
  for (const scope of ['READ', 'WRITE']) programs.set(scope, (await accessToken(scope)).token);
  const past = `UPDATE sessions SET expires_at = now() - interval '1 second'
    WHERE user_id = (SELECT id FROM users WHERE email = $1)`;
  await query(app.databaseUrl, past, [expired.email]);
  await ended.api.ask('mutation { logOut { success } }');
  await owner.api.ask(REVOKE, { id: revoked.id });
  const [head, claims, signature] = owner.token.split('.') as [string, string, string];
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  closed
    .set('an expired session', expired.token)
    .set('a session that was ended', `Bearer ${ended.token}`)
    .set('a revoked access token', `Bearer ${revoked.token}`)
    .set('no token behind the word', 'Bearer')
    .set('another word', `Basic ${owner.token}`)
    .set('two tokens', `Bearer ${owner.token} ${owner.token}`)
    .set('what is none', 'x'.repeat(40))
    .set('another signature', `${head}.${claims}.${[...signature].reverse().join('')}`)
    .set('no signature', `${none}.${claims}.`);
});

async function accessToken(scope: string): Promise<{ token: string; id: string }> {
  const input = { name: 'Program', scope, password: PASSWORD };
  const { token, accessToken } = (await owner.api.ask(CREATE_TOKEN, { input }))[
    'createAccessToken'
  ];
  return { token: token as string, id: accessToken.id as string };
}

/** The tables that these routes could change. */
async function everything(): Promise<unknown[]> {
  const selects = TABLES.map(
    (table) =>
      `SELECT '${table}' AS name, md5(string_agg(t::text, '' ORDER BY t.id)) FROM ${table} t`,
  );
  return query(app.databaseUrl, selects.join(' UNION ALL '));
}

/** Runs calls that must change nothing. */
async function expectNoChanges(work: () => Promise<void>): Promise<void> {
  const before = await everything();
  await work();
  expect(await everything()).toEqual(before);
}

it('covers every route that is documented to need a token', async () => {
  const { document } = await contractOf(app.server.url);
  const documented = Object.entries(document.paths)
    .filter(([, { post }]) => post.security.length > 0)
    .map(([path]) => path.slice(1));
  expect(staffRoutes.map(({ name }) => name).sort()).toEqual(documented.sort());
});

const addresses = staffRoutes.flatMap((route) =>
  ['', '/v1'].map((prefix) => [`${prefix}/${route.name}`, prefix, route] as const),
);

describe.each(addresses)(
  '%s',
  (_address, prefix, { name, body, status = 200, says400, tokens, names }) => {
    it('is closed without a valid token', async () => {
      const sent = body(own);
      await expectNoChanges(async () => {
        const refusal = [401, FAILED];
        expect(await withoutToken.under(prefix).refused(name, sent)).toEqual(refusal);
        for (const [what, header] of prefix === '' ? closed : [...closed].slice(0, 2)) {
          const answer = await withoutToken.as(header).under(prefix).refused(name, sent);
          expect([what, answer]).toEqual([what, refusal]);
        }
        // Not even errors of the request are reported.
        expect(await withoutToken.under(prefix).refused(name, { email: 5 })).toEqual(refusal);
      });
    });

    it('accepts a token with and without "Bearer" before it', async () => {
      for (const word of prefix === '' ? ['', 'bearer '] : ['Bearer ']) {
        const caller = withoutToken.as(word + owner.token).under(prefix);
        expect((await caller.send(name, body(await createOwnData(owner)))).status).toBe(status);
      }
    });

    it("rejects another user's address in the request", async () => {
      const caller = owner.legacy.under(prefix);
      const sent = body(own);
      await expectNoChanges(async () => {
        for (const field of NAMES) {
          const send = async (value: unknown) => caller.refused(name, { ...sent, [field]: value });
          expect(await send(victim.email)).toEqual([403, FAILED]);
          for (const value of prefix === '' ? [5, [owner.email]] : []) {
            expect(await send(value)).toEqual([400, says400 ?? `${field} must be a text`]);
          }
        }
      });
      const email = ` ${owner.email.toUpperCase()}\t`;
      const spelled = Object.fromEntries(NAMES.map((field) => [field, email]));
      const spelledSo = { ...body(await createOwnData(owner)), ...spelled };
      expect((await caller.send(name, spelledSo)).status).toBe(status);
    });

    it(`lets in ${ACCESS_RULES[tokens]}`, async () => {
      for (const [scope, token] of programs) {
        const caller = withoutToken.as(token).under(prefix);
        const fresh = await createOwnData(owner);
        if (tokens === 'READ' || tokens === scope) {
          expect((await caller.send(name, body(fresh))).status).toBe(status);
        } else {
          await expectNoChanges(async () => {
            expect((await caller.refused(name, body(fresh)))[0]).toBe(403);
          });
        }
      }
    });

    if (names) {
      const none = names.field === 'quizTitle' ? 'No quiz of this title' : UNKNOWN_ID;
      it("answers for another owner's records as for unknown ones, and changes nothing", async () => {
        const caller = owner.legacy.under(prefix);
        const theirs = await createOwnData(victim);
        await expectNoChanges(async () => {
          const sent = { ...body(own), [names.as]: theirs[names.field] };
          const foreign = await caller.send(name, sent);
          const unknown = await caller.send(name, { ...sent, [names.as]: none });
          expect(foreign.body).toEqual({ statusCode: 404, success: false, message: names.said });
          expect([foreign.status, foreign.body]).toEqual([unknown.status, unknown.body]);
        });
        const mine = await victim.legacy.under(prefix).send(name, body(theirs));
        expect(mine.status).toBe(status);
      });

      if (names.field !== 'quizTitle') {
        it('finds nothing by an invalid id', async () => {
          await expectNoChanges(async () => {
            for (const id of prefix === '' ? INVALID_IDS : ['x']) {
              const sent = { ...body(own), [names.as]: id };
              expect(await owner.legacy.under(prefix).refused(name, sent)).toEqual([
                404,
                names.said,
              ]);
            }
          });
        });
      }
    } else {
      it("leaves other owners' records unchanged", async () => {
        const before = await rowsOf(victim);
        await owner.legacy.under(prefix).ask(name, body(await createOwnData(owner)));
        expect(await rowsOf(victim)).toEqual(before);
      });
    }
  },
);

/** Their account and their quizzes. */
async function rowsOf({ email }: Member): Promise<unknown[]> {
  return query(
    app.databaseUrl,
    `SELECT u::text, q::text FROM users u JOIN quizzes q ON q.created_by = u.id
     WHERE u.email = $1 ORDER BY 1, 2`,
    [email],
  );
}
