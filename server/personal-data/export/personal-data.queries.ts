/** What is stored about a learner, for them to read: the columns are those of their file. */
import { appliesTo } from '../../grading/applied-adjustments.queries.js';
import { defineQuery } from '../../core/database/define-query.js';

interface OfLearner {
  learnerId: string;
}

interface OfAttempt {
  attemptId: string;
}

export const listOwnClassLists = defineQuery<OfLearner, { name: string }>(`
  SELECT l.name FROM class_list_members m JOIN class_lists l ON l.id = m.list_id
  WHERE m.learner_id = $learnerId ORDER BY l.name, l.id`);

/** The exams of a learner, with their accommodations. */
export const listOwnCandidacies = defineQuery<
  OfLearner,
  {
    candidateId: string;
    quizId: string;
    exam: string;
    origin: string;
    addedAt: Date;
    mailedAt: Date | null;
    remindedAt: Date | null;
    revokedAt: Date | null;
    startedAt: Date | null;
    extraTimePercent: number;
    extraAttempts: number;
    opensAt: Date | null;
    closesAt: Date | null;
  }
>(`
  SELECT c.id AS "candidateId", q.id AS "quizId", q.title AS exam, c.origin,
    c.created_at AS "addedAt", c.mailed_at AS "mailedAt", c.reminded_at AS "remindedAt",
    c.revoked_at AS "revokedAt", c.started_at AS "startedAt",
    c.extra_time_percent AS "extraTimePercent", c.extra_attempts AS "extraAttempts",
    c.opens_at AS "opensAt", c.closes_at AS "closesAt"
  FROM candidates c JOIN quizzes q ON q.id = c.quiz_id
  WHERE c.learner_id = $learnerId ORDER BY c.created_at, c.id`);

/** Mails to a learner that are still stored. Their text is not. */
export const listOwnMails = defineQuery<
  OfLearner,
  {
    kind: string;
    recipient: string;
    state: string;
    createdAt: Date;
    sentAt: Date | null;
  }
>(`
  SELECT template AS kind, recipient, state, created_at AS "createdAt", sent_at AS "sentAt"
  FROM mails WHERE learner_id = $learnerId ORDER BY created_at, id`);

/** Entries of the audit log that name a learner. */
export const listOwnAuditEntries = defineQuery<
  OfLearner,
  {
    at: Date;
    action: string;
    exam: string | null;
    about: string | null;
    details: object;
    reason: string | null;
  }
>(`
  SELECT at, action, quiz_title AS exam, about, details, reason
  FROM audit_events WHERE learner_id = $learnerId ORDER BY at, id`);

/** All attempts of a learner, without their answers. */
export interface OwnAttempt {
  attemptId: string;
  exam: string;
  number: number;
  startedAt: Date;
  lastSeenAt: Date | null;
  deadlineAt: Date | null;
  submittedAt: Date | null;
  submittedBy: string | null;
  score: string | null;
  maxScore: string | null;
  receipt: object | null;
  certificate: string | null;
  certificateIssuedAt: Date | null;
}

export const listOwnAttempts = defineQuery<OfLearner, OwnAttempt>(`
  SELECT a.id AS "attemptId", p.content->>'title' AS exam, a.number, a.started_at AS "startedAt",
    s.last_seen_at AS "lastSeenAt", a.deadline_at AS "deadlineAt", a.submitted_at AS "submittedAt",
    a.submitted_by AS "submittedBy", a.exact_score AS score, a.exact_max_score AS "maxScore",
    a.receipt, e.reference AS certificate, e.issued_at AS "certificateIssuedAt"
  FROM candidates c JOIN attempts a ON a.candidate_id = c.id
    JOIN paper_revisions p ON p.id = a.revision_id LEFT JOIN certificates e ON e.attempt_id = a.id
    LEFT JOIN attempt_presence s ON s.attempt_id = a.id
  WHERE c.learner_id = $learnerId ORDER BY a.started_at, a.id`);

