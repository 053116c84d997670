import { Injectable } from '@nestjs/common';
import { Secrets } from '../../core/access/secrets.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { WrongAccessCode } from './wrong-access-code.entity.js';

/** Of one exam. Nobody fills the table from ever other addresses. */
const MAX_ADDRESSES = 1_000;

/** $1 the exam, $2 the mark of the address. */
const NOTE = `
  INSERT INTO wrong_access_codes AS w (quiz_id, address_mark)
  SELECT $1, CASE
    WHEN EXISTS (SELECT FROM wrong_access_codes WHERE quiz_id = $1 AND address_mark = $2)
      OR (SELECT count(*) FROM wrong_access_codes WHERE quiz_id = $1) < ${MAX_ADDRESSES}
    THEN $2 ELSE '' END
  ON CONFLICT (quiz_id, address_mark) DO UPDATE SET count = w.count + 1, last_at = now()`;

/** What staff are told of wrong access codes of an exam. */
export interface WrongAccessCodesCounted {
  count: number;
  /** At how many network addresses they were typed; of the thousand and first on, they count as one. */
  addressCount: number;
  /** When the first was typed since the code was set. */
  firstAt: Date;
  lastAt: Date;
}

/** Wrong access codes, counted so that staff see when somebody is guessing. */
@Injectable()
export class WrongAccessCodes {
  constructor(
    private readonly work: UnitOfWork,
    private readonly secrets: Secrets,
  ) {}

  /** @param address network address as `CurrentCaller` gives it */
  async note(quizId: string, address: string): Promise<void> {
    const mark = this.secrets.fingerprint('network', `${quizId} ${address}`);
    await this.work.manager.query(NOTE, [quizId, mark]);
  }

  /** @returns null where none was wrong since the code was set */
  async count(quizId: string): Promise<WrongAccessCodesCounted | null> {
    const [counted] = await this.work.manager.query<WrongAccessCodesCounted[]>(
      `SELECT sum(count)::int AS count, count(*)::int AS "addressCount", min(first_at) AS "firstAt",
         max(last_at) AS "lastAt"
       FROM wrong_access_codes WHERE quiz_id = $1 HAVING count(*) > 0`,
      [quizId],
    );
    return counted ?? null;
  }

  /** The exam has another code, or none: who typed the one before wrong says nothing of it. */
  async forget({ manager }: Transaction, quizId: string): Promise<void> {
    await manager.delete(WrongAccessCode, { quizId });
  }
}
