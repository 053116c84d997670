/** Who calls the server: staff of both institutes, learners, and a stranger who has not logged in. */
import { Api } from '../api.js';
import { logIn } from '../factories.js';
import { tokenOf, type FixtureAttempt } from './fixture-ids.js';

export interface Caller {
  /** Stands before the labels of their answers. */
  name: string;
  api: Api;
}

export interface StaffCaller extends Caller {
  email: string;
}

export interface Callers {
  /** The first three are staff of North School. */
  owner: StaffCaller;
  editor: StaffCaller;
  marker: StaffCaller;
  /** Of South Institute, which must not see North School. */
  otherOwner: StaffCaller;
  stranger: Caller;
}

/** Logs the staff in, whose addresses the recorded database has. */
export async function logInCallers(url: string): Promise<Callers> {
  const api = new Api(url);
  const staff = async (name: string, email: string): Promise<StaffCaller> => ({
    name,
    email,
    api: (await logIn(api, email)).api,
  });
  return {
    owner: await staff('owner', 'ada@north.example'),
    editor: await staff('editor', 'eli@north.example'),
    marker: await staff('marker', 'mara@north.example'),
    otherOwner: await staff('other owner', 'bruno@south.example'),
    stranger: { name: 'stranger', api },
  };
}

/**
 * The learner of an attempt of the recorded database, with their link.
 * @param index of the attempt: learners may have several, and labels must differ
 */
export function learnerOf(url: string, attempt: FixtureAttempt, index: number): Caller {
  const token = tokenOf(attempt.candidateId, attempt.linkVersion);
  return { name: `${attempt.name} (${index})`, api: new Api(url).as(token) };
}
