/** Time-based one-time passwords (RFC 6238), as authenticator apps generate them. */
import { Secret, TOTP } from 'otpauth';

/** Supported by every authenticator app: SHA-1, six digits, a new code every 30 seconds. */
const PARAMETERS = { issuer: 'Examwright', algorithm: 'SHA1', digits: 6, period: 30 };
/**
 * Clocks differ, and typing takes time: the codes before and after the current one are accepted,
 * too.
 */
const WINDOW = 1;
/** Bytes; the size that RFC 4226 recommends. */
const SECRET_SIZE = 20;

/** @returns a new secret in base32, for apps that cannot scan */
export function newSecret(): string {
  return new Secret({ size: SECRET_SIZE }).base32;
}

/** @returns the `otpauth:` address for the QR code */
export function keyUri(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/**
 * Checks a six-digit code.
 * @param at epoch milliseconds
 * @returns the time step that the code belongs to; null when it is not valid at that time
 */
export function stepOf(secret: string, code: string, at = Date.now()): number | null {
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp: at, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp: at }) + delta;
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ ...PARAMETERS, label, secret: Secret.fromBase32(secret) });
}
