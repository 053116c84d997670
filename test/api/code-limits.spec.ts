import { describe, expect, it } from 'vitest';
import type { Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { query } from '../setup/database.js';
import { anyEmail, person, REQUEST_CODE, VERIFY_CODE } from '../setup/factories.js';
import { otherThan } from '../setup/legacy-accounts.js';
import { codeIn } from '../setup/mail-sink.js';

/** One proxy stands in front, so that the tests can come from any address. */
const app = useApplication({ RATE_LIMIT: 'on', TRUST_PROXY: '1' });

let lastAddress = 0;
const anyAddress = (): string => {
  lastAddress += 1;
  return `198.51.200.${lastAddress}`;
};

interface Asked {
  email: string;
  purpose: string;
  challenge: string;
}

async function ask(email: string, api = app.api.from(anyAddress())): Promise<Asked> {
  const purpose = 'RESET_PASSWORD';
  const { requestEmailCode } = await api.ask(REQUEST_CODE, { input: { email, purpose } });
  return { email, purpose, challenge: requestEmailCode.challenge as string };
}

/** @returns the code of an error, or "verified" */
async function verify(asked: Asked, code: string): Promise<string> {
  const { errors } = await app.api.send(VERIFY_CODE, { input: { ...asked, code } });
  return errors[0]?.extensions.code ?? 'verified';
}

/** As after the fifty codes of a day. */
async function aboveCeiling(): Promise<void> {
  await app.sql(`UPDATE rate_limits SET points = 50 WHERE key LIKE 'limit:code-mail-day:%'`);
}

/**
 * Clients of different networks that have the same code, mailed twice. @param api where the account
 * is used
 */
async function shared(count: number, api = app.api) {
  const { email } = await person({ ...app, api });
  const clients = [await ask(email)];
  const code = codeIn(await app.sink.next(email));
  await aboveCeiling();
  while (clients.length < count) clients.push(await ask(email));
  return { email, code, again: codeIn(await app.sink.next(email)), clients };
}

describe('code mails', () => {
  it('are sent to an address once a minute', async () => {
    const input = { email: anyEmail(), purpose: 'REGISTER' };
    const before = Date.now();
    await app.api.ask(REQUEST_CODE, { input });
    const { extensions } = await app.api.refused(REQUEST_CODE, { input });
    const passed = (Date.now() - before) / 1_000;
    expect(extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 });
    expect(extensions.retryAfter).toBeGreaterThanOrEqual(Math.floor(60 - passed));
    expect(extensions.retryAfter).toBeLessThanOrEqual(60);
  });

  it('are sent to an address five times an hour', async () => {
    const input = { email: anyEmail(), purpose: 'REGISTER' };
    for (let mails = 0; mails < 5; mails += 1) {
      await app.api.ask(REQUEST_CODE, { input });
      const past = `DELETE FROM rate_limits WHERE key LIKE 'limit:code-mail-minute:%'`;
      await query(app.databaseUrl, past);
    }
    const { extensions } = await app.api.refused(REQUEST_CODE, { input });
    expect(extensions.retryAfter).toBeGreaterThan(3_000);
  });

  it('reach the owner despite requests of strangers elsewhere, or for another purpose', async () => {
    const { email } = await person(app);
    const [stranger, home] = [app.api.from(anyAddress()), app.api.from(anyAddress())];
    const ask = async (api: Api, purpose: string) =>
      api.send(REQUEST_CODE, { input: { email, purpose } });
    for (const api of [stranger, home]) await ask(api, 'REGISTER');
    await ask(stranger, 'RESET_PASSWORD');
    const { errors } = await ask(home, 'RESET_PASSWORD');
    expect(errors).toEqual([]);
  });

  it('repeat the same code above the fifty new ones of a day, valid once for all clients', async () => {
    const { code, again, clients } = await shared(3);
    const [theirs, own, last] = clients as [Asked, Asked, Asked];
    expect(again).toBe(code);
    // Wrong guesses of one client do not use up the others'.
    for (let tries = 0; tries < 6; tries += 1) await verify(theirs, otherThan(code));
    expect(await verify(own, code)).toBe('verified');
    expect(await verify(last, code)).toBe('INVALID_CODE');
  });

  it('repeat it every five minutes', async () => {
    const { email } = await shared(2);
    const mails = async (minutesLater: number): Promise<number> => {
      await app.sql(
        `UPDATE rate_limits SET expire = expire - $1 WHERE key LIKE 'limit:code-mail-again:%'`,
        [minutesLater * 60_000],
      );
      await ask(email);
      return (await app.sql('SELECT FROM mails WHERE recipient = $1', [email])).length;
    };
    expect([await mails(4), await mails(1)]).toEqual([2, 3]);
  });

  it('do not show whether others share the code, which ends sooner', async () => {
    const { email } = await shared(2);
    await app.sql(
      `UPDATE email_codes SET expires_at = expires_at - interval '5 minutes' WHERE email = $1`,
      [email],
    );
    const input = { email, purpose: 'RESET_PASSWORD' };
    const before = Date.now();
    const { requestEmailCode } = await app.api.from(anyAddress()).ask(REQUEST_CODE, { input });
    const lives = Date.parse(requestEmailCode.expiresAt as string) - before;
    expect(lives).toBeGreaterThan(9.9 * 60_000);
  });

  it('repeat no code at which four clients have guessed', async () => {
    const { email } = await person(app);
    const purpose = 'RESET_PASSWORD';
    const { requestEmailCode } = await app.api.ask(REQUEST_CODE, { input: { email, purpose } });
    const code = codeIn(await app.sink.next(email));
    // As after the guesses of others who share the code.
    await app.sql(
      `INSERT INTO email_codes (id, email, purpose, client, code_hash, code_id, expires_at, wrong_tries)
       SELECT gen_random_uuid(), email, purpose, 'client' || n, code_hash, code_id, expires_at, 5
       FROM email_codes, generate_series(1, 4) n WHERE email = $1`,
      [email],
    );
    const input = { email, purpose, challenge: requestEmailCode.challenge as string, code };
    const { extensions } = await app.api.refused(VERIFY_CODE, { input });
    expect(extensions.code).toBe('INVALID_CODE');
  });

  it('contain a new one once strangers have used up the guesses of the shared one', async () => {
    const { email, clients } = await shared(5);
    for (const input of clients)
      for (let tries = 0; tries < 4; tries += 1) await verify(input, '-');
    const own = await ask(email);
    expect(await verify(own, codeIn(await app.sink.next(email)))).toBe('verified');
  });

  it('are sent a hundred times a day on top of those, and then every five minutes', async () => {
    const { email, clients } = await shared(5);
    for (const input of clients)
      for (let tries = 0; tries < 4; tries += 1) await verify(input, '-');
    await app.sql(
      `INSERT INTO email_codes (id, email, purpose, client, code_hash, code_id, expires_at)
       SELECT gen_random_uuid(), email, purpose, 'earlier ' || n, code_hash, gen_random_uuid(), now()
       FROM email_codes, generate_series(1, 100) n WHERE client = $1`,
      [clients[0]?.challenge],
    );
    const mails = async (): Promise<number> =>
      (await app.sql('SELECT FROM mails WHERE recipient = $1', [email])).length;
    const before = await mails();
    await ask(email);
    expect(await mails()).toBe(before);
  });

  it('allow any number of wrong guesses where no account can be lost', async () => {
    const input = { email: anyEmail(), purpose: 'REGISTER' };
    const { requestEmailCode } = await app.api.ask(REQUEST_CODE, { input });
    await app.sql(
      `INSERT INTO email_codes (id, email, purpose, client, code_hash, code_id, expires_at, wrong_tries)
       SELECT gen_random_uuid(), email, purpose, 'stranger ' || n, code_hash, gen_random_uuid(), now(), 5
       FROM email_codes, generate_series(1, 110) n WHERE email = $1`,
      [input.email],
    );
    const challenge = requestEmailCode.challenge as string;
    const code = codeIn(await app.sink.next(input.email));
    expect(await verify({ ...input, challenge }, code)).toBe('verified');
  });

  it('give the owner a code of their own at a familiar address, whatever strangers guess', async () => {
    const home = app.api.from(anyAddress());
    const { email, code, clients } = await shared(2, home);
    const own = await ask(email, home);
    const ownCode = codeIn(await app.sink.next(email));
    expect(await verify(own, code)).toBe('INVALID_CODE');
    const late = await ask(email);
    expect(await verify(late, ownCode)).toBe('INVALID_CODE');
    // As after the guesses of a day.
    await app.sql(
      `INSERT INTO email_codes (id, email, purpose, client, code_hash, code_id, expires_at, wrong_tries)
       SELECT gen_random_uuid(), email, purpose, 'stranger ' || n, code_hash, gen_random_uuid(), now(), 5
       FROM email_codes, generate_series(1, 110) n WHERE client = $1`,
      [late.challenge],
    );
    for (const input of clients) expect(await verify(input, code)).toBe('TOO_MANY_REQUESTS');
    expect(await verify(own, ownCode)).toBe('verified');
  });

  it('succeed once and count each wrong guess, if clients that share a code verify at the same moment', async () => {
    const [first, second] = [await shared(6), await shared(6)];
    const right = await Promise.all(first.clients.map(async (input) => verify(input, first.code)));
    expect(right.sort()).toEqual([...Array<string>(5).fill('INVALID_CODE'), 'verified']);
    const wrong = second.clients.flatMap((input) => [input, input, input, input]);
    await Promise.all(wrong.map(async (input) => verify(input, otherThan(second.code))));
    const [{ sum } = {}] = await app.sql(
      'SELECT sum(wrong_tries) FROM email_codes WHERE email = $1',
      [second.email],
    );
    expect(Number(sum)).toBe(20);
  });

  it('are sent to forty people at one address at once', async () => {
    const classroom = app.api.from(anyAddress());
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        classroom.send(REQUEST_CODE, { input: { email: anyEmail(), purpose: 'REGISTER' } }),
      ),
    );
    expect(answers.flatMap((answer) => answer.errors)).toEqual([]);
  });
});
