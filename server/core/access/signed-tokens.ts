import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt, { type Algorithm, type Jwt, type JwtPayload } from 'jsonwebtoken';
import type { StrategyOptionsWithoutRequest } from 'passport-jwt';
import type { Secrets, SecretUse } from './secrets.js';
import { tokenFromHeader, type TokenRequest } from './token-from-header.js';

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
  /** Of a buffer, the library would find out for each token, in a millisecond, that it is no public key. */
  private readonly key: KeyObject;
  private readonly checks: { algorithms: Algorithm[]; issuer: string; audience: string };

  constructor(
    secrets: Secrets,
    private readonly kind: TokenKind,
  ) {
    this.key = createSecretKey(secrets.key(kind.use));
    this.checks = { algorithms: [ALGORITHM], issuer: ISSUER, audience: kind.audience };
  }

  sign(claims: object, expiresAt: Date): string {
    const payload = { ...claims, exp: Math.floor(expiresAt.getTime() / 1_000) };
    return jwt.sign(payload, this.key, {
      algorithm: ALGORITHM,
      issuer: ISSUER,
      audience: this.kind.audience,
      header: { alg: ALGORITHM, typ: this.kind.type },
    });
  }

  /** @returns the claims; null for a token that is forged, expired or of another kind */
  read(token: string): JwtPayload | null {
    if (token.length > MAX_LENGTH) return null;
    try {
      return this.claimsOf(jwt.verify(token, this.key, { ...this.checks, complete: true }));
    } catch {
      return null;
    }
  }

  /** Options of passport-jwt: it makes the same checks, and passes the token to `validate` for `claimsOf`. */
  strategyOptions(): StrategyOptionsWithoutRequest {
    return {
      ...this.checks,
      // oxlint-disable-next-line typescript/no-deprecated -- deprecated are the other options in it
      jsonWebTokenOptions: { complete: true },
      jwtFromRequest: (request: TokenRequest) => {
        const token = tokenFromHeader(request);
        return token !== null && token.length <= MAX_LENGTH ? token : null;
      },
      // The package passes it on to jsonwebtoken; only its types name no KeyObject.
      secretOrKey: this.key as unknown as Buffer,
    };
  }

  /**
   * What the library does not check: the type of a verified token, that no claim is missing, and that it needs no
   * extension, none of which is understood here (RFC 7515, section 4.1.11).
   * @returns null for a token of another kind
   */
  claimsOf({ header, payload }: Jwt): JwtPayload | null {
    if (header.typ !== this.kind.type || header.crit || typeof payload === 'string') return null;
    const required = ['exp', ...this.kind.claims];
    return required.every((claim) => payload[claim] !== undefined) ? payload : null;
  }
}
