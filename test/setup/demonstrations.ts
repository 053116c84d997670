/** Demonstrations (`npm run demo`), and what their users see. */
import { expect } from 'vitest';
import { Api, type Data } from './api.js';
import { freshDatabase } from './database.js';
import { logIn } from './factories.js';
import { temporaryFolder, type Environment, type RunningServer } from './processes.js';

export const anyEnvironment = async (): Promise<Environment> => ({
  DATABASE_URL: await freshDatabase(),
  DATA_DIR: temporaryFolder(),
});

interface Printed {
  email: string;
  password: string;
}

/** The printed log-ins: of the owner, an editor and a marker. */
export function printedLogIns({ output }: RunningServer): [Printed, Printed, Printed] {
  const found = [...output().matchAll(/^ +e-mail: +(\S+)\n +password: +(.+)$/gm)].map(
    ([, email = '', password = '']) => ({ email, password }),
  );
  expect(found).toHaveLength(3);
  return found as [Printed, Printed, Printed];
}

export const printedOwner = (server: RunningServer): Printed => printedLogIns(server)[0];

export const QUIZZES = `{ quizzes(sort: TITLE) { items {
  id title questionCount questionCounts { kind count }
  questions(pageSize: 100) { items { id ... on McqQuestion { explanation } } }
} } }`;

const EXAM = `query ($quizId: ID!) {
  exam(quizId: $quizId) { state hasUnpublishedChanges findings { severity } }
  results(quizId: $quizId, sort: BEST) {
    items { attemptId candidateId name score maxScore isPassed waitingCount submittedBy secondsTaken }
  }
  classLists { items { name memberCount } }
}`;

/** Logs in with a printed log-in, and reads the quizzes. */
export async function openDemo(server: RunningServer, { email, password } = printedOwner(server)) {
  const { api } = await logIn(new Api(server.url), email, password);
  const items = (await api.ask(QUIZZES))['quizzes'].items as Data[];
  const idOf = (start: string): string =>
    items.find(({ title }) => String(title).startsWith(start))?.['id'] as string;
  const exam = async (start: string): Promise<Data> => {
    const asked = await api.ask(EXAM, { quizId: idOf(start) });
    expect(asked['exam']).toMatchObject({ state: 'OPEN', hasUnpublishedChanges: false });
    const severities = (asked['exam'].findings as Data[]).map(({ severity }) => severity as string);
    expect(severities).not.toContain('BLOCKING');
    // The demonstration is created at once, and must look as if it had been taken.
    for (const { secondsTaken } of asked['results'].items as Data[])
      expect(secondsTaken).toBeGreaterThan(20 * 60);
    return asked;
  };
  return { api, idOf, exam };
}
