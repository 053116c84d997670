/**
 * What erasing learners changes, table by table. Rows with marks stay, without what tells whose they are.
 * A column with personal data that `learners` gets must be emptied in `eraseLearners`.
 */
import { AuditAction } from '../../audit/audit-event.entity.js';
import { defineCommand, defineQuery } from '../../core/database/define-query.js';
import { ExportContent } from '../../exports/export.entity.js';
import { TAKE_EXAM } from '../../users/email-codes/email-code.entity.js';

interface Learners {
  learnerIds: string[];
}

const LEARNERS = `SELECT id FROM learners WHERE id = ANY($learnerIds::uuid[])`;
const CANDIDATES = `SELECT id FROM candidates WHERE learner_id = ANY($learnerIds::uuid[])`;
const QUIZZES = `SELECT quiz_id FROM candidates WHERE learner_id = ANY($learnerIds::uuid[])`;
const ATTEMPTS = `SELECT id FROM attempts WHERE candidate_id IN (${CANDIDATES})`;

/** The actions whose entries of an earlier release have a learner's name, and no id of them. */
const ABOUT_LEARNERS = [
  AuditAction.ACCOMMODATIONS_GRANTED,
  AuditAction.TIME_GIVEN,
  AuditAction.TIMES_DOUBTED,
  AuditAction.ATTEMPT_REOPENED,
  AuditAction.ATTEMPT_SUBMITTED,
  AuditAction.LATE_DECIDED,
  AuditAction.MARK_CHANGED,
];

/** Locks the candidates of learners, as the start of an attempt does: none starts from here on. */
export const lockCandidatesOfLearners = defineQuery<Learners, { id: string; linkVersion: number }>(`
  SELECT id, link_version AS "linkVersion" FROM candidates
  WHERE learner_id = ANY($learnerIds::uuid[]) ORDER BY id FOR NO KEY UPDATE`);

/** A reason why a learner cannot be erased now. One row for each learner who has one. */
export const listBlockedLearners = defineQuery<
  Learners,
  { learnerId: string; isRunning: boolean }
>(`
  SELECT c.learner_id AS "learnerId", bool_or(a.submitted_at IS NULL) AS "isRunning"
  FROM candidates c JOIN attempts a ON a.candidate_id = c.id
  WHERE c.learner_id = ANY($learnerIds::uuid[])
    AND (a.submitted_at IS NULL OR a.waiting_count > 0
      OR EXISTS (SELECT FROM late_responses t WHERE t.attempt_id = a.id AND t.decision IS NULL))
  GROUP BY c.learner_id`);

/** Mails to them, also those that were not sent yet, and sent codes to their addresses. */
export const deleteMailsOfLearners = defineCommand<Learners>(`
  DELETE FROM mails m WHERE m.learner_id = ANY($learnerIds::uuid[])
    OR m.template = 'exam-code' AND m.state <> 'QUEUED'
      AND m.recipient IN (SELECT email FROM learners WHERE id = ANY($learnerIds::uuid[]))`);

/** Codes for exams that were mailed to their addresses. */
export const deleteCodesOfLearners = defineCommand<Learners>(`
  DELETE FROM email_codes e USING learners l
  WHERE l.id = ANY($learnerIds::uuid[]) AND e.email = l.email AND e.purpose = '${TAKE_EXAM}'
    AND (e.expires_at < now() OR e.proof_spent_at IS NOT NULL)`);

/** Takes them from class lists. */
export const deleteMembershipsOfLearners = defineCommand<Learners>(
  'DELETE FROM class_list_members WHERE learner_id = ANY($learnerIds::uuid[])',
);

/** Files with names. The sweep removes the files that no export refers to. */
export const deleteExportsOfLearners = defineCommand<Learners>(`
  DELETE FROM exports WHERE quiz_id IN (${QUIZZES})
    AND content IN ('${ExportContent.RESULTS}', '${ExportContent.RESPONSES}')`);

/** Removes their names, and reasons that somebody wrote about them, from the audit log. */
export const anonymizeAuditEvents = defineCommand<Learners>(`
  UPDATE audit_events e SET about = NULL, reason = NULL, learner_id = NULL FROM learners l
  WHERE l.id = ANY($learnerIds::uuid[]) AND (e.learner_id = l.id
    OR e.learner_id IS NULL AND e.institute_id = l.institute_id AND e.about = left(l.name, 254)
      AND e.action IN (${ABOUT_LEARNERS.map((action) => `'${action}'`).join(', ')})
      AND e.quiz_id IN (SELECT quiz_id FROM candidates WHERE learner_id = l.id))`);

/** Reasons that staff wrote in the log of an exam. */
export const anonymizeExamEvents = defineCommand<Learners>(
  `UPDATE exam_events SET reason = NULL WHERE attempt_id IN (${ATTEMPTS}) AND reason IS NOT NULL`,
);

/** What they wrote themselves. Choices stay, for the item analysis. */
export const eraseResponses = defineCommand<Learners>(`
  UPDATE responses r SET response = NULL WHERE r.attempt_id IN (${ATTEMPTS}) AND r.response IS NOT NULL
    AND NOT EXISTS (SELECT FROM grades g WHERE g.attempt_id = r.attempt_id
      AND g.question_id = r.question_id AND g.choice IS NOT NULL)`);

/** Answers that came late: those that were accepted are responses, too. */
export const deleteLateResponses = defineCommand<Learners>(
  `DELETE FROM late_responses WHERE attempt_id IN (${ATTEMPTS})`,
);

/** What markers wrote to them. */
export const anonymizeGrades = defineCommand<Learners>(`
  UPDATE grades SET comment = NULL, reason = NULL
  WHERE attempt_id IN (${ATTEMPTS}) AND (comment IS NOT NULL OR reason IS NOT NULL)`);

/** The same of earlier marks, and the answers that these were given to. */
export const anonymizeGradeChanges = defineCommand<Learners>(`
  UPDATE grade_changes h SET comment = NULL, reason = NULL,
    response = CASE WHEN g.choice IS NOT NULL THEN h.response END
  FROM grades g WHERE g.id = h.grade_id AND g.attempt_id IN (${ATTEMPTS})`);

/** The signed text of a receipt has the name. */
export const anonymizeReceipts = defineCommand<Learners>(`
  UPDATE attempts SET receipt = receipt - 'signature', network_mark = NULL, lease_browser = NULL
  WHERE id IN (${ATTEMPTS})`);

/** Ends their links. */
export const revokeCandidates = defineCommand<Learners>(`
  UPDATE candidates SET revoked_at = coalesce(revoked_at, now()), link_version = link_version + 1,
    mail_id = NULL
  WHERE id IN (${CANDIDATES})`);

/** Last, because the others look for the name and the address. */
export const eraseLearners = defineCommand<Learners & { name: string }>(`
  UPDATE learners SET name = $name, email = NULL, external_id = NULL, roll_number = NULL, erased_at = now()
  WHERE id IN (${LEARNERS})`);
