import type { User } from '../../users/user.entity.js';

const NEW_ACCOUNT_MS = 7 * 86_400_000;

/** Whether an account is less than a week old: it may have been created for spam. */
export function isNewAccount({ createdAt }: Pick<User, 'createdAt'>): boolean {
  return Date.now() - createdAt.getTime() < NEW_ACCOUNT_MS;
}
