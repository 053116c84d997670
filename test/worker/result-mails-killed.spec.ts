/** Nobody is told of a result twice, and nobody is forgotten, whatever becomes of who tells them. */
import { beforeAll, expect, it } from 'vitest';
import { useOwnApplication } from '../setup/application.js';
import { exam, setRules, type Exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { guest } from '../setup/guests.js';
import { lockResultMails } from '../setup/row-locks.js';
import type { RunningServer } from '../setup/processes.js';
import { anyMcq } from '../setup/questions.js';

const app = useOwnApplication({ ROLE: 'api' });
const PATIENCE = { timeout: 60_000, interval: 200 };
let owner: Person;

const worker = async (): Promise<RunningServer> => app.start({ ROLE: 'worker' });

beforeAll(async () => {
  const first = await worker();
  owner = await person(app);
  await first.stop();
}, 60_000);

/** An exam that four have handed in, whose results nobody has released. @returns their addresses */
async function handedIn(): Promise<{ of: Exam; emails: string[] }> {
  const rules = { review_time: 'ON_RELEASE', mails_results: true };
  const of = await exam(app, owner.api, { questions: [anyMcq], rules });
  const emails: string[] = [];
  for (let n = 0; n < 4; n += 1) emails.push((await guest(app, owner.api, of)).email);
  return { of, emails: emails.sort() };
}

/** Who was sent the mail, as often as they were. */
const told = (emails: readonly string[]): string[] =>
  app.sink.mails
    .filter(
      ({ subject, recipient }) => subject?.startsWith('Your result') && emails.includes(recipient),
    )
    .map(({ recipient }) => recipient)
    .sort();

/** Once somebody was told who was ready after the others. */
async function swept(): Promise<void> {
  const { of, emails } = await handedIn();
  await setRules(app, of.quizId, { released_at: new Date() });
  await expect.poll(() => told(emails), PATIENCE).toEqual(emails);
}

it('when one is killed in the middle, another tells all of them', async () => {
  const { of, emails } = await handedIn();
  const hold = await lockResultMails(app.databaseUrl);
  const killed = await worker();
  await setRules(app, of.quizId, { released_at: new Date() });
  await hold.reached();
  await killed.kill();
  await worker();
  await hold.release();
  await expect.poll(() => told(emails), PATIENCE).toEqual(emails);
  await swept();
  expect(told(emails)).toEqual(emails);
}, 180_000);

it('when two are at it at once, each tells whom the other does not', async () => {
  const { of, emails } = await handedIn();
  const hold = await lockResultMails(app.databaseUrl);
  await Promise.all([worker(), worker()]);
  await setRules(app, of.quizId, { released_at: new Date() });
  await hold.reached();
  await hold.release();
  await expect.poll(() => told(emails), PATIENCE).toEqual(emails);
  await swept();
  expect(told(emails)).toEqual(emails);
}, 180_000);
