import type { EntityManager } from 'typeorm';
import { isLiving } from './lock-account.js';

/**
 * Whether the owner of an account was let in from a network address before, in SQL: strangers elsewhere do not slow
 * them down there.
 * @param account the table `users`, as the statement calls it
 * @param address the parameter that holds the address
 */
export function hasComeFrom(account: string, address: string): string {
  return `EXISTS (SELECT FROM sessions s
    WHERE s.user_id = ${account}.id AND s.client_address = ${address})`;
}

/** The same by the e-mail address, which may be nobody's. */
export async function isFamiliar(
  manager: EntityManager,
  email: string,
  address: string,
): Promise<boolean> {
  const found = await manager.query<unknown[]>(
    `SELECT FROM users account
     WHERE email = $1 AND ${isLiving('account')} AND ${hasComeFrom('account', '$2')}`,
    [email, address],
  );
  return found.length > 0;
}
