import { Injectable } from '@nestjs/common';
import type { Attempt } from '../../attempts/attempt.entity.js';
import { RevisionCache } from '../../attempts/revision-cache.js';
import type { AuthenticatedCandidate } from '../../core/access/candidate-authenticator.port.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { RateLimits } from '../../core/http/rate-limits.js';
import type { ReviewTime } from '../../exams/rules/exam-rules.entity.js';
import { waitsForRelease, type ReviewFacts } from '../../exams/rules/review-rule.js';
import { resultErrors } from '../result.errors.js';
import { ReviewService } from '../review.service.js';
import type { CertificateCheck, CertificateShown } from './certificate.schema.js';
import { deservesCertificate } from './deserving.js';
import { newReference, readReference, shownReference } from './reference.js';

/** Per network address: a reference cannot be guessed, and a school sits behind one. */
const CHECKS = { name: 'certificate-checks', points: 600, seconds: 600 };

interface Row
  extends
    Pick<
      Attempt,
      'rules' | 'submittedAt' | 'score' | 'maxScore' | 'waitingCount' | 'settlesAt' | 'revisionId'
    >,
    Pick<ReviewFacts, 'releasesAt' | 'releasedAt' | 'withdrawnAt'> {
  /** By the rules that the exam has now; null where it has none. */
  time: ReviewTime | null;
  reference: string;
  name: string | null;
  institute: string;
  timeZone: string;
  now: Date;
}

const SAID = `
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

/** Certificates of those who have passed: for their learners, and for whoever is shown one. */
@Injectable()
export class CertificatesService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly reviews: ReviewService,
    private readonly papers: RevisionCache,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Makes its reference at the first look.
   * @throws LINK_INVALID, ATTEMPT_NOT_FOUND, REVIEW_NOT_ALLOWED, CERTIFICATE_NOT_GIVEN
   */
  async read(candidate: AuthenticatedCandidate, attemptId: string): Promise<CertificateShown> {
    const { attempt, hasCertificate } = await this.reviews.read(candidate, attemptId);
    if (!hasCertificate) throw resultErrors.CERTIFICATE_NOT_GIVEN();
    await this.work.manager.query(
      'INSERT INTO certificates (reference, attempt_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [newReference(), attempt.id],
    );
    const [row] = await this.work.manager.query<Row[]>(`${SAID} WHERE e.attempt_id = $1`, [
      attempt.id,
    ]);
    const said = row && (await this.said(row));
    if (!said) throw resultErrors.CERTIFICATE_NOT_GIVEN();
    return said;
  }

  /**
   * @param given as somebody typed it
   * @param address the network address it is asked from
   * @throws TOO_MANY_REQUESTS
   */
  async check(given: string, address: string): Promise<CertificateCheck> {
    await this.limits.consume(CHECKS, address);
    const reference = readReference(given);
    const rows =
      reference === null
        ? []
        : await this.work.manager.query<Row[]>(`${SAID} WHERE e.reference = $1`, [reference]);
    const certificate = rows[0] ? await this.said(rows[0]) : null;
    return { isGenuine: rows.length > 0, holds: certificate !== null, certificate };
  }

  /**
   * Null where it does not hold (any more): results that are withdrawn, or wait for another release, say
   * nothing until that has come. That an exam gives no certificates any more takes away none.
   */
  private async said(row: Row): Promise<CertificateShown | null> {
    const { time } = row;
    if (time !== null && waitsForRelease({ ...row, time }, row.now)) return null;
    if (!row.submittedAt || !deservesCertificate(row, row.now)) return null;
    return {
      reference: shownReference(row.reference),
      name: row.name ?? '',
      title: (await this.papers.get(row.revisionId)).title,
      institute: row.institute,
      timeZone: row.timeZone,
      passedAt: row.submittedAt.toISOString(),
    };
  }
}
