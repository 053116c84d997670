/** What there is to do today, through the API. */
import type { Api, Data } from './api.js';

const TODAY = `{ today {
  at quizCount hasSample hasQuestions hasSubmitted hasLearners
  runningTotal waitingTotal upcomingTotal draftsTotal
  running { quizId title runningCount startedCount learnerCount nextEndAt closesAt pausedAt }
  waiting { kind quizId title count since importId }
  upcoming { quizId title opensAt invitedCount correctionCount }
  drafts { quizId title questionCount isSubmitted correctionCount firstCorrection { questionId message } updatedAt }
} }`;
const PROGRESS = `query ($id: ID!) { quiz(id: $id) { progress {
  stage learnerCount runningCount submittedCount toMarkCount lateCount awaitsRelease opensAt closesAt
} } }`;

export const TODAY_CHANGED = 'subscription { todayChanged { at } }';

export async function todayOf(api: Api): Promise<Data> {
  return (await api.ask(TODAY))['today'] as Data;
}

/** The entries of one of its lists. */
export async function listOf(api: Api, list: string): Promise<Data[]> {
  return (await todayOf(api))[list] as Data[];
}

/** How far a quiz has come. */
export async function progressOf(api: Api, id: string): Promise<Data> {
  return (await api.ask(PROGRESS, { id }))['quiz'].progress as Data;
}

/** What waits, without when and where: kind and number. */
export async function waitingOf(api: Api): Promise<[string, number][]> {
  return (await listOf(api, 'waiting')).map(({ kind, count }) => [kind as string, count as number]);
}
