import { Injectable } from '@nestjs/common';
import type { Attempt } from '../../attempts/attempt.entity.js';
import { RevisionCache } from '../../attempts/revision-cache.js';
import type { AuthenticatedCandidate } from '../../core/access/authenticated-candidate.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { RateLimits } from '../../core/http/rate-limits.js';
import type { ReviewTime } from '../../exams/rules/exam-rules.entity.js';
import { waitsForRelease, type ReviewConditions } from '../../exams/rules/review-rule.js';
import { resultErrors } from '../result.errors.js';
import { ReviewService } from '../review.service.js';
import type { CertificateCheck, CertificateData } from './certificate.schema.js';
import { isEligibleForCertificate } from './certificate-eligibility.js';
import { newReference, parseReference, formatReference } from './reference.js';

/** Per network address: a reference cannot be guessed, and a whole school shares one address. */
const CHECKS = { name: 'certificate-checks', points: 600, seconds: 600 };

interface CertificateRow
  extends
    Pick<
      Attempt,
      'rules' | 'submittedAt' | 'score' | 'maxScore' | 'waitingCount' | 'settlesAt' | 'revisionId'
    >,
    Pick<ReviewConditions, 'releasesAt' | 'releasedAt' | 'withdrawnAt'> {
  /** The current rules of the exam; null where it has none. */
  time: ReviewTime | null;
  reference: string;
  name: string | null;
  institute: string;
  timeZone: string;
  now: Date;
}

const CERTIFICATE_QUERY = `
  SELECT e.reference, a.rules, a.submitted_at AS "submittedAt", a.score::float8,
    a.max_score::float8 AS "maxScore", a.waiting_count AS "waitingCount",
    a.settles_at AS "settlesAt", now() AS now,
    a.revision_id AS "revisionId", l.name, i.name AS institute, i.time_zone AS "timeZone",
    r.review_time AS time, r.releases_at AS "releasesAt", r.released_at AS "releasedAt",
    r.withdrawn_at AS "withdrawnAt"
  FROM certificates e JOIN attempts a ON a.id = e.attempt_id
    JOIN institutes i ON i.id = a.institute_id
    LEFT JOIN exam_rules r ON r.quiz_id = a.quiz_id
    JOIN candidates c ON c.id = a.candidate_id LEFT JOIN learners l ON l.id = c.learner_id`;

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
    const { attempt, hasCertificate } = await this.reviews.read(candidate, attemptId);
    if (!hasCertificate) throw resultErrors.CERTIFICATE_NOT_GIVEN();
    await this.work.manager.query(
      'INSERT INTO certificates (reference, attempt_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [newReference(), attempt.id],
    );
    const [row] = await this.work.manager.query<CertificateRow[]>(
      `${CERTIFICATE_QUERY} WHERE e.attempt_id = $1`,
      [attempt.id],
    );
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
    const rows =
      reference === null
        ? []
        : await this.work.manager.query<CertificateRow[]>(
            `${CERTIFICATE_QUERY} WHERE e.reference = $1`,
            [reference],
          );
    const certificate = rows[0] ? await this.toCertificate(rows[0]) : null;
    return { isGenuine: rows.length > 0, holds: certificate !== null, certificate };
  }

  /**
   * Null while the certificate is not valid: withdrawn results, or results that wait for another
   * release, show nothing. An exam that stops issuing certificates invalidates none.
   */
  private async toCertificate(row: CertificateRow): Promise<CertificateData | null> {
    const { time } = row;
    if (time !== null && waitsForRelease({ ...row, time }, row.now)) return null;
    if (!row.submittedAt || !isEligibleForCertificate(row, row.now)) return null;
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
