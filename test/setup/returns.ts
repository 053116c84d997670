/** Learners who go on at another device. */
import type { Api, Data } from './api.js';
import type { Application } from './application.js';
import { call, lobby, type Reply } from './exams.js';
import { candidatesOf } from './learners.js';

export const RETURNS = `query ($quizId: ID!) {
  returnRequests(quizId: $quizId) { id number name rollNumber requestedAt }
}`;
export const SUGGESTIONS = `query ($id: ID!) {
  returnSuggestions(id: $id) { candidates { id name rollNumber } namesakeCount }
}`;
export const CONFIRM_RETURN = `mutation ($input: ConfirmReturnInput!) {
  confirmReturn(input: $input) { success }
}`;
export const REFUSE_ALL = 'mutation ($quizId: ID!) { refuseReturns(quizId: $quizId) { count } }';
export const REFUSE_RETURN = 'mutation ($id: ID!) { refuseReturn(id: $id) { success } }';

/** The code that the lobby shows to a candidate; null if it has none. */
export async function returnCode(app: Application, token: string): Promise<string | null> {
  return (await lobby(app, token)).body['candidate'].returnCode as string | null;
}

export async function returnBy(api: Api, exam: string, code: string): Promise<Reply> {
  return call(api, `/attempts/exam/${exam}/returns`, { returnCode: code });
}

/** A device that has asked staff. */
export interface AskingDevice {
  id: string;
  secret: string;
  /** What its screen shows. */
  number: number;
  /** What staff have decided. */
  answer: () => Promise<Reply>;
  withdraw: () => Promise<Reply>;
}

export async function askToReturn(
  api: Api,
  exam: string,
  name: string,
  rollNumber?: string,
): Promise<AskingDevice> {
  const path = `/attempts/exam/${exam}/return-requests`;
  const { status, body } = await call(api, path, { name, rollNumber });
  if (status !== 201) throw new Error(`Not taken: ${JSON.stringify(body)}`);
  const { id, secret, number } = body as Omit<AskingDevice, 'answer'>;
  return {
    id,
    secret,
    number,
    answer: async () => call(api, `${path}/${id}`, { secret }),
    withdraw: async () => call(api, `${path}/${id}/withdrawal`, { secret }),
  };
}

export async function waitingReturns(owner: Api, quizId: string): Promise<Data[]> {
  return (await owner.ask(RETURNS, { quizId }))['returnRequests'] as Data[];
}

/** Whom a request may come from. */
export async function suggestionsFor(
  owner: Api,
  id: string,
): Promise<{ candidates: Data[]; namesakeCount: number }> {
  return (await owner.ask(SUGGESTIONS, { id }))['returnSuggestions'] as {
    candidates: Data[];
    namesakeCount: number;
  };
}

/** The id of the first candidate of an exam whom a search for a name finds. */
export async function idOfCandidate(owner: Api, quizId: string, name: string): Promise<string> {
  const [found] = await candidatesOf(owner, quizId, { filter: { search: name } });
  return found?.['id'] as string;
}
