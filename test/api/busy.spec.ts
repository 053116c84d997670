import { expect, it } from 'vitest';
import type { Answer } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
// `person` has a hash that costs nothing to check: crowds need the real one.
import { LOG_IN, logIn, PASSWORD, person, signedUp } from '../setup/factories.js';

const app = useApplication();
/** Fewer than may wait for the password of one account to be checked. */
const ROOMFUL = 40;
/** More than wait for the password of one account to be checked (50) and are checked meanwhile. */
const CROWD = 300;

it('answers others before those who wait for their password to be checked', async () => {
  const { email, api } = await signedUp(app.api, app.sink);
  // Wrong ones: their answer is the end of the check, with nothing behind it.
  const input = { email, password: 'Wrong!Horse' };
  let waiting = ROOMFUL;
  const logIns = Array.from({ length: ROOMFUL }, async () => {
    const { extensions } = await app.api.refused(LOG_IN, { input });
    waiting -= 1;
    return extensions.code;
  });
  // By then the others stand in line.
  await Promise.race(logIns);
  const left = Array.from({ length: 5 }, async () => {
    await api.ask('{ me { id } }');
    return waiting;
  });
  expect(Math.min(...(await Promise.all(left)))).toBeGreaterThan(ROOMFUL / 2);
  expect(new Set(await Promise.all(logIns))).toEqual(new Set(['WRONG_PASSWORD']));
});

it('asks whom it cannot serve soon to come again, and serves the others', async () => {
  const { email } = await signedUp(app.api, app.sink);
  const bystander = await person(app);
  const input = { email, password: PASSWORD };
  let waiting = CROWD;
  let fill = (): void => undefined;
  const isFull = new Promise<void>((resolve) => (fill = resolve));
  const crowd = Array.from({ length: CROWD }, async () => {
    const answer = await app.api.send(LOG_IN, { input });
    waiting -= 1;
    if (answer.errors.length > 0) fill();
    return answer;
  });
  await isFull;
  await logIn(app.api, bystander.email);
  expect(waiting).toBeGreaterThan(0);
  const answers = await Promise.all(crowd);
  const refused = answers.flatMap((answer: Answer) => answer.errors);
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused.map(({ extensions }) => extensions.code))).toEqual(new Set(['BUSY']));
  expect(refused[0]?.extensions).toMatchObject({ status: 503, retryAfter: 5 });
  // Those who waited, and those who were served before the line was full.
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(50);
});
