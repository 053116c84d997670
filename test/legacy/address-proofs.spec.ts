import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { anyEmail, PASSWORD, person } from '../setup/factories.js';
import { Legacy } from '../setup/legacy.js';
import { mailedCode } from '../setup/legacy-accounts.js';

/**
 * When the network address stands for the client that a code came back from. One proxy stands in front, so that
 * calls come from anywhere; all of these come from one address, as behind a router that many share.
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
/** Codes can be mailed at once. */
beforeEach(async () => again());
const again = async () => app.sql(`DELETE FROM rate_limits WHERE key LIKE 'limit:code-mail-%'`);

/** A door that takes the network address as a proof, with what it is asked for. */
interface Door {
  code: string;
  token: string;
  someone: () => Promise<string>;
  /** @returns the status of a claim */
  claim: (caller: Legacy, email: string, token?: unknown) => Promise<number>;
}

const RESET: Door = {
  code: 'forgetpasswordLN_M',
  token: 'resetToken',
  someone: async () => (await person(app)).email,
  claim: async (caller, email, resetToken) =>
    (await caller.send('resetpasswordN_M', { email, newPassword, resetToken })).status,
};
const REGISTRATION: Door = {
  code: 'forgetpasswordN_M',
  token: 'registerToken',
  someone: async () => Promise.resolve(anyEmail()),
  claim: async (caller, email, registerToken) => {
    const names = { fullname: 'Ada Byron', InstituteName: 'School' };
    const body = { ...names, email, password: PASSWORD, registerToken };
    return (await caller.send('userRegisterN_M', body)).status;
  },
};

/** Has a code come back. @returns the token of the answer */
async function validated({ code, token }: Door, email: string, caller = owner): Promise<unknown> {
  await again();
  const otp = await mailedCode(caller, app.sink, code, email);
  return (await caller.ask(code, { email, action: 'validate', otp }))[token];
}

describe.each([
  ['a reset', RESET, 200, 400],
  ['a registration', REGISTRATION, 201, 403],
])('%s', (_what, door, done, refused) => {
  it('that somebody claimed before the code came back takes its token', async () => {
    const email = await door.someone();
    expect(await door.claim(owner, email)).toBe(refused);
    const token = await validated(door, email);
    expect(await door.claim(owner, email)).toBe(refused);
    expect(await door.claim(owner, email, token)).toBe(done);
  });

  it('counts such a claim once, and within the time that a code is good for', async () => {
    const [once, old] = [await door.someone(), await door.someone()];
    await door.claim(owner, once);
    await validated(door, once);
    expect(await door.claim(owner, once)).toBe(refused);
    await validated(door, once);
    expect(await door.claim(owner, once)).toBe(done);
    await door.claim(owner, old);
    await app.sql(
      `UPDATE address_claims SET claimed_at = claimed_at - interval '31 minutes' WHERE email = $1`,
      [old],
    );
    await validated(door, old);
    expect(await door.claim(owner, old)).toBe(done);
  });

  it('that another client at the address asked a code for takes its token', async () => {
    const email = await door.someone();
    const otp = await mailedCode(owner, app.sink, door.code, email);
    // Too early for another mail; that it was asked for is enough.
    expect((await neighbour.send(door.code, { email, action: 'generate' })).status).toBe(429);
    const answer = await owner.ask(door.code, { email, action: 'validate', otp });
    expect(await door.claim(owner, email)).toBe(refused);
    expect(await door.claim(owner, email, answer[door.token])).toBe(done);
  });

  it('that a proxy passed on which nobody configured takes its token', async () => {
    const email = await door.someone();
    const token = await validated(door, email);
    const behind = owner.from(`198.51.100.1, ${SHARED}`);
    expect(await door.claim(behind, email)).toBe(refused);
    expect(await door.claim(behind, email, token)).toBe(done);
  });

  it('is not kept from whoever has its token by those who claim it all the time', async () => {
    const email = await door.someone();
    const token = await validated(door, email);
    const polls = [];
    for (let times = 0; times < 7; times += 1) polls.push(await door.claim(neighbour, email));
    expect(polls).toEqual([...Array<number>(5).fill(refused), 429, 429]);
    expect(await door.claim(owner, email, token)).toBe(done);
  });
});

it('a client that has its code is not limited by what was claimed before', async () => {
  const email = await RESET.someone();
  for (let times = 0; times < 6; times += 1) await RESET.claim(owner, email);
  await validated(RESET, email);
  await app.sql(`UPDATE email_codes SET proof_only = false WHERE email = $1`, [email]);
  expect(await RESET.claim(owner, email)).toBe(200);
});

it('a code that comes back is not told to who tries to log in from the same address', async () => {
  const email = await RESET.someone();
  const tried = async () =>
    (await neighbour.send('userLoginN_M', { email, password: newPassword })).status;
  for (let times = 0; times < 10; times += 1) expect(await tried()).toBe(401);
  await validated(RESET, email);
  expect(await tried()).toBe(429);
});

it('somebody who claims hundreds of addresses has claimed all of them', async () => {
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