/** The answers of an attempt with their marks, in the order of the paper. */
export const listOwnAnswers = defineQuery<
  OfAttempt,
  {
    questionId: string;
    question: string;
    response: object | null;
    chosen: string | null;
    isFlagged: boolean | null;
    savedAt: Date | null;
    outcome: string | null;
    marks: string | null;
    maxMarks: string | null;
    /** Of the rubric of the question. */
    levels: object | null;
    comment: string | null;
    reason: string | null;
    gradedAt: Date | null;
  }
>(`
  SELECT q.question->>'id' AS "questionId", q.question->>'text' AS question, r.response,
    (SELECT o->>'text' FROM jsonb_array_elements(q.question->'body'->'options') o
     WHERE o->>'id' = r.response->>'optionId') AS chosen,
    r.is_flagged AS "isFlagged", r.saved_at AS "savedAt", g.outcome, g.marks,
    g.max_marks AS "maxMarks", g.rubric AS levels, g.comment, g.reason,
    g.graded_at AS "gradedAt"
  FROM attempts a JOIN paper_revisions p ON p.id = a.revision_id
    CROSS JOIN jsonb_array_elements(p.content->'questions') WITH ORDINALITY AS q(question, place)
    LEFT JOIN responses r ON r.attempt_id = a.id AND r.question_id = (q.question->>'id')::uuid
    LEFT JOIN grades g ON g.attempt_id = a.id AND g.question_id = (q.question->>'id')::uuid
  WHERE a.id = $attemptId AND (r.attempt_id IS NOT NULL OR g.attempt_id IS NOT NULL)
  ORDER BY q.place`);

/** Marks that were changed since. */
export const listOwnEarlierMarks = defineQuery<
  OfAttempt,
  {
    questionId: string;
    response: object | null;
    outcome: string;
    marks: string | null;
    levels: object | null;
    comment: string | null;
    reason: string | null;
    gradedAt: Date;
  }
>(`
  SELECT g.question_id AS "questionId", h.response, h.outcome, h.marks, h.rubric AS levels, h.comment, h.reason,
    h.graded_at AS "gradedAt"
  FROM grades g JOIN grade_changes h ON h.grade_id = g.id
  WHERE g.attempt_id = $attemptId ORDER BY h.graded_at, g.question_id, h.version`);

/** What staff changed about the result after the exam, undone or not. */
export const listOwnAdjustments = defineQuery<
  OfAttempt,
  {
    kind: string;
    isForAll: boolean;
    marks: string | null;
    passMark: string | null;
    wrongMarks: string | null;
    wrongMarksBasis: string | null;
    reason: string | null;
    madeAt: Date;
    undoneAt: Date | null;
  }
>(`
  SELECT s.kind, s.attempt_id IS NULL AS "isForAll", s.marks, s.pass_mark AS "passMark",
    s.wrong_marks AS "wrongMarks", s.wrong_marks_basis AS "wrongMarksBasis", s.reason,
    s.created_at AS "madeAt", s.undone_at AS "undoneAt"
  FROM attempts a
    JOIN score_adjustments s ON s.quiz_id = a.quiz_id AND ${appliesTo('a.id', 'a.started_at')}
  WHERE a.id = $attemptId ORDER BY s.number`);

export const listOwnLateAnswers = defineQuery<
  OfAttempt,
  {
    questionId: string;
    response: object | null;
    typedAt: Date | null;
    arrivedAt: Date;
    decision: string | null;
    decidedAt: Date | null;
  }
>(`
  SELECT question_id AS "questionId", response, typed_at AS "typedAt", arrived_at AS "arrivedAt",
    decision, decided_at AS "decidedAt"
  FROM late_responses WHERE attempt_id = $attemptId ORDER BY arrived_at, id`);

/** What the log of the exam says of an attempt. */
export const listOwnEvents = defineQuery<
  OfAttempt,
  { at: Date; kind: string; details: object; reason: string | null }
>(`
  SELECT at, kind, details, reason FROM exam_events
  WHERE attempt_id = $attemptId ORDER BY at, id`);
