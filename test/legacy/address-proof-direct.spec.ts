import { expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { person } from '../setup/factories.js';
import { Legacy } from '../setup/legacy.js';
import { verified } from '../setup/legacy-accounts.js';

/** Without TRUST_PROXY. */
const app = useApplication();

it('a reset through a proxy requires a token, and a direct one does not', async () => {
  const { email } = await person(app);
  const direct = new Legacy(app.server.url);
  await verified(direct, app.sink, 'forgetpasswordLN_M', email);
  const reset = { email, newPassword: 'Another!Horse' };
  const passedOn = new Legacy(app.server.url, { 'x-real-ip': '203.0.113.7' });
  expect((await passedOn.refused('resetpasswordN_M', reset))[0]).toBe(400);
  await direct.ask('resetpasswordN_M', reset);
});
