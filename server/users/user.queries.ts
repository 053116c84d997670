import { defineQuery } from '../core/database/define-query.js';
import type { User } from './user.entity.js';

/** Whether a time has not come yet, or none is set. */
export const isNotDue = (column: string): string => `(${column} IS NULL OR ${column} > now())`;

/**
 * Whether an account is active, that is, its member has not left and its deletion is not due.
 * The scheduled task removes due accounts later; until then they count as gone.
 * @param account alias of the table `users` in the statement
 */
export function isActiveAccount(account: string): string {
  return `${account}.left_at IS NULL AND ${isNotDue(`${account}.deletion_due_at`)}`;
}

/** The names of users, also of those who have left. Unknown ids have no row. */
export const listUserNames = defineQuery<
  { ids: string[] },
  Pick<User, 'id' | 'firstName' | 'lastName'>
>(`
  SELECT id, first_name AS "firstName", last_name AS "lastName"
  FROM users WHERE id = ANY($ids::uuid[])`);
