import { expect, it } from 'vitest';
import type { Answer, Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
// `person` has a hash that is cheap to check: crowds need a real one.
import { LOG_IN, logIn, PASSWORD, person, signedUp } from '../setup/factories.js';

const app = useApplication({ TRUST_PROXY: '1' });
/** Fewer than may wait for password checks of one account. */
const LOG_INS_OF_ACCOUNT = 40;
const ACCOUNTS = 22;
/** More than may wait for one address (200), including those being checked meanwhile. */
const CROWD = 352;

it('answers other requests before those that wait for their password check', async () => {
  const { email, api } = await signedUp(app.api, app.sink);
  // Wrong passwords: the response marks the end of the check. If this process stood still meanwhile, it tries again.
  await expect.poll(async () => leftInQueue(email, api)).toBeGreaterThan(LOG_INS_OF_ACCOUNT / 2);
});

/** @returns how many log-ins of an account still waited when other requests of it were answered */
async function leftInQueue(email: string, api: Api): Promise<number> {
  const input = { email, password: 'Wrong!Horse' };
  let waiting = LOG_INS_OF_ACCOUNT;
  const logIns = Array.from({ length: LOG_INS_OF_ACCOUNT }, async () => {
    const { extensions } = await app.api.refused(LOG_IN, { input });
    waiting -= 1;
    return extensions.code;
  });
  // By then the others are queued.
  await Promise.race(logIns);
  const left = Array.from({ length: 5 }, async () => {
    await api.ask('{ me { id } }');
    return waiting;
  });
  const least = Math.min(...(await Promise.all(left)));
  expect(new Set(await Promise.all(logIns))).toEqual(new Set(['WRONG_PASSWORD']));
  return least;
}

it('serves others while many accounts of one address log in, and has those retry later', async () => {
  const { email } = await signedUp(app.api, app.sink);
  const people = await Promise.all(Array.from({ length: ACCOUNTS }, async () => person(app)));
  const emails = people.map((one) => one.email);
  await app.sql(
    `UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE email = $1)
     WHERE email = ANY($2)`,
    [email, emails],
  );
  const attacker = app.api.from('198.51.100.7');
  let waiting = CROWD;
  let fill = (): void => undefined;
  const isFull = new Promise<void>((resolve) => (fill = resolve));
  const crowd = Array.from({ length: CROWD }, async (_, n) => {
    const input = { email: emails[n % ACCOUNTS], password: PASSWORD };
    const answer = await attacker.send(LOG_IN, { input });
    waiting -= 1;
    if (answer.errors.length > 0) fill();
    return answer;
  });
  await isFull;
  await logIn(app.api.from('203.0.113.7'), email);
  expect(waiting).toBeGreaterThan(0);
  const answers = await Promise.all(crowd);
  const refused = answers.flatMap((answer: Answer) => answer.errors);
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused.map(({ extensions }) => extensions.code))).toEqual(new Set(['BUSY']));
  expect(refused[0]?.extensions).toMatchObject({ status: 503, retryAfter: 5 });
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(200);
});
