import { expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { PASSWORD, person } from '../setup/factories.js';
import { Legacy } from '../setup/legacy.js';
import { digestOf } from '../setup/legacy-accounts.js';
import { colleague } from '../setup/members.js';
import { REQUIRE, switchOnTwoFactor } from '../setup/two-factor.js';

/**
 * These routes cannot ask for a code, so a password alone does not log in to an account with a
 * second factor.
 */
const app = useApplication();
const legacy = (): Legacy => new Legacy(app.server.url);

it.each([
  ['the password', PASSWORD],
  ['its digest', digestOf(PASSWORD)],
])('userLoginN_M rejects %s as it rejects a wrong one', async (_name, password) => {
  const ada = await person(app);
  await legacy().ask('userLoginN_M', { email: ada.email, password });
  await switchOnTwoFactor(app, ada);
  const right = await legacy().send('userLoginN_M', { email: ada.email, password });
  const wrong = await legacy().send('userLoginN_M', { email: ada.email, password: 'Wrong!Horse' });
  expect(right.status).toBe(401);
  expect(right.body).toEqual(wrong.body);
});

it('an access token still works', async () => {
  const ada = await person(app);
  await switchOnTwoFactor(app, ada);
  const create = `mutation { createAccessToken(input: { name: "Program", scope: WRITE, password: "${PASSWORD}" }) { token } }`;
  const token = (await ada.api.ask(create))['createAccessToken'].token as string;
  await legacy().as(token).ask('userProfile_M', { email: ada.email });
});

it('a token of a member who must set up two-factor log-in first is rejected', async () => {
  const owner = await person(app);
  const grace = await colleague(app, owner, 'EDITOR');
  const { email } = grace;
  await legacy().as(grace.token).ask('userProfile_M', { email });
  await switchOnTwoFactor(app, owner);
  await owner.api.ask(REQUIRE, { isRequired: true, password: PASSWORD });
  const { token } = await legacy().ask('userLoginN_M', { email, password: PASSWORD });
  for (const theirs of [grace.token, token as string]) {
    const { status, body } = await legacy().as(theirs).send('userProfile_M', { email });
    expect([status, body['message']]).toEqual([401, 'Authorization failed']);
  }
});
