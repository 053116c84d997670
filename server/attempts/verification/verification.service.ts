import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import canonicalize from 'canonicalize';
import { compactVerify, decodeProtectedHeader, importJWK } from 'jose';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { RateLimits } from '../../core/http/rate-limits.js';
import { findReceipt } from '../receipts/receipt.queries.js';
import { hashAnswers, hashPlaces } from '../receipts/receipt-answers.js';
import { ReceiptKey } from '../receipts/receipt-key.entity.js';
import {
  fileAnswersShape,
  type ReceiptKeySet,
  type UploadedReceipt,
  type Verification,
} from './receipt-file.schema.js';
import { RECEIPT_ALGORITHM, RECEIPT_TYPE } from '../receipts/receipt-keys.js';
import { readStatement, type ReceiptStatement } from '../receipts/receipt-statement.js';
import { unsignedFields } from './unsigned-fields.js';

/** Per network address: a whole class may verify its receipts from one. */
const CHECKS = { name: 'receipt-checks', points: 600, seconds: 600 };
/** A JWK thumbprint (RFC 7638) of SHA-256. */
const KID = /^[\w-]{43}$/;
/** Each change of the secret adds one key; there will never be this many. */
const MAX_KEYS = 1_000;

type Altered = Verification['altered'][number];

const EMPTY_RESULT = {
  altered: [],
  unsigned: [],
  statement: null,
  hasAnswers: false,
  key: null,
  standing: null,
} satisfies Partial<Verification>;

/** Verifies receipts. It reveals only what the receipt itself contains. */
@Injectable()
export class VerificationService {
  constructor(
    private readonly work: UnitOfWork,
    @InjectRepository(ReceiptKey) private readonly receiptKeys: Repository<ReceiptKey>,
    private readonly limits: RateLimits,
  ) {}

  /**
   * @param file a receipt file; its signature can be anything
   * @param address network address of the caller
   * @throws TOO_MANY_REQUESTS
   */
  async verify(file: UploadedReceipt, address: string): Promise<Verification> {
    await this.limits.consume(CHECKS, address);
    const kid = readKid(file.signature);
    if (kid === null) return { ...EMPTY_RESULT, outcome: 'NOT_A_RECEIPT' };
    const key = await this.receiptKeys.findOneBy({ kid });
    if (!key) return { ...EMPTY_RESULT, outcome: 'UNKNOWN_KEY' };
    const knownKey = { kid, firstUsedAt: key.firstUsedAt.toISOString() };
    const statement = (await isSignatureValid(file.signature, key))
      ? readStatement(file.signature)
      : null;
    if (!statement) {
      return { ...EMPTY_RESULT, key: knownKey, outcome: 'ALTERED', altered: ['SIGNATURE'] };
    }
    const alteredAnswers = findAnswerChanges(file.answers, statement);
    const unsigned = unsignedFields(file, statement);
    const added: Altered[] = unsigned.length > 0 ? ['ADDED'] : [];
    const altered = [...findReceiptChanges(file.receipt, statement), ...alteredAnswers, ...added];
    return {
      outcome: altered.length === 0 ? 'GENUINE' : 'ALTERED',
      altered,
      unsigned,
      statement,
      hasAnswers: file.answers !== undefined && alteredAnswers.length === 0,
      key: knownKey,
      standing: await this.readStanding(file.signature, statement),
    };
  }

  /** Returns all public keys, so that others can verify receipts without this server. */
  async keys(): Promise<ReceiptKeySet> {
    const keys = await this.receiptKeys.find({
      order: { firstUsedAt: 'DESC', kid: 'ASC' },
      take: MAX_KEYS,
    });
    return {
      keys: keys.map(({ kid, publicKey: { kty, crv, x } }) => ({
        kty,
        crv,
        x,
        kid,
        alg: RECEIPT_ALGORITHM,
        use: 'sig',
      })),
    };
  }

  private async readStanding(
    signature: string,
    { attemptId }: ReceiptStatement,
  ): Promise<Verification['standing']> {
    const [attempt] = await findReceipt(this.work.manager, { attemptId });
    // A receipt without a signature is one whose learner was erased: no signed one was made before signing.
    if (!attempt || (attempt.receipt && attempt.receipt.signature === undefined)) return 'GONE';
    return signedPartOf(attempt.receipt?.signature) === signedPartOf(signature)
      ? 'LATEST'
      : 'REPLACED';
  }
}

/** @returns null if the signature does not claim to be of a receipt of this product */
function readKid(signature: string): string | null {
  try {
    const { typ, kid } = decodeProtectedHeader(signature);
    return typ === RECEIPT_TYPE && typeof kid === 'string' && KID.test(kid) ? kid : null;
  } catch {
    return null;
  }
}

async function isSignatureValid(signature: string, { publicKey }: ReceiptKey): Promise<boolean> {
  const key = await importJWK(publicKey, RECEIPT_ALGORITHM);
  return compactVerify(signature, key, { algorithms: [RECEIPT_ALGORITHM] }).then(
    () => true,
    () => false,
  );
}

/** Header and payload without the signature itself, which base64 can write in more than one way. */
function signedPartOf(signature: string | undefined): string | undefined {
  return signature?.split('.').slice(0, 2).join('.');
}

function findReceiptChanges(content: unknown, statement: ReceiptStatement): Altered[] {
  return content === undefined || canonical(content) === canonical(statement) ? [] : ['RECEIPT'];
}

/** @returns null for JSON that is too deep to be written: this server never wrote it */
function canonical(content: unknown): string | null | undefined {
  try {
    return canonicalize(content);
  } catch {
    return null;
  }
}

function findAnswerChanges(content: unknown, statement: ReceiptStatement): Altered[] {
  if (content === undefined) return [];
  const { data: answers } = fileAnswersShape.safeParse(content);
  if (!answers || canonical(answers) === null) return ['ANSWERS'];
  const { attemptId, revision, hash, placesHash } = statement;
  if (hashAnswers(attemptId, revision.hash, answers) !== hash) return ['ANSWERS'];
  return hashPlaces(answers) === placesHash ? [] : ['PLACES'];
}
