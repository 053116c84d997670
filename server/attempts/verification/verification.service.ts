import { Injectable } from '@nestjs/common';
import canonicalize from 'canonicalize';
import { compactVerify, decodeProtectedHeader, importJWK } from 'jose';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { RateLimits } from '../../core/http/rate-limits.js';
import type { Receipt } from '../attempt.entity.js';
import { hashOfAnswers, hashOfPlaces } from '../receipts/given-answers.js';
import { ReceiptKey } from '../receipts/receipt-key.entity.js';
import {
  fileAnswersShape,
  receiptGivenRules,
  type ReceiptKeySet,
  type Verification,
} from './receipt-file.schema.js';
import { RECEIPT_ALGORITHM, RECEIPT_TYPE } from '../receipts/receipt-keys.js';
import { statementIn, type Statement } from '../receipts/statement.js';
import { unsignedFields } from './unsigned.js';

/** Per network address: a class that checks what it was given sits behind one. */
const CHECKS = { name: 'receipt-checks', points: 600, seconds: 600 };
/** A JWK thumbprint (RFC 7638) of SHA-256. */
const KID = /^[\w-]{43}$/;
/** A secret is changed once in a while; these are more than there will ever be. */
const MAX_KEYS = 1_000;

type Altered = Verification['altered'][number];

const NOTHING_KNOWN = {
  altered: [],
  unsigned: [],
  statement: null,
  hasAnswers: false,
  key: null,
  standing: null,
} satisfies Partial<Verification>;

/** Says whether a receipt is one of ours, to whoever shows it. It tells nothing but what stands in it. */
@Injectable()
export class VerificationService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly limits: RateLimits,
  ) {}

  /**
   * @param given whatever is taken for a receipt's file
   * @param address the network address it is asked from
   * @throws TOO_MANY_REQUESTS
   */
  async verify(given: unknown, address: string): Promise<Verification> {
    await this.limits.consume(CHECKS, address);
    const { data: file } = receiptGivenRules.safeParse(given);
    const kid = file && kidOf(file.signature);
    if (!file || kid === null || kid === undefined) {
      return { ...NOTHING_KNOWN, outcome: 'NOT_A_RECEIPT' };
    }
    const key = await this.work.manager.findOneBy(ReceiptKey, { kid });
    if (!key) return { ...NOTHING_KNOWN, outcome: 'UNKNOWN_KEY' };
    const known = { kid, firstUsedAt: key.firstUsedAt.toISOString() };
    const statement = (await isSigned(file.signature, key)) ? statementIn(file.signature) : null;
    if (!statement) {
      return { ...NOTHING_KNOWN, key: known, outcome: 'ALTERED', altered: ['SIGNATURE'] };
    }
    const alteredAnswers = answersAltered(file.answers, statement);
    const unsigned = unsignedFields(file, statement);
    const added: Altered[] = unsigned.length > 0 ? ['ADDED'] : [];
    const altered = [...receiptAltered(file.receipt, statement), ...alteredAnswers, ...added];
    return {
      outcome: altered.length === 0 ? 'GENUINE' : 'ALTERED',
      altered,
      unsigned,
      statement,
      hasAnswers: file.answers !== undefined && alteredAnswers.length === 0,
      key: known,
      standing: await this.standing(file.signature, statement),
    };
  }

  /** For whoever checks receipts without us. */
  async keys(): Promise<ReceiptKeySet> {
    const kept = await this.work.manager.find(ReceiptKey, {
      order: { firstUsedAt: 'DESC', kid: 'ASC' },
      take: MAX_KEYS,
    });
    return {
      keys: kept.map(({ kid, publicKey: { kty, crv, x } }) => ({
        kty,
        crv,
        x,
        kid,
        alg: RECEIPT_ALGORITHM,
        use: 'sig',
      })),
    };
  }

  private async standing(
    signature: string,
    { attemptId }: Statement,
  ): Promise<Verification['standing']> {
    const [attempt] = await this.work.manager.query<{ receipt: Receipt | null }[]>(
      'SELECT receipt FROM attempts WHERE id = $1',
      [attemptId],
    );
    if (!attempt) return 'GONE';
    return saysOf(attempt.receipt?.signature) === saysOf(signature) ? 'LATEST' : 'REPLACED';
  }
}

/** @returns null for what is none of our signatures, genuine or not */
function kidOf(signature: string): string | null {
  try {
    const { typ, kid } = decodeProtectedHeader(signature);
    return typ === RECEIPT_TYPE && typeof kid === 'string' && KID.test(kid) ? kid : null;
  } catch {
    return null;
  }
}

async function isSigned(signature: string, { publicKey }: ReceiptKey): Promise<boolean> {
  const key = await importJWK(publicKey, RECEIPT_ALGORITHM);
  return compactVerify(signature, key, { algorithms: [RECEIPT_ALGORITHM] }).then(
    () => true,
    () => false,
  );
}

/** Without the signature proper, which base64 can write in more than one way. */
function saysOf(signature: string | undefined): string | undefined {
  return signature?.split('.').slice(0, 2).join('.');
}

function receiptAltered(given: unknown, statement: Statement): Altered[] {
  return given === undefined || canonical(given) === canonical(statement) ? [] : ['RECEIPT'];
}

/** JSON of any depth can come in; what is too deep to be written is not what we wrote. */
function canonical(content: unknown): string | null | undefined {
  try {
    return canonicalize(content);
  } catch {
    return null;
  }
}

function answersAltered(given: unknown, statement: Statement): Altered[] {
  if (given === undefined) return [];
  const { data: answers } = fileAnswersShape.safeParse(given);
  if (!answers || canonical(answers) === null) return ['ANSWERS'];
  const { attemptId, revision, hash, placesHash } = statement;
  if (hashOfAnswers(attemptId, revision.hash, answers) !== hash) return ['ANSWERS'];
  return hashOfPlaces(answers) === placesHash ? [] : ['PLACES'];
}
