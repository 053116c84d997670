/** Class lists and invitations through the API of staff. */
import { randomUUID } from 'node:crypto';
import type { Api, Data } from './api.js';
import type { Application } from './application.js';

const CANDIDATE_FIELDS = `id quizId name email externalId rollNumber origin state mailedAt mailState remindedAt startedAt
  revokedAt extraTimePercent extraAttempts opensAt closesAt createdAt`;
export const INVITE = `mutation ($input: InviteCandidatesInput!) {
  inviteCandidates(input: $input) { invitedCount alreadyCount }
}`;
export const INVITE_WITH_LINKS = `mutation ($input: InviteCandidatesInput!) {
  inviteCandidates(input: $input) {
    invitedCount withoutAddressCount alreadyCount
    candidates { id isNew link learner { id name email externalId rollNumber } }
  }
}`;
export const CANDIDATES = `query ($quizId: ID!, $filter: CandidateFilterInput, $sort: CandidateSort,
    $page: Int! = 1, $pageSize: Int! = 10) {
  candidates(quizId: $quizId, filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {
    items { ${CANDIDATE_FIELDS} } totalCount totalPages
  }
}`;
export const LINK = 'mutation ($id: ID!) { candidateLink(candidateId: $id) { url } }';
export const RESEND = `mutation ($id: ID!) {
  resendInvitation(candidateId: $id) { ${CANDIDATE_FIELDS} }
}`;
export const REVOKE = `mutation ($id: ID!) {
  revokeCandidate(candidateId: $id) { ${CANDIDATE_FIELDS} }
}`;
export const RESTORE = `mutation ($id: ID!) {
  restoreCandidate(candidateId: $id) { ${CANDIDATE_FIELDS} }
}`;
export const REMIND = `mutation ($quizId: ID!) {
  remindCandidates(quizId: $quizId) { count withoutAddressCount }
}`;
export const SET_ACCOMMODATIONS = `mutation ($input: GrantAccommodationsInput!) {
  grantAccommodations(input: $input) { ${CANDIDATE_FIELDS} }
}`;
export const READ_PEOPLE = `query ($text: String, $uploadId: ID) {
  readPeople(text: $text, uploadId: $uploadId) {
    people { name email externalId rollNumber } faults { line text message }
  }
}`;
const LIST_FIELDS = 'id name memberCount';
export const CREATE_LIST = `mutation ($name: String!, $people: [PersonInput!]! = []) {
  createClassList(name: $name, people: $people) { ${LIST_FIELDS} }
}`;
export const RENAME_LIST = `mutation ($id: ID!, $name: String!) {
  renameClassList(id: $id, name: $name) { ${LIST_FIELDS} }
}`;
export const DELETE_LIST = 'mutation ($id: ID!) { deleteClassList(id: $id) { id } }';
export const ADD_TO_LIST = `mutation ($id: ID!, $people: [PersonInput!]!) {
  addToClassList(listId: $id, people: $people) { ${LIST_FIELDS} }
}`;
export const REMOVE_FROM_LIST = `mutation ($id: ID!, $learnerIds: [ID!]!) {
  removeFromClassList(listId: $id, learnerIds: $learnerIds) { ${LIST_FIELDS} }
}`;
export const CLASS_LISTS = `query ($search: String, $page: Int! = 1, $pageSize: Int! = 10) {
  classLists(search: $search, page: $page, pageSize: $pageSize) {
    items { ${LIST_FIELDS} } totalCount
  }
}`;
export const CLASS_LIST = `query ($id: ID!, $search: String, $pageSize: Int! = 100) {
  classList(id: $id) {
    ${LIST_FIELDS} members(search: $search, pageSize: $pageSize) { items { id name email externalId rollNumber } totalCount }
  }
}`;

export interface PersonFields {
  name?: string;
  email?: string;
  externalId?: string;
  rollNumber?: string;
}

/** Invites people. @returns the candidates of the exam, the oldest first; at most a hundred */
export async function invite(owner: Api, quizId: string, people: PersonFields[]): Promise<Data[]> {
  await owner.ask(INVITE, { input: { quizId, people } });
  return candidatesOf(owner, quizId);
}

export async function candidatesOf(owner: Api, quizId: string, more: object = {}): Promise<Data[]> {
  const variables = { quizId, sort: 'OLDEST', pageSize: 100, ...more };
  return (await owner.ask(CANDIDATES, variables))['candidates'].items as Data[];
}

/** @returns the id */
export async function classList(owner: Api, people: PersonFields[] = []): Promise<string> {
  const name = `Class ${randomUUID()}`;
  return (await owner.ask(CREATE_LIST, { name, people }))['createClassList'].id as string;
}

export async function membersOf(owner: Api, id: string): Promise<Data[]> {
  return (await owner.ask(CLASS_LIST, { id }))['classList'].members.items as Data[];
}

/** The token of a link. */
export function tokenIn(text: string): string {
  const token = /\/take#([\w-]+)/.exec(text)?.[1];
  if (!token) throw new Error(`There is no link in: ${text}`);
  return token;
}

/**
 * From now on, the database refuses changes of one candidate.
 * @returns what ends this
 */
export async function failAtCandidate(
  { sql }: Application,
  id: string,
): Promise<() => Promise<unknown>> {
  await sql(`CREATE FUNCTION fail_at_candidate() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'No more'; END $$`);
  await sql(`CREATE TRIGGER fail_at_candidate BEFORE UPDATE ON candidates FOR EACH ROW
    WHEN (NEW.id = '${id}') EXECUTE FUNCTION fail_at_candidate()`);
  return async () => sql('DROP FUNCTION fail_at_candidate CASCADE');
}
