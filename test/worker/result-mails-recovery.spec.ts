/** Result mails: each candidate gets one, even if the worker that sends them is killed. */
import { beforeAll, expect, it } from 'vitest';
import { useOwnApplication } from '../setup/application.js';
import { exam, setRules, type Exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { submittedInvitation } from '../setup/invited-candidates.js';
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
});

/**
 * An exam that four candidates have submitted, whose results are not released. @returns their
 * addresses
 */
async function submittedExam(): Promise<{ of: Exam; emails: string[] }> {
  const rules = { review_time: 'ON_RELEASE', mails_results: true };
  const of = await exam(app, owner.api, { questions: [anyMcq], rules });
  const emails: string[] = [];
  for (let n = 0; n < 4; n += 1) emails.push((await submittedInvitation(app, owner.api, of)).email);
  return { of, emails: emails.sort() };
}

/** The recipients of the mail, once per mail. */
const notified = (emails: readonly string[]): string[] =>
  app.sink.mails
    .filter(
      ({ subject, recipient }) => subject?.startsWith('Your result') && emails.includes(recipient),
    )
    .map(({ recipient }) => recipient)
    .sort();

/** Until a candidate was notified whose results were ready after the others. */
async function swept(): Promise<void> {
  const { of, emails } = await submittedExam();
  await setRules(app, of.quizId, { released_at: new Date() });
  await expect.poll(() => notified(emails), PATIENCE).toEqual(emails);
}

it('when a worker is killed in the middle, another one notifies all of them', async () => {
  const { of, emails } = await submittedExam();
  const lock = await lockResultMails(app.databaseUrl);
  const killed = await worker();
  await setRules(app, of.quizId, { released_at: new Date() });
  await lock.reached();
  await killed.kill();
  await worker();
  await lock.release();
  await expect.poll(() => notified(emails), PATIENCE).toEqual(emails);
  await swept();
  expect(notified(emails)).toEqual(emails);
}, 180_000);

it('when two workers run at once, each notifies those whom the other does not', async () => {
  const { of, emails } = await submittedExam();
  const lock = await lockResultMails(app.databaseUrl);
  await Promise.all([worker(), worker()]);
  await setRules(app, of.quizId, { released_at: new Date() });
  await lock.reached();
  await lock.release();
  await expect.poll(() => notified(emails), PATIENCE).toEqual(emails);
  await swept();
  expect(notified(emails)).toEqual(emails);
}, 180_000);
