/** Who marks what, through the API. */
import type { Api, Data } from './api.js';
import type { Application } from './application.js';
import type { Person } from './factories.js';

export const TEAM_FIELDS = `quizId isDivided unassignedCount members {
  userId name isMarker role waitingCount markedCount ownCount stamp assignment { questionIds learnerIds }
}`;
export const TEAM = `query ($quizId: ID!) { markingTeam(quizId: $quizId) { ${TEAM_FIELDS} } }`;
export const ASSIGN = `mutation ($input: AssignMarkerInput!) { assignMarker(input: $input) { ${TEAM_FIELDS} } }`;
export const UNASSIGN = `mutation ($quizId: ID!, $userId: ID!, $stamp: String) {
  unassignMarker(quizId: $quizId, userId: $userId, stamp: $stamp) { ${TEAM_FIELDS} }
}`;

/** The id of somebody's account. */
export async function accountId({ sql }: Pick<Application, 'sql'>, of: Person): Promise<string> {
  const [row] = await sql<{ id: string }>('SELECT id FROM users WHERE email = $1', [of.email]);
  return row?.id ?? '';
}

/** Assigns a part of an exam. @returns the team */
export async function assign(by: Api, quizId: string, userId: string, part: object = {}) {
  const { assignMarker } = await by.ask(ASSIGN, { input: { quizId, userId, ...part } });
  return assignMarker as Data;
}

/** What is known of somebody in a team. */
export function memberOf(team: Data, userId: string): Data | undefined {
  return team['members'].find((member: Data) => member['userId'] === userId) as Data | undefined;
}
