import type { EntityManager } from 'typeorm';
import type { EmailCode } from './email-code.entity.js';

/** A code that was made for one client and can be mailed to others. */
export type SharedCode = Pick<EmailCode, 'codeId' | 'expiresAt'>;

/**
 * The latest code of an address and purpose that more clients can be given: none that has come back (which ends it),
 * and none that wrong tries have used up.
 * @param expiresAfter it can still be typed at leisure
 */
export async function findSharedCode(
  manager: EntityManager,
  { email, purpose }: Pick<EmailCode, 'email' | 'purpose'>,
  expiresAfter: Date,
  mostWrongTries: number,
): Promise<SharedCode | null> {
  const [code] = await manager.query<SharedCode[]>(
    `SELECT code_id AS "codeId", expires_at AS "expiresAt"
     FROM email_codes
     WHERE email = $1 AND purpose = $2 AND expires_at > $3
     GROUP BY code_id, expires_at
     HAVING sum(wrong_tries) < $4
     ORDER BY max(created_at) DESC LIMIT 1`,
    [email, purpose, expiresAfter, mostWrongTries],
  );
  return code ?? null;
}
