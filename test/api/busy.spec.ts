import { expect, it } from 'vitest';
import type { Answer } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { LOG_IN, logIn, PASSWORD, person } from '../setup/factories.js';

const app = useApplication();
/** More than wait for a password to be checked (200) and are checked meanwhile. */
const CROWD = 600;

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
