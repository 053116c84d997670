import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { logIn, person } from '../setup/factories.js';
import { root } from '../setup/sources.js';
import { requestChallenge, switchOnTwoFactor } from '../setup/two-factor.js';

/** npm run two-factor: the last resort of a sole owner. */
const app = useApplication();

function command(...args: string[]) {
  const env = { PATH: process.env['PATH'], ...app.environment };
  const file = join(root, 'dist/server/two-factor-command.js');
  return spawnSync(process.execPath, [file, ...args], { cwd: root, env, encoding: 'utf8' });
}

it('switches off the two-factor log-in of one account, and notifies its owner', async () => {
  const [ada, eve] = [await person(app), await person(app)];
  for (const one of [ada, eve]) {
    await switchOnTwoFactor(app, one);
    await app.sink.next(one.email);
  }
  const { status, stdout } = command('off', ` ${ada.email.toUpperCase()}`);
  expect(status).toBe(0);
  const [event, ...said] = stdout.trim().split('\n');
  expect(event).toMatch(/\[Security\].*second_factor\.off/);
  expect(said).toEqual([`The two-factor log-in of ${ada.email} is off. They are told by mail.`]);
  expect((await ada.api.refused('{ me { id } }')).extensions.code).toBe('UNAUTHENTICATED');
  const { api } = await logIn(app.api, ada.email);
  const mail = await app.sink.next(ada.email);
  expect(mail.text).toContain('The administrator of this site has turned off');
  const log = '{ auditLog { items { action about actorName } } }';
  expect((await api.ask(log))['auditLog'].items).toEqual([
    { action: 'MEMBER_TWO_FACTOR_OFF', about: ada.email, actorName: null },
  ]);
  await requestChallenge(app.api, eve.email);
});

it('prints its usage, and says if there is nothing to do', () => {
  for (const args of [[], ['off'], ['off', 'nobody'], ['on', 'ada@example.org']])
    expect(command(...args)).toMatchObject({ status: 2, stderr: expect.stringMatching(/^Usage/) });
  const { status, stderr } = command('off', 'nobody@example.org');
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'No account of nobody@example.org has two-factor log-in.\n',
  });
});
