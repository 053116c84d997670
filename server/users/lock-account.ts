import { IsNull, Raw, type FindOptionsWhere } from 'typeorm';
import type { Transaction } from '../core/database/unit-of-work.js';
import { User } from './user.entity.js';

const isNotDue = (column: string): string => `(${column} IS NULL OR ${column} > now())`;

/**
 * SQL: whether an account is active, that is, its member has not left and its deletion is not due.
 * The scheduled task removes due accounts later; until then they count as gone.
 * @param account alias of the table `users` in the statement
 */
export function isActiveAccount(account: string): string {
  return `${account}.left_at IS NULL AND ${isNotDue(`${account}.deletion_due_at`)}`;
}

/** The same as a TypeORM condition. */
export const activeAccount: FindOptionsWhere<User> = {
  leftAt: IsNull(),
  deletionDueAt: Raw(isNotDue),
};

/**
 * Loads an account and locks it until the transaction ends. Code that opens or ends log-ins calls
 * this first, so that a log-in cannot open while another transaction ends all of them.
 */
export async function lockAccount(
  { manager }: Transaction,
  where: FindOptionsWhere<User>,
): Promise<User | null> {
  const lock = { mode: 'for_no_key_update' } as const;
  return manager.findOne(User, { where: { ...where, ...activeAccount }, lock });
}
