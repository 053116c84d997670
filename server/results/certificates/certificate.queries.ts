import type { Attempt } from '../../attempts/attempt.entity.js';
import { defineCommand, defineQuery } from '../../core/database/define-query.js';
import type { ReviewTime } from '../../exams/rules/exam-rules.entity.js';
import type { ReviewConditions } from '../../exams/rules/review-rule.js';
import type { Certificate } from './certificate.entity.js';

/** A certificate with its attempt, and what decides whether it is valid. */
export interface CertificateRow
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
  /** Whether the name was erased on request. */
  isErased: boolean;
  institute: string;
  timeZone: string;
  now: Date;
}

/** Creates a certificate with its reference, unless the attempt has one. */
export const insertCertificate = defineCommand<Pick<Certificate, 'reference' | 'attemptId'>>(
  'INSERT INTO certificates (reference, attempt_id) VALUES ($reference, $attemptId) ON CONFLICT DO NOTHING',
);

const SELECT_CERTIFICATE = `
  SELECT e.reference, a.rules, a.submitted_at AS "submittedAt", a.score::float8,
    a.max_score::float8 AS "maxScore", a.waiting_count AS "waitingCount",
    a.settles_at AS "settlesAt", now() AS now,
    a.revision_id AS "revisionId", l.name, coalesce(l.erased_at IS NOT NULL, false) AS "isErased",
    i.name AS institute, i.time_zone AS "timeZone",
    r.review_time AS time, r.releases_at AS "releasesAt", r.released_at AS "releasedAt",
    r.withdrawn_at AS "withdrawnAt"
  FROM certificates e JOIN attempts a ON a.id = e.attempt_id
    JOIN institutes i ON i.id = a.institute_id
    LEFT JOIN exam_rules r ON r.quiz_id = a.quiz_id
    JOIN candidates c ON c.id = a.candidate_id LEFT JOIN learners l ON l.id = c.learner_id`;

/** The certificate of an attempt. */
export const findCertificateOfAttempt = defineQuery<Pick<Certificate, 'attemptId'>, CertificateRow>(
  `${SELECT_CERTIFICATE} WHERE e.attempt_id = $attemptId`,
);

/** The certificate with a reference. */
export const findCertificate = defineQuery<Pick<Certificate, 'reference'>, CertificateRow>(
  `${SELECT_CERTIFICATE} WHERE e.reference = $reference`,
);
