import { defineQuery, defineRowQuery } from '../../core/database/define-query.js';
import type { EmailCode } from './email-code.entity.js';

type AddressAndPurpose = Pick<EmailCode, 'email' | 'purpose'>;

/** A code made for one client that may be mailed to others. */
export type SharedCode = Pick<EmailCode, 'codeId' | 'expiresAt'>;

/**
 * The latest code of an address and purpose that may be shared, or no row: not one of its owner's (`isFamiliar`), not
 * one that has been used, and not one that wrong tries have used up. `$expiresAfter` leaves enough time to type it.
 */
export const findSharedCode = defineQuery<
  AddressAndPurpose & { expiresAfter: Date; maxWrongTries: number },
  SharedCode
>(`
  SELECT code_id AS "codeId", expires_at AS "expiresAt"
  FROM email_codes
  WHERE email = $email AND purpose = $purpose AND NOT is_familiar AND expires_at > $expiresAfter
  GROUP BY code_id, expires_at
  HAVING sum(wrong_tries) < $maxWrongTries
  ORDER BY max(created_at) DESC LIMIT 1`);

/** Codes made for an address and purpose in a day; a shared one counts once. */
export const countCodes = defineRowQuery<AddressAndPurpose, { count: number }>(`
  SELECT count(DISTINCT code_id)::int AS count FROM email_codes
  WHERE email = $email AND purpose = $purpose AND created_at > now() - interval '1 day'`);

/**
 * Wrong tries of all clients that have a code, and of a day at all codes of its address and purpose
 * that were requested from unfamiliar networks.
 */
export const countWrongTries = defineRowQuery<
  AddressAndPurpose & Pick<EmailCode, 'codeId'>,
  { ofCode: number; ofDay: number }
>(`
  SELECT coalesce(sum(wrong_tries) FILTER (WHERE code_id = $codeId), 0)::int AS "ofCode",
    coalesce(sum(wrong_tries) FILTER (WHERE NOT is_familiar), 0)::int AS "ofDay"
  FROM email_codes
  WHERE email = $email AND purpose = $purpose AND created_at > now() - interval '1 day'`);
