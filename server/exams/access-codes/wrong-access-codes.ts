import { Injectable } from '@nestjs/common';
import { Secrets } from '../../core/access/secrets.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { WrongAccessCode } from './wrong-access-code.entity.js';

/** Rows of one exam: many addresses must not fill the table. */
const MAX_ADDRESSES = 1_000;

/** $1 the exam, $2 the fingerprint of the address. */
const RECORD_WRONG_CODE = `
  INSERT INTO wrong_access_codes AS w (quiz_id, address_mark)
  SELECT $1, CASE
    WHEN EXISTS (SELECT FROM wrong_access_codes WHERE quiz_id = $1 AND address_mark = $2)
      OR (SELECT count(*) FROM wrong_access_codes WHERE quiz_id = $1) < ${MAX_ADDRESSES}
    THEN $2 ELSE '' END
  ON CONFLICT (quiz_id, address_mark) DO UPDATE SET count = w.count + 1, last_at = now()`;

/** The wrong access codes of an exam, as staff see them. */
export interface WrongAccessCodeCounts {
  count: number;
  /** Number of network addresses. All after the first thousand count as one. */
  addressCount: number;
  /** When the first was typed since the code was set. */
  firstAt: Date;
  lastAt: Date;
}

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
    await this.work.manager.query(RECORD_WRONG_CODE, [quizId, mark]);
  }

  /** @returns null if there was none since the code was set */
  async count(quizId: string): Promise<WrongAccessCodeCounts | null> {
    const [counted] = await this.work.manager.query<WrongAccessCodeCounts[]>(
      `SELECT sum(count)::int AS count, count(*)::int AS "addressCount", min(first_at) AS "firstAt",
         max(last_at) AS "lastAt"
       FROM wrong_access_codes WHERE quiz_id = $1 HAVING count(*) > 0`,
      [quizId],
    );
    return counted ?? null;
  }

  /** To be called when the code changes: earlier mistakes do not concern the new one. */
  async clear({ manager }: Transaction, quizId: string): Promise<void> {
    await manager.delete(WrongAccessCode, { quizId });
  }
}
