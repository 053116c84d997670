import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { calculateJwkThumbprint, CompactSign } from 'jose';
import { Secrets } from '../../core/access/secrets.js';
import type { Transaction } from '../../core/database/unit-of-work.js';
import { ReceiptKey, type PublicKey } from './receipt-key.entity.js';

/** The `typ` header of every receipt. No other token has it, so that they cannot be confused. */
export const RECEIPT_TYPE = 'examwright-receipt';
/** With an Ed25519 key (RFC 8037). */
export const RECEIPT_ALGORITHM = 'EdDSA';
/** The bytes before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410, section 7). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

interface SigningKey {
  kid: string;
  privateKey: KeyObject;
  publicKey: PublicKey;
}

/** Signs receipts. The key is derived from the application's secret; another secret gives another key. */
@Injectable()
export class ReceiptKeys {
  private signingKey: Promise<SigningKey> | null = null;
  private isStored = false;

  constructor(private readonly secrets: Secrets) {}

  /**
   * Signs a text, and stores the public key in the same transaction.
   * @returns a compact JWS (RFC 7515)
   */
  async sign(tx: Transaction, text: string): Promise<string> {
    this.signingKey ??= deriveSigningKey(this.secrets.key('receipt'));
    const key = await this.signingKey;
    if (!this.isStored) await this.store(tx, key);
    return new CompactSign(Buffer.from(text))
      .setProtectedHeader({ alg: RECEIPT_ALGORITHM, typ: RECEIPT_TYPE, kid: key.kid })
      .sign(key.privateKey);
  }

  /** Runs until one commit has stored the key: a whole class submits within the same second. */
  private async store(tx: Transaction, { kid, publicKey }: SigningKey): Promise<void> {
    const insert = tx.manager.createQueryBuilder().insert().into(ReceiptKey);
    await insert.values({ kid, publicKey }).orIgnore().execute();
    tx.afterCommit(() => {
      this.isStored = true;
      return Promise.resolve();
    });
  }
}

async function deriveSigningKey(seed: Buffer): Promise<SigningKey> {
  const key = Buffer.concat([PKCS8_PREFIX, seed]);
  const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const publicKey: PublicKey = { kty: 'OKP', crv: 'Ed25519', x };
  return { kid: await calculateJwkThumbprint(publicKey), privateKey, publicKey };
}
