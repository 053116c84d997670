import { expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { anyEmail, PASSWORD, person } from '../setup/factories.js';
import {
  CHANGE_ROLE,
  colleague,
  INVITE,
  JOIN,
  inviteColleague,
  memberId,
  REMOVE,
  RESEND,
} from '../setup/members.js';
import { SWITCH_OFF_MEMBER } from '../setup/two-factor.js';

/** What an account may not do while its reset can be undone: its user may not be its owner. */
const app = useApplication();

it('cannot create, change or remove owners while a reset can be undone, and can do all else', async () => {
  const ada = await person(app);
  const grace = await colleague(app, ada, 'OWNER');
  const editor = await colleague(app, ada, 'EDITOR');
  const [adaId, graceId, editorId] = await Promise.all(
    [ada, grace, editor].map(async ({ email }) => memberId(ada, email)),
  );
  const { id: invitation } = await inviteColleague(ada.api, app.sink, { role: 'OWNER' });
  const invite = (role: string): object => ({ input: { email: anyEmail(), role } });
  const changes: [string, object][] = [
    [INVITE, invite('OWNER')],
    [RESEND, { id: invitation }],
    [CHANGE_ROLE, { id: editorId, role: 'OWNER' }],
    [CHANGE_ROLE, { id: adaId, role: 'EDITOR' }],
    [REMOVE, { id: graceId }],
    [SWITCH_OFF_MEMBER, { input: { id: graceId, password: PASSWORD } }],
  ];
  await app.sql('UPDATE users SET two_factor_since = now() WHERE id = $1', [graceId]);
  await app.sql(
    `INSERT INTO password_resets (user_id, email, token_hash, expires_at)
     SELECT id, email, id, '2099-12-21 09:30Z' FROM users WHERE email = $1`,
    [ada.email],
  );
  for (const [text, variables] of changes) {
    const { extensions, message } = await ada.api.refused(text, variables);
    expect(extensions).toMatchObject({ code: 'RESET_IS_RECENT', status: 409 });
    expect(message).toContain('21 December 2099 at 09:30 (UTC)');
  }
  await ada.api.ask(INVITE, invite('EDITOR'));
  await ada.api.ask(CHANGE_ROLE, { id: editorId, role: 'MARKER' });
  await grace.api.ask(CHANGE_ROLE, { id: editorId, role: 'OWNER' });
  await app.sql(`UPDATE password_resets SET expires_at = now() WHERE user_id = $1`, [adaId]);
  await ada.api.ask(REMOVE, { id: graceId });
});

it('cannot move to another institute, whose owner could remove the account', async () => {
  const [ada, thief] = [await person(app), await person(app)];
  const { token } = await inviteColleague(thief.api, app.sink, { email: ada.email });
  await app.sql(
    `INSERT INTO password_resets (user_id, email, token_hash, expires_at)
     SELECT id, email, id, now() + interval '1 hour' FROM users WHERE email = $1`,
    [ada.email],
  );
  const { extensions } = await ada.api.refused(JOIN, { token });
  expect(extensions.code).toBe('RESET_IS_RECENT');
  await app.sql('DELETE FROM password_resets WHERE email = $1', [ada.email]);
  await ada.api.ask(JOIN, { token });
});
