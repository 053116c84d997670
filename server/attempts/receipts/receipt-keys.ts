import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { calculateJwkThumbprint, CompactSign } from 'jose';
import { Secrets } from '../../core/access/secrets.js';
import type { Transaction } from '../../core/database/unit-of-work.js';
import { ReceiptKey, type PublicKey } from './receipt-key.entity.js';

/** Of every receipt: no other token of ours has it, so that none can stand in for another. */
export const RECEIPT_TYPE = 'examwright-receipt';
/** RFC 8037: with a key of Ed25519. */
export const RECEIPT_ALGORITHM = 'EdDSA';
/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410, section 7). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

interface SigningKey {
  kid: string;
  privateKey: KeyObject;
  publicKey: PublicKey;
}

/** Signs receipts. The key is made of the one secret: another secret makes another key. */
@Injectable()
export class ReceiptKeys {
  private made: Promise<SigningKey> | null = null;
  private isKept = false;

  constructor(private readonly secrets: Secrets) {}

  /**
   * Signs a text; the key is kept with what the transaction stores.
   * @returns a compact JWS (RFC 7515)
   */
  async sign(tx: Transaction, text: string): Promise<string> {
    this.made ??= signingKey(this.secrets.key('receipt'));
    const key = await this.made;
    if (!this.isKept) await this.keep(tx, key);
    return new CompactSign(Buffer.from(text))
      .setProtectedHeader({ alg: RECEIPT_ALGORITHM, typ: RECEIPT_TYPE, kid: key.kid })
      .sign(key.privateKey);
  }

  /** Once it is durable, nobody asks again: a class hands in within the same second. */
  private async keep(tx: Transaction, { kid, publicKey }: SigningKey): Promise<void> {
    const kept = tx.manager.createQueryBuilder().insert().into(ReceiptKey);
    await kept.values({ kid, publicKey }).orIgnore().execute();
    tx.afterCommit(() => {
      this.isKept = true;
      return Promise.resolve();
    });
  }
}

async function signingKey(seed: Buffer): Promise<SigningKey> {
  const key = Buffer.concat([PKCS8_PREFIX, seed]);
  const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const publicKey: PublicKey = { kty: 'OKP', crv: 'Ed25519', x };
  return { kid: await calculateJwkThumbprint(publicKey), privateKey, publicKey };
}
