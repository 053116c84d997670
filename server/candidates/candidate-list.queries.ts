import { defineQuery, defineQueryVariants } from '../core/database/define-query.js';
import {
  KEYSET_EXAMPLES,
  keysetSql,
  positionSql,
  type KeysetOptions,
  type KeysetParameters,
} from '../core/database/keyset.js';
import { selectColumns } from '../core/database/select-columns.js';
import type { Positioned } from '../core/graphql/connections.js';
import type { MailState } from '../mail/mail.entity.js';
import { Candidate, type CandidateOrigin } from './candidate.entity.js';
import { CandidateState } from './candidate.validation.js';
import { LEARNER_MATCHES } from './learner.queries.js';

export enum CandidateSort {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  NAME = 'NAME',
}

/** A candidate as lists show them. */
export interface ListedCandidate extends Candidate {
  name: string;
  email: string | null;
  externalId: string | null;
  rollNumber: string | null;
  /** When candidate or learner was last changed. */
  changedAt: Date;
  /** State of the last mail with their link; null if there was none, or it was deleted. */
  mailState: MailState | null;
}

interface FilterOptions {
  /** Null for all. */
  state: CandidateState | null;
  isSearch: boolean;
}

interface FilterParameters {
  quizId: string;
  /** Null for all. */
  origin: CandidateOrigin | null;
  /** Null without a search. */
  pattern: string | null;
}

const ORDER: Record<CandidateSort, string> = {
  [CandidateSort.NEWEST]: 'c.created_at DESC, c.id DESC',
  [CandidateSort.OLDEST]: 'c.created_at, c.id',
  [CandidateSort.NAME]: 'lower(c.name COLLATE "und-x-icu"), c.id',
};

const STATE_CONDITIONS: Record<CandidateState, string> = {
  [CandidateState.NOT_STARTED]: 'c.revoked_at IS NULL AND c.started_at IS NULL',
  [CandidateState.STARTED]: 'c.revoked_at IS NULL AND c.started_at IS NOT NULL',
  [CandidateState.REVOKED]: 'c.revoked_at IS NOT NULL',
};

const fromFiltered = ({ state, isSearch }: FilterOptions): string => `
  FROM candidates c ${isSearch ? 'JOIN learners l ON l.id = c.learner_id' : ''}
  WHERE c.quiz_id = $quizId AND c.origin <> 'PREVIEW' AND ($origin::text IS NULL OR c.origin = $origin)
    ${state ? `AND ${STATE_CONDITIONS[state]}` : ''} ${isSearch ? `AND ${LEARNER_MATCHES}` : ''}`;

/** @param candidates a SELECT of their rows @param more further columns */
const selectListed = (candidates: string, more = ''): string => `
  SELECT ${more} ${selectColumns(Candidate, 'c')}, c.name, c.email, c.external_id AS "externalId", c.roll_number AS "rollNumber",
    greatest(c.updated_at, c.learner_updated_at) AS "changedAt", m.state AS "mailState"
  FROM (SELECT c.*, l.name, l.email, l.external_id, l.roll_number, l.updated_at AS learner_updated_at
    FROM (${candidates}) c JOIN learners l ON l.id = c.learner_id) c
    LEFT JOIN mails m ON m.id = c.mail_id`;

/**
 * A page of an exam's candidates, without previews. Joins learners only for the rows of the page, unless the
 * list is sorted by name.
 */
export const listCandidates = defineQueryVariants<
  FilterOptions & { sort: CandidateSort },
  FilterParameters & { take: number; skip: number },
  ListedCandidate
>(
  [
    { sort: CandidateSort.NEWEST, state: null, isSearch: false },
    { sort: CandidateSort.OLDEST, state: CandidateState.NOT_STARTED, isSearch: true },
    { sort: CandidateSort.NAME, state: CandidateState.STARTED, isSearch: false },
    { sort: CandidateSort.NAME, state: CandidateState.REVOKED, isSearch: true },
  ],
  ({ sort, ...filter }) => {
    const page = 'LIMIT $take OFFSET $skip';
    const isByName = sort === CandidateSort.NAME;
    const order = ORDER[sort];
    const listed = `SELECT c.* ${fromFiltered(filter)} ${isByName ? '' : `ORDER BY ${order} ${page}`}`;
    return `${selectListed(listed)}
  ORDER BY ${order} ${isByName ? page : ''}`;
  },
);

/** The candidates of such a list that follow an entry, the latest first. */
export const listCandidatesFrom = defineQueryVariants<
  FilterOptions & KeysetOptions,
  FilterParameters & KeysetParameters & { take: number },
  ListedCandidate & Positioned
>(
  KEYSET_EXAMPLES.map((options) => ({ ...options, state: null, isSearch: options.isFrom })),
  ({ state, isSearch, ...options }) => {
    const { order, after } = keysetSql(options, 'c.created_at', 'c.id');
    const listed = `SELECT c.* ${fromFiltered({ state, isSearch })} ${after}
    ORDER BY ${order} LIMIT $take`;
    const position = `${positionSql('c.created_at', 'c.id')} AS position,`;
    return `${selectListed(listed, position)} ORDER BY ${order}`;
  },
);

/** The length of that list, in one row. */
export const countListedCandidates = defineQueryVariants<
  FilterOptions,
  FilterParameters,
  { count: number }
>(
  [
    { state: null, isSearch: false },
    { state: CandidateState.NOT_STARTED, isSearch: true },
    { state: CandidateState.STARTED, isSearch: false },
    { state: CandidateState.REVOKED, isSearch: false },
  ],
  (filter) => `SELECT count(*)::int AS count ${fromFiltered(filter)}`,
);

/** Candidates as the list shows them; no previews. */
export const listCandidatesById = defineQuery<{ ids: string[] }, ListedCandidate>(
  selectListed(`SELECT c.* FROM candidates c WHERE c.id = ANY($ids) AND c.origin <> 'PREVIEW'`),
);
