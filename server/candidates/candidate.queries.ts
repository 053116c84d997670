import { defineQuery, defineRowQuery } from '../core/database/define-query.js';
import { CandidateOrigin, type Candidate } from './candidate.entity.js';

/**
 * The learners among these who were not erased. An erasure waits until they are candidates, and revokes them.
 */
export const lockKeptLearners = defineQuery<{ learnerIds: readonly string[] }, { id: string }>(`
  SELECT id FROM learners WHERE id = ANY($learnerIds::uuid[]) AND erased_at IS NULL
  ORDER BY id FOR KEY SHARE`);

/** A row if the learner of a candidate was erased. */
export const findErasedCandidate = defineQuery<{ candidateId: string }, object>(`
  SELECT FROM candidates c JOIN learners l ON l.id = c.learner_id
  WHERE c.id = $candidateId AND l.erased_at IS NOT NULL`);

/**
 * Makes learners candidates; returns those who were not yet. Inserts a microsecond apart, so that lists keep
 * the order of the input. Existing candidates stay unchanged.
 */
export const insertCandidates = defineQuery<
  Pick<Candidate, 'instituteId' | 'createdBy' | 'quizId' | 'origin'> & {
    learnerIds: readonly string[];
  },
  { learnerId: string }
>(`
  INSERT INTO candidates (institute_id, created_by, quiz_id, learner_id, origin, created_at)
  SELECT $instituteId, $createdBy, $quizId, given.id, $origin, now() + given.n * interval '1 microsecond'
  FROM unnest($learnerIds::uuid[]) WITH ORDINALITY AS given(id, n)
  ON CONFLICT (quiz_id, learner_id) DO NOTHING
  RETURNING learner_id AS "learnerId"`);

/**
 * Counts the candidates of an exam for the limit, for a new one of this origin. Candidates by LINK who never
 * started, which anybody can create, do not count against candidates with an address.
 */
export const countCandidates = defineRowQuery<
  Pick<Candidate, 'quizId' | 'origin'>,
  { count: number }
>(`
  SELECT count(*)::int AS count FROM candidates
  WHERE quiz_id = $quizId AND origin <> '${CandidateOrigin.PREVIEW}'
    AND ($origin = '${CandidateOrigin.LINK}' OR origin <> '${CandidateOrigin.LINK}' OR started_at IS NOT NULL)`);

/**
 * The exam of a link that is not revoked, or no row. It runs before most saves: through the query builder it
 * took 7 per cent of their time.
 */
export const findExamOfLink = defineQuery<
  Pick<Candidate, 'id' | 'linkVersion'>,
  Pick<Candidate, 'quizId'>
>(`
  SELECT quiz_id AS "quizId" FROM candidates
  WHERE id = $id AND link_version = $linkVersion AND revoked_at IS NULL`);

/**
 * Stores a return code, unless the candidate has one. @returns the one that they have; no row if they were revoked,
 * since the code would open their next link
 */
export const setReturnCode = defineQuery<
  { id: string; returnCode: string },
  { returnCode: string }
>(`
  UPDATE candidates SET return_code = coalesce(return_code, $returnCode)
  WHERE id = $id AND revoked_at IS NULL
  RETURNING return_code AS "returnCode"`);

/** The exam and the learner of a candidate, for the audit log. */
export const findAuditedCandidate = defineQuery<
  { candidateId: string },
  {
    /** Of the exam. */
    id: string;
    title: string;
    /** Null for a preview, as is the name. */
    learnerId: string | null;
    name: string | null;
  }
>(`
  SELECT q.id, q.title, l.id AS "learnerId", l.name FROM candidates c
    JOIN quizzes q ON q.id = c.quiz_id LEFT JOIN learners l ON l.id = c.learner_id
  WHERE c.id = $candidateId`);
