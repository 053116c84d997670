import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { anyEmail, PASSWORD, person } from '../setup/factories.js';
import { Legacy } from '../setup/legacy.js';
import { mailedCode } from '../setup/legacy-accounts.js';

/**
 * When the network address identifies the client that validated a code. One proxy stands in front,
 * so that calls can come from anywhere; all of these come from one address, as behind a shared
 * router.
 */
const app = useApplication({ RATE_LIMIT: 'on', TRUST_PROXY: '1' });
const SHARED = '203.0.113.7';
const newPassword = 'Another!Horse';

let owner: Legacy;
let neighbour: Legacy;
beforeAll(() => {
  owner = new Legacy(app.server.url, { 'user-agent': 'Older client' }).from(SHARED);
  neighbour = new Legacy(app.server.url, { 'user-agent': 'Another client' }).from(SHARED);
});
/** A code can be mailed at once. */
beforeEach(async () => again());
const again = async () => app.sql(`DELETE FROM rate_limits WHERE key LIKE 'limit:code-mail-%'`);

/** A flow that accepts the network address as a proof, with its requests. */
interface Flow {
  code: string;
  token: string;
  someone: () => Promise<string>;
  /** @returns the status of the claim */
  claim: (caller: Legacy, email: string, token?: unknown) => Promise<number>;
}

const RESET: Flow = {
  code: 'forgetpasswordLN_M',
  token: 'resetToken',
  someone: async () => (await person(app)).email,
  claim: async (caller, email, resetToken) =>
    (await caller.send('resetpasswordN_M', { email, newPassword, resetToken })).status,
};
const REGISTRATION: Flow = {
  code: 'forgetpasswordN_M',
  token: 'registerToken',
  someone: async () => Promise.resolve(anyEmail()),
  claim: async (caller, email, registerToken) => {
    const names = { fullname: 'Ada Byron', InstituteName: 'School' };
    const body = { ...names, email, password: PASSWORD, registerToken };
    return (await caller.send('userRegisterN_M', body)).status;
  },
};

/** Validates a code. @returns the token of the response */
async function validated({ code, token }: Flow, email: string, caller = owner): Promise<unknown> {
  await again();
  const otp = await mailedCode(caller, app.sink, code, email);
  return (await caller.ask(code, { email, action: 'validate', otp }))[token];
}

describe.each([
  ['a reset', RESET, 200, 400],
  ['a registration', REGISTRATION, 201, 403],
])('%s', (_what, flow, done, refused) => {
  it('requires its token if somebody claimed the address before the code was validated', async () => {
    const email = await flow.someone();
    expect(await flow.claim(owner, email)).toBe(refused);
    const token = await validated(flow, email);
    expect(await flow.claim(owner, email)).toBe(refused);
    expect(await flow.claim(owner, email, token)).toBe(done);
  });

  it('counts such a claim once, and only for the lifetime of a code', async () => {
    const [once, old] = [await flow.someone(), await flow.someone()];
    await flow.claim(owner, once);
    await validated(flow, once);
    expect(await flow.claim(owner, once)).toBe(refused);
    await validated(flow, once);
    expect(await flow.claim(owner, once)).toBe(done);
    await flow.claim(owner, old);
    await app.sql(
      `UPDATE address_claims SET claimed_at = claimed_at - interval '31 minutes' WHERE email = $1`,
      [old],
    );
    await validated(flow, old);
    expect(await flow.claim(owner, old)).toBe(done);
  });

  it('requires its token if another client at the network address requested a code', async () => {
    const email = await flow.someone();
    const otp = await mailedCode(owner, app.sink, flow.code, email);
    // Too early for another mail; the request is enough.
    expect((await neighbour.send(flow.code, { email, action: 'generate' })).status).toBe(429);
    const answer = await owner.ask(flow.code, { email, action: 'validate', otp });
    expect(await flow.claim(owner, email)).toBe(refused);
    expect(await flow.claim(owner, email, answer[flow.token])).toBe(done);
  });

  it('requires its token through a proxy that is not configured', async () => {
    const email = await flow.someone();
    const token = await validated(flow, email);
    const behind = owner.from(`198.51.100.1, ${SHARED}`);
    expect(await flow.claim(behind, email)).toBe(refused);
    expect(await flow.claim(behind, email, token)).toBe(done);
  });

  it('stays open to the holder of its token, however often others claim it', async () => {
    const email = await flow.someone();
    const token = await validated(flow, email);
    const polls = [];
    for (let times = 0; times < 7; times += 1) polls.push(await flow.claim(neighbour, email));
    expect(polls).toEqual([...Array<number>(5).fill(refused), 429, 429]);
    expect(await flow.claim(owner, email, token)).toBe(done);
  });
});

it('a client with a validated code is not limited by earlier claims', async () => {
  const email = await RESET.someone();
  for (let times = 0; times < 6; times += 1) await RESET.claim(owner, email);
  await validated(RESET, email);
  await app.sql(`UPDATE email_codes SET proof_only = false WHERE email = $1`, [email]);
  expect(await RESET.claim(owner, email)).toBe(200);
});

it('a log-in from the same address does not reveal that a code was validated', async () => {
  const email = await RESET.someone();
  const tried = async () =>
    (await neighbour.send('userLoginN_M', { email, password: newPassword })).status;
  for (let times = 0; times < 10; times += 1) expect(await tried()).toBe(401);
  await validated(RESET, email);
  expect(await tried()).toBe(429);
});

it('a client that claims hundreds of addresses has claimed all of them', async () => {
  await app.sql(`DELETE FROM rate_limits WHERE key LIKE 'limit:code-claims-address:%'`);
  await RESET.claim(neighbour, anyEmail());
  await app.sql(`UPDATE rate_limits SET points = 600 WHERE key LIKE 'limit:code-claims-address:%'`);
  await RESET.claim(neighbour, anyEmail());
  const email = await RESET.someone();
  const token = await validated(RESET, email);
  expect(await RESET.claim(owner, email)).toBe(400);
  expect(await RESET.claim(owner, email, token)).toBe(200);
  await app.sql(`DELETE FROM address_claims`);
  await app.sql(`DELETE FROM rate_limits WHERE key LIKE 'limit:code-claims-address:%'`);
});
