import { expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { person } from '../setup/factories.js';
import { Legacy } from '../setup/legacy.js';
import { verified } from '../setup/legacy-accounts.js';

const app = useApplication({ LEGACY_ADDRESS_PROOF: 'off' });

it('a reset accepts the token that validating its code returned', async () => {
  const { email } = await person(app);
  const caller = new Legacy(app.server.url);
  const { resetToken } = await verified(caller, app.sink, 'forgetpasswordLN_M', email);
  const reset = { email, newPassword: 'Another!Horse' };
  expect(await caller.refused('resetpasswordN_M', reset)).toEqual([
    400,
    expect.stringContaining('send the resetToken'),
  ]);
  await caller.ask('resetpasswordN_M', { ...reset, resetToken });
});
