import { Injectable } from '@nestjs/common';
import { Secrets } from '../../core/access/secrets.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { WrongAccessCode } from './wrong-access-code.entity.js';
import {
  countWrongCodes,
  insertWrongCode,
  type WrongAccessCodeCounts,
} from './wrong-access-code.queries.js';

/** Counts wrong access codes, so that staff notice guessing. */
@Injectable()
export class WrongAccessCodes {
  constructor(
    private readonly work: UnitOfWork,
    private readonly secrets: Secrets,
  ) {}

  /** @param address network address, as `CurrentCaller` gives it */
  async record(quizId: string, address: string): Promise<void> {
    const mark = this.secrets.fingerprint('network', `${quizId} ${address}`);
    await insertWrongCode(this.work.manager, { quizId, mark });
  }

  /** @returns null if there was none since the code was set */
  async count(quizId: string): Promise<WrongAccessCodeCounts | null> {
    const [counted] = await countWrongCodes(this.work.manager, { quizId });
    return counted ?? null;
  }

  /** To be called when the code changes: earlier mistakes do not concern the new one. */
  async clear({ manager }: Transaction, quizId: string): Promise<void> {
    await manager.delete(WrongAccessCode, { quizId });
  }
}
