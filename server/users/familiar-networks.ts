import type { EntityManager } from 'typeorm';
import { isActiveAccount } from './lock-account.js';

/**
 * SQL: whether the account has logged in from a network address before. Strangers elsewhere do not
 * slow its owner down there.
 * @param account alias of the table `users` in the statement
 * @param address the parameter that contains the address
 */
export function hasSessionFrom(account: string, address: string): string {
  return `EXISTS (SELECT FROM sessions s
    WHERE s.user_id = ${account}.id AND s.client_address = ${address})`;
}

/** The same by e-mail address; false where no account has it. */
export async function isFamiliarAddress(
  manager: EntityManager,
  email: string,
  address: string,
): Promise<boolean> {
  const found = await manager.query<unknown[]>(
    `SELECT FROM users account
     WHERE email = $1 AND ${isActiveAccount('account')} AND ${hasSessionFrom('account', '$2')}`,
    [email, address],
  );
  return found.length > 0;
}
