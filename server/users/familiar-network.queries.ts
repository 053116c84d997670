/** Network addresses that an account has logged in from. Strangers elsewhere do not slow its owner down there. */
import { defineQuery } from '../core/database/define-query.js';
import { selectColumns } from '../core/database/select-columns.js';
import { User } from './user.entity.js';
import { isActiveAccount } from './user.queries.js';

interface EmailAndAddress {
  email: string;
  /** The network address of the request. */
  address: string;
}

/** Whether the account has logged in from `$address` before. */
const HAS_SESSION_FROM = `EXISTS (SELECT FROM sessions s
    WHERE s.user_id = account.id AND s.client_address = $address)`;

/** The active account with an e-mail address, or no row, and whether its owner has logged in from there before. */
export const findAccountByEmail = defineQuery<EmailAndAddress, User & { isFamiliar: boolean }>(`
  SELECT ${selectColumns(User, 'account')},
    ${HAS_SESSION_FROM} AS "isFamiliar"
  FROM users account
  WHERE email = $email AND ${isActiveAccount('account')}`);

/** One row without columns if an active account has the e-mail address and has logged in from there before. */
export const findFamiliarAccount = defineQuery<EmailAndAddress, object>(`
  SELECT FROM users account
  WHERE email = $email AND ${isActiveAccount('account')} AND ${HAS_SESSION_FROM}`);
