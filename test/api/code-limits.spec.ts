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

describe('code mails', () => {
  it('go to an address once a minute', async () => {
    const input = { email: anyEmail(), purpose: 'REGISTER' };
    await app.api.ask(REQUEST_CODE, { input });
    const { extensions } = await app.api.refused(REQUEST_CODE, { input });
    expect(extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 });
    expect(extensions.retryAfter).toBeGreaterThan(50);
    expect(extensions.retryAfter).toBeLessThanOrEqual(60);
  });

  it('go to an address five times an hour', async () => {
    const input = { email: anyEmail(), purpose: 'REGISTER' };
    for (let mails = 0; mails < 5; mails += 1) {
      await app.api.ask(REQUEST_CODE, { input });
      const past = `DELETE FROM rate_limits WHERE key LIKE 'limit:code-mail-minute:%'`;
      await query(app.databaseUrl, past);
    }
    const { extensions } = await app.api.refused(REQUEST_CODE, { input });
    expect(extensions.retryAfter).toBeGreaterThan(3_000);
  });

  it('come to the owner whatever strangers ask for elsewhere, or for something else', async () => {
    const { email } = await person(app);
    const [stranger, home] = [app.api.from(anyAddress()), app.api.from(anyAddress())];
    const ask = async (api: Api, purpose: string) =>
      api.send(REQUEST_CODE, { input: { email, purpose } });
    for (const api of [stranger, home]) await ask(api, 'REGISTER');
    await ask(stranger, 'RESET_PASSWORD');
    const { errors } = await ask(home, 'RESET_PASSWORD');
    expect(errors).toEqual([]);
  });

  it('bring the same code again above the fifty new ones of a day, good for everybody once', async () => {
    const { email } = await person(app);
    const purpose = 'RESET_PASSWORD';
    const received: string[] = [];
    const ask = async (api: Api) => {
      const { requestEmailCode } = await api.ask(REQUEST_CODE, { input: { email, purpose } });
      return { email, purpose, challenge: requestEmailCode.challenge as string };
    };
    const [stranger, home] = [app.api.from(anyAddress()), app.api.from(anyAddress())];
    const theirs = await ask(stranger);
    received.push(codeIn(await app.sink.next(email)));
    await app.sql(`UPDATE rate_limits SET points = 50 WHERE key LIKE 'limit:code-mail-day:%'`);
    const own = await ask(home);
    received.push(codeIn(await app.sink.next(email)));
    const [code] = received;
    expect(received).toEqual([code, code]);
    // Wrong tries of one do not end the other's.
    for (let tries = 0; tries < 6; tries += 1)
      await stranger.refused(VERIFY_CODE, { input: { ...theirs, code: otherThan(code ?? '') } });
    const last = await ask(app.api.from(anyAddress()));
    await home.ask(VERIFY_CODE, { input: { ...own, code } });
    const { extensions } = await app.api.refused(VERIFY_CODE, { input: { ...last, code } });
    expect(extensions.code).toBe('INVALID_CODE');
    await app.sql(`DELETE FROM rate_limits WHERE key LIKE 'limit:code-mail-day:%'`);
  });

  it('bring no code that ten clients have guessed at', async () => {
    const { email } = await person(app);
    const purpose = 'RESET_PASSWORD';
    const { requestEmailCode } = await app.api.ask(REQUEST_CODE, { input: { email, purpose } });
    const code = codeIn(await app.sink.next(email));
    // As after those of others who have the same code.
    await app.sql(
      `INSERT INTO email_codes (id, email, purpose, client, code_hash, code_id, expires_at, wrong_tries)
       SELECT gen_random_uuid(), email, purpose, 'client' || n, code_hash, code_id, expires_at, 5
       FROM email_codes, generate_series(1, 10) n WHERE email = $1`,
      [email],
    );
    const input = { email, purpose, challenge: requestEmailCode.challenge as string, code };
    const { extensions } = await app.api.refused(VERIFY_CODE, { input });
    expect(extensions.code).toBe('INVALID_CODE');
  });

  it('go to forty people in one room at once', async () => {
    const room = app.api.from(anyAddress());
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        room.send(REQUEST_CODE, { input: { email: anyEmail(), purpose: 'REGISTER' } }),
      ),
    );
    expect(answers.flatMap((answer) => answer.errors)).toEqual([]);
  });
});
