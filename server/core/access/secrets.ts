/** Random tokens, hashes and fingerprints to store, and encryption with the secret of this installation. */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

/** Uses of the one secret. Each gets a separate key, so that no value works for another use. */
export type SecretUse =
  | 'session'
  | 'code'
  | 'mail'
  | 'demo'
  | 'learner'
  | 'receipt'
  | 'network'
  | 'challenge'
  | 'second-factor'
  | 'browser';

/** Maximum length of our random tokens, including a prefix. Longer texts are not even hashed. */
export const MAX_TOKEN_LENGTH = 100;

/** A token of 256 random bits, which is looked up by its hash. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a random token. Its randomness makes a slow hash unnecessary. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export class Secrets {
  /** Cached, because every request needs one and deriving it takes longer than using it. */
  private readonly keys = new Map<SecretUse, Buffer>();

  constructor(private readonly secret: string) {}

  key(use: SecretUse): Buffer {
    let key = this.keys.get(use);
    if (!key) {
      key = deriveKey(this.secret, use);
      this.keys.set(use, key);
    }
    return key;
  }

  /** A keyed hash for short secrets: without the key a copy of the table does not reveal them. */
  fingerprint(use: SecretUse, text: string): string {
    return createHmac('sha256', this.key(use)).update(text).digest('hex');
  }

  seal(use: SecretUse, text: string): string {
    return seal(this.key(use), text);
  }

  /** @throws when the text was not sealed for this use with this secret */
  open(use: SecretUse, sealed: string): string {
    return open(this.key(use), sealed);
  }
}

/** A separate key of 256 bits for each use of a secret (HKDF, RFC 5869). */
export function deriveKey(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'examwright', use, 32));
}

/** Encrypts (AES-256-GCM). @param key of 256 bits */
export function seal(key: Buffer, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @throws when the text was not sealed with this key */
export function open(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
}
