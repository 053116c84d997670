/**
 * What erasing learners changes, table by table. Rows with marks stay, without what tells whose they are.
 * A column with personal data that `learners` gets must be emptied in `anonymizeLearners`.
 */
import { LATE_COUNT } from '../../attempts/late-responses/late-list.queries.js';
import { foldedSql } from '../../attempts/returns/return-suggestion.queries.js';
import { AuditAction } from '../../audit/audit-event.entity.js';
import { defineCommand, defineQuery } from '../../core/database/define-query.js';
import { ExportContent } from '../../exports/export.entity.js';

interface Learners {
  learnerIds: string[];
}

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

/** Locks the class lists of learners, as changes of a list do before they look for its learners. */
export const lockClassListsOfLearners = defineCommand<Learners>(`
  SELECT FROM class_lists
  WHERE id IN (SELECT list_id FROM class_list_members WHERE learner_id = ANY($learnerIds::uuid[]))
  ORDER BY id FOR NO KEY UPDATE`);

/** Locks learners: nobody invites them from here on. */
export const lockLearnersToErase = defineCommand<Learners>(
  'SELECT FROM learners WHERE id = ANY($learnerIds::uuid[]) ORDER BY id FOR UPDATE',
);

/** Locks their candidates, as the start of an attempt does: none starts from here on, and no mail is written. */
export const lockCandidatesOfLearners = defineQuery<Learners, { id: string; linkVersion: number }>(`
  SELECT id, link_version AS "linkVersion" FROM candidates
  WHERE learner_id = ANY($learnerIds::uuid[]) ORDER BY id FOR NO KEY UPDATE`);

/** Locks their attempts, as marking and late answers do: nothing is written about them from here on. */
export const lockAttemptsOfLearners = defineCommand<Learners>(
  `SELECT FROM attempts WHERE candidate_id IN (${CANDIDATES}) ORDER BY id FOR NO KEY UPDATE`,
);

/** The attempt `a` does not let its learner be erased: it is under way, or answers wait for marks or a decision. */
export const IS_UNFINISHED = `(a.submitted_at IS NULL OR a.waiting_count > 0 OR ${LATE_COUNT} > 0)`;

/** The exams for which learners cannot be erased now: those with attempts under way come first. */
export const listUnfinishedExams = defineQuery<
  Learners,
  { learnerId: string; title: string; isRunning: boolean; isDeleted: boolean }
>(`
  SELECT DISTINCT c.learner_id AS "learnerId", q.title, a.submitted_at IS NULL AS "isRunning",
    q.deleted_at IS NOT NULL AS "isDeleted"
  FROM candidates c JOIN attempts a ON a.candidate_id = c.id JOIN quizzes q ON q.id = c.quiz_id
  WHERE c.learner_id = ANY($learnerIds::uuid[]) AND ${IS_UNFINISHED}
  ORDER BY "isRunning" DESC, title`);

/** Mails to them, also those that were not sent yet. */
export const deleteMailsOfLearners = defineCommand<Learners>(
  'DELETE FROM mails WHERE learner_id = ANY($learnerIds::uuid[])',
);

/** Takes them from class lists. */
export const deleteMembershipsOfLearners = defineCommand<Learners>(
  'DELETE FROM class_list_members WHERE learner_id = ANY($learnerIds::uuid[])',
);

/** Files with names. The sweep removes the files that no export refers to. */
export const deleteExportsOfLearners = defineCommand<Learners>(`
  DELETE FROM exports WHERE quiz_id IN (${QUIZZES})
    AND content IN ('${ExportContent.RESULTS}', '${ExportContent.RESPONSES}')`);

/**
 * Requests to go on at another device, by whom staff have recognized or by the name that was typed, composed or not.
 */
export const deleteReturnRequestsOfLearners = defineCommand<Learners>(`
  DELETE FROM return_requests WHERE candidate_id IN (${CANDIDATES})
    OR quiz_id IN (${QUIZZES})
      AND ${foldedSql('name')} IN
        (SELECT ${foldedSql('name')} FROM learners WHERE id = ANY($learnerIds::uuid[]))`);

/** Removes their names, and what somebody wrote about them or they typed, from the audit log. */
export const anonymizeAuditEvents = defineCommand<Learners>(`
  UPDATE audit_events SET about = NULL, reason = NULL, learner_id = NULL,
    details = details - ARRAY['typedName', 'typedRollNumber']
  WHERE learner_id = ANY($learnerIds::uuid[])`);

/** The same of entries that earlier releases wrote without the learner's id. */
export const anonymizeNamedAuditEvents = defineCommand<Learners>(`
  UPDATE audit_events e SET about = NULL, reason = NULL
  FROM candidates c JOIN learners l ON l.id = c.learner_id
  WHERE l.id = ANY($learnerIds::uuid[]) AND e.quiz_id = c.quiz_id AND e.institute_id = l.institute_id
    AND e.learner_id IS NULL AND e.about = left(l.name, 254)
    AND e.action IN (${ABOUT_LEARNERS.map((action) => `'${action}'`).join(', ')})`);

/** Reasons that staff wrote in the log of an exam. */
export const anonymizeExamEvents = defineCommand<Learners>(
  `UPDATE exam_events SET reason = NULL WHERE attempt_id IN (${ATTEMPTS}) AND reason IS NOT NULL`,
);

/** Messages that staff sent to one of them. */
export const deleteMessagesToLearners = defineCommand<Learners>(
  `DELETE FROM exam_messages WHERE attempt_id IN (${ATTEMPTS})`,
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

/** Why staff changed the result of one of them. */
export const anonymizeAdjustments = defineCommand<Learners>(`
  UPDATE score_adjustments SET reason = NULL WHERE attempt_id IN (${ATTEMPTS}) AND reason IS NOT NULL`);

/** The signed text of a receipt has the name. */
export const anonymizeReceipts = defineCommand<Learners>(`
  UPDATE attempts SET receipt = receipt - 'signature', network_mark = NULL, lease_browser = NULL
  WHERE id IN (${ATTEMPTS})`);

/** Ends their links. */
export const revokeCandidates = defineCommand<Learners>(`
  UPDATE candidates SET revoked_at = coalesce(revoked_at, now()), link_version = link_version + 1,
    mail_id = NULL, return_code = NULL
  WHERE id IN (${CANDIDATES})`);

/** Last, because the others look for the name and the address. */
export const anonymizeLearners = defineCommand<Learners & { name: string }>(`
  UPDATE learners SET name = $name, email = NULL, external_id = NULL, roll_number = NULL, erased_at = now()
  WHERE id = ANY($learnerIds::uuid[])`);
