/** Time-based one-time passwords (RFC 6238), as authenticator apps make them. */
import { Secret, TOTP } from 'otpauth';

/** What every authenticator app supports: SHA-1, six digits, another code every 30 seconds. */
const PARAMETERS = { issuer: 'Examwright', algorithm: 'SHA1', digits: 6, period: 30 };
/** Clocks differ, and typing takes time: the codes before and after the current one are accepted, too. */
const WINDOW = 1;
/** Bytes: as many as RFC 4226 recommends. */
const SECRET_SIZE = 20;

/** @returns a new secret in base32, as people type it into an app that cannot scan */
export function newSecret(): string {
  return new Secret({ size: SECRET_SIZE }).base32;
}

/** @returns the `otpauth:` address that the QR code shows to an authenticator app */
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
