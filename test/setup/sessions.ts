import type { Application } from './application.js';
import type { Person } from './factories.js';

/** Ends all sessions of a person. */
export async function endSessions(app: Application, { email }: Person): Promise<void> {
  const whose = 'SELECT id FROM users WHERE email = $1';
  await app.sql(`UPDATE sessions SET ended_at = now() WHERE user_id = (${whose})`, [email]);
}
