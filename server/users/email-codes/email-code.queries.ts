import type { EntityManager } from 'typeorm';
import type { EmailCode } from './email-code.entity.js';

/** A code made for one client that may be mailed to others. */
export type SharedCode = Pick<EmailCode, 'codeId' | 'expiresAt'>;

/**
 * The latest code of an address and purpose that may be shared: not one of its owner's
 * (`isFamiliar`), not one that has been used, and not one that wrong tries have used up.
 * @param expiresAfter leaves enough time to type it
 */
export async function findSharedCode(
  manager: EntityManager,
  { email, purpose }: Pick<EmailCode, 'email' | 'purpose'>,
  expiresAfter: Date,
  maxWrongTries: number,
): Promise<SharedCode | null> {
  const [code] = await manager.query<SharedCode[]>(
    `SELECT code_id AS "codeId", expires_at AS "expiresAt"
     FROM email_codes
     WHERE email = $1 AND purpose = $2 AND NOT is_familiar AND expires_at > $3
     GROUP BY code_id, expires_at
     HAVING sum(wrong_tries) < $4
     ORDER BY max(created_at) DESC LIMIT 1`,
    [email, purpose, expiresAfter, maxWrongTries],
  );
  return code ?? null;
}

/** Codes made for an address and purpose in a day; a shared one counts once. */
export async function countCodes(
  manager: EntityManager,
  { email, purpose }: Pick<EmailCode, 'email' | 'purpose'>,
): Promise<number> {
  const [counted] = await manager.query<{ count: number }[]>(
    `SELECT count(DISTINCT code_id)::int AS count FROM email_codes
     WHERE email = $1 AND purpose = $2 AND created_at > now() - interval '1 day'`,
    [email, purpose],
  );
  return counted?.count ?? 0;
}

/**
 * Wrong tries of all clients that have a code, and of a day at all codes of its address and purpose
 * that were requested from unfamiliar networks.
 */
export async function countWrongTries(
  manager: EntityManager,
  { email, purpose, codeId }: EmailCode,
): Promise<{ ofCode: number; ofDay: number }> {
  const [counts] = await manager.query<{ ofCode: number; ofDay: number }[]>(
    `SELECT coalesce(sum(wrong_tries) FILTER (WHERE code_id = $3), 0)::int AS "ofCode",
       coalesce(sum(wrong_tries) FILTER (WHERE NOT is_familiar), 0)::int AS "ofDay"
     FROM email_codes
     WHERE email = $1 AND purpose = $2 AND created_at > now() - interval '1 day'`,
    [email, purpose, codeId],
  );
  return counts ?? { ofCode: 0, ofDay: 0 };
}
