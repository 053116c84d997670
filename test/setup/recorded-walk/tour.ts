/** Who walks: staff of both institutes, and learners. */
import { Api, type Data } from '../api.js';
import { logIn } from '../factories.js';
import type { Caller, Walk } from './walk.js';
import { tokenOf, type FixtureAttempt, type World } from './world.js';

export interface Tour {
  walk: Walk;
  world: World;
  /** Owner, editor and marker of North School. */
  ada: Caller;
  eli: Caller;
  mara: Caller;
  /** The owner of South Institute. */
  bruno: Caller;
  stranger: Caller;
}

/** What is in no database. */
export const UNKNOWN = '00000000-0000-4000-8000-000000000000';

export async function tourOf(walk: Walk): Promise<Tour> {
  const api = new Api(walk.url);
  const staff = async (name: string, institute: string): Promise<Caller> => ({
    name,
    api: (await logIn(api, `${name}@${institute}.example`)).api,
  });
  return {
    walk,
    world: walk.world,
    ada: await staff('ada', 'north'),
    eli: await staff('eli', 'north'),
    mara: await staff('mara', 'north'),
    bruno: await staff('bruno', 'south'),
    stranger: { name: 'stranger', api },
  };
}

/** The learner of an attempt of the recorded database, with their link. */
export function learnerOf({ walk }: Tour, attempt: FixtureAttempt, place: number): Caller {
  const token = tokenOf(attempt.candidateId, attempt.linkVersion);
  return { name: `${attempt.name} (${place})`, api: new Api(walk.url).as(token) };
}

/** A quiz with its questions, its trash and its exam, after a change. */
export async function readQuiz(
  { walk }: Tour,
  by: Caller,
  label: string,
  id: string,
): Promise<Data> {
  await walk.ask(by, `${label}: exam`, 'exam', { quizId: id });
  return walk.ask(by, `${label}: quiz`, 'quiz', { id, size: 40 });
}
