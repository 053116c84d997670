import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { hashToken } from '../../core/access/secrets.js';
import type { Transaction } from '../../core/database/unit-of-work.js';
import { RecoveryCode } from './recovery-code.entity.js';

const CODE_COUNT = 10;
/** 32 letters and digits that are not easily confused. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
/** 120 bits: codes of at least 112 bits need no slow hash (ASVS 6.5.2). */
const LENGTH = 24;
const GROUP = /.{6}(?=.)/g;

/** Recovery codes replace a lost authenticator app. Only their hashes are stored. */
@Injectable()
export class RecoveryCodesService {
  /**
   * Replaces all codes of an account.
   * @returns the new ones, shown only this once
   */
  async renew({ manager }: Transaction, userId: string): Promise<string[]> {
    const codes = Array.from({ length: CODE_COUNT }, newCode);
    await manager.delete(RecoveryCode, { userId });
    const rows = codes.map((code) => ({ userId, codeHash: hashOf(code) }));
    await manager.insert(RecoveryCode, rows);
    return codes;
  }

  /**
   * Uses a code up.
   * @returns whether it was an unused code
   */
  async spend({ manager }: Transaction, userId: string, typed: string): Promise<boolean> {
    const unused = { userId, codeHash: hashOf(typed), usedAt: IsNull() };
    const { affected } = await manager.update(RecoveryCode, unused, { usedAt: new Date() });
    return affected === 1;
  }

  /** How many codes are unused. */
  async count(manager: EntityManager, userId: string): Promise<number> {
    return manager.countBy(RecoveryCode, { userId, usedAt: IsNull() });
  }
}

/** @returns for example `k3m9xq-2tbwh8-...`, four groups of six */
function newCode(): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]);
  return letters.join('').replace(GROUP, '$&-');
}

/** Case, blanks and missing hyphens do not matter. */
function hashOf(code: string): string {
  return hashToken(code.toLowerCase().replace(/[\s-]/g, ''));
}
