import { expect, it } from 'vitest';
import type { Answer } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { LOG_IN, logIn, PASSWORD, person } from '../setup/factories.js';

const app = useApplication();
/** As many as wait for a password to be checked, with a margin. */
const ROOMFUL = 150;
/** More than wait for a password to be checked (200) and are checked meanwhile. */
const CROWD = 600;

it('answers others before those who wait for their password to be checked', async () => {
  const { email, api } = await person(app.api, app.sink);
  const input = { email, password: PASSWORD };
  let open = 0;
  const logIns = Array.from({ length: ROOMFUL }, async () => {
    open += 1;
    const { errors } = await app.api.send(LOG_IN, { input });
    open -= 1;
    return errors;
  });
  // Once the first is in, the others stand in line.
  await Promise.race(logIns);
  const answers = Array.from({ length: 20 }, async () => {
    await api.ask('{ me { id } }');
    return open;
  });
  // Far more of them are left than are checked while a request is answered.
  expect(Math.min(...(await Promise.all(answers)))).toBeGreaterThan(ROOMFUL / 2);
  expect((await Promise.all(logIns)).flat()).toEqual([]);
});

it('asks whom it cannot serve soon to come again, and serves the others', async () => {
  const { email } = await person(app.api, app.sink);
  const input = { email, password: PASSWORD };
  const answers = await Promise.all(
    Array.from({ length: CROWD }, () => app.api.send(LOG_IN, { input })),
  );
  const refused = answers.flatMap((answer: Answer) => answer.errors);
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused.map(({ extensions }) => extensions.code))).toEqual(new Set(['BUSY']));
  expect(refused[0]?.extensions).toMatchObject({ status: 503, retryAfter: 5 });
  // Those who waited, and those who were served before the line was full.
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(200);
  await logIn(app.api, email);
});
