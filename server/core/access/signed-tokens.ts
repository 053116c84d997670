import { createSigner, createVerifier } from 'fast-jwt';
import type { Secrets, SecretUse } from './secrets.js';

const ISSUER = 'examwright';
const ALGORITHM = 'HS256';
/** Our own tokens are shorter. */
const MAX_LENGTH = 1_000;

/** Separates tokens of one kind from all others. */
export interface TokenKind {
  /** The use whose key signs the tokens. */
  use: SecretUse;
  /** The `typ` of their header, for example `session+jwt`. */
  type: string;
  audience: string;
  /** Required claims, besides issuer, audience and expiry. */
  claims: string[];
}

/**
 * Signed tokens (JWT, ASVS 9) of one kind: one algorithm, and a separate key, type and audience, so that no token of
 * another kind can replace them. The library signs synchronously: every request has a token, and WebCrypto would
 * use the thread pool for each.
 */
export class SignedTokens {
  private readonly signer: (payload: object) => string;
  private readonly verifier: (token: string) => unknown;

  constructor(secrets: Secrets, { use, type, audience, claims }: TokenKind) {
    const key = secrets.key(use);
    const header = { alg: ALGORITHM, typ: type } as const;
    this.signer = createSigner({ key, algorithm: ALGORITHM, header, iss: ISSUER, aud: audience });
    this.verifier = createVerifier({
      key,
      algorithms: [ALGORITHM],
      checkTyp: type,
      allowedIss: ISSUER,
      allowedAud: audience,
      requiredClaims: ['exp', 'iss', 'aud', ...claims],
      cache: false,
    });
  }

  sign(claims: object, expiresAt: Date): string {
    return this.signer({ ...claims, exp: Math.floor(expiresAt.getTime() / 1_000) });
  }

  /** @returns the claims; null for a token that is forged, expired or of another kind */
  read(token: string): Record<string, unknown> | null {
    if (token.length > MAX_LENGTH) return null;
    try {
      return this.verifier(token) as Record<string, unknown>;
    } catch {
      return null;
    }
  }
}
