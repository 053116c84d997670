import { Injectable } from '@nestjs/common';
import { RevisionCache } from '../../attempts/revision-cache.js';
import type { AuthenticatedCandidate } from '../../core/access/authenticated-candidate.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { RateLimits } from '../../core/http/rate-limits.js';
import { waitsForRelease } from '../../exams/rules/review-rule.js';
import { resultErrors } from '../result.errors.js';
import { ReviewService } from '../review.service.js';
import {
  findCertificate,
  findCertificateOfAttempt,
  insertCertificate,
  type CertificateRow,
} from './certificate.queries.js';
import type { CertificateCheck, CertificateData } from './certificate.schema.js';
import { isEligibleForCertificate } from '../certificate-eligibility.js';
import { newReference, parseReference, formatReference } from './reference.js';

/** Per network address: a reference cannot be guessed, and a whole school shares one address. */
const PENDING =
  'There is no certificate yet, because some answers are still waiting to be marked. Check again later.';
const CHECKS = { name: 'certificate-checks', points: 600, seconds: 600 };

/** Certificates of passed attempts: for candidates, and for those who check one. */
@Injectable()
export class CertificatesService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly reviews: ReviewService,
    private readonly papers: RevisionCache,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Creates the reference when the certificate is opened for the first time.
   * @throws LINK_INVALID, ATTEMPT_NOT_FOUND, REVIEW_NOT_ALLOWED, CERTIFICATE_NOT_GIVEN
   */
  async read(candidate: AuthenticatedCandidate, attemptId: string): Promise<CertificateData> {
    const review = await this.reviews.read(candidate, attemptId);
    const { attempt, hasCertificate, isCertificatePending } = review;
    if (isCertificatePending) throw resultErrors.CERTIFICATE_NOT_GIVEN({ message: PENDING });
    if (!hasCertificate) throw resultErrors.CERTIFICATE_NOT_GIVEN();
    const { manager } = this.work;
    await insertCertificate(manager, { reference: newReference(), attemptId: attempt.id });
    const [row] = await findCertificateOfAttempt(manager, { attemptId: attempt.id });
    const certificate = row && (await this.toCertificate(row));
    if (!certificate) throw resultErrors.CERTIFICATE_NOT_GIVEN();
    return certificate;
  }

  /**
   * @param typed the reference, as somebody typed it
   * @param address the caller's network address
   * @throws TOO_MANY_REQUESTS
   */
  async check(typed: string, address: string): Promise<CertificateCheck> {
    await this.limits.consume(CHECKS, address);
    const reference = parseReference(typed);
    const [row] = reference === null ? [] : await findCertificate(this.work.manager, { reference });
    const certificate = row ? await this.toCertificate(row) : null;
    const holds = certificate !== null;
    return { isGenuine: row !== undefined, holds, isErased: row?.isErased ?? false, certificate };
  }

  /**
   * Null while the certificate is not valid: withdrawn results, or results that wait for another
   * release, show nothing, and nobody knows any more whose an erased learner's was. An exam that stops issuing certificates invalidates none.
   */
  private async toCertificate(row: CertificateRow): Promise<CertificateData | null> {
    const { time } = row;
    if (time !== null && waitsForRelease({ ...row, time })) return null;
    if (row.isErased || !row.submittedAt || !isEligibleForCertificate(row, row.now)) return null;
    return {
      reference: formatReference(row.reference),
      name: row.name ?? '',
      title: (await this.papers.get(row.revisionId)).title,
      institute: row.institute,
      timeZone: row.timeZone,
      passedAt: row.submittedAt.toISOString(),
    };
  }
}
