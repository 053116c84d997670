import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from '../setup/api.js';
import type { Application } from '../setup/application.js';
import { moveDeadline, sitting, type Page } from '../setup/attempts.js';
import { query } from '../setup/database.js';
import { candidate, exam, type Exam } from '../setup/exams.js';
import { signedUp } from '../setup/factories.js';
import { startMailSink, type MailSink } from '../setup/mail-sink.js';
import { startServer, type Environment, type RunningServer } from '../setup/processes.js';
import { anyMcq } from '../setup/questions.js';
import { QUEUE_SETUPS, type QueueSetup } from '../setup/queues.js';
import { commit, transaction, waiting } from '../setup/transactions.js';

/** The worker submits what is saved of an attempt when its time is over. */

const CLASS = 40;

describe.each(QUEUE_SETUPS)(
  'with the queue in %s, an attempt whose time is over',
  (_name, open) => {
    let site: QueueSetup;
    let sink: MailSink;
    let environment: Environment;
    let server: RunningServer;
    let worker: RunningServer;
    let given: Exam;
    const sql: Application['sql'] = async (text, values) => query(site.databaseUrl, text, values);
    // The application parts that creating an exam and a candidate needs.
    let app: Pick<Application, 'api' | 'sink' | 'sql'> & Application;

    beforeAll(async () => {
      site = await open();
      sink = await startMailSink();
      const shared = { JWT_SECRET: 'x'.repeat(32), SMTP_URL: sink.url, RATE_LIMIT: 'off' };
      environment = { ...site.environment, ...shared };
      server = await startServer({ ...environment, ROLE: 'api' });
      worker = await startServer({ ...environment, ROLE: 'worker' });
      app = { api: new Api(server.url), sink, sql } as typeof app;
      given = await exam(app, (await signedUp(app.api, sink)).api, { questions: [anyMcq, anyMcq] });
    });
    afterAll(async () => {
      await worker.stop();
      await server.stop();
      await sink.close();
      await site.close();
    });

    const atIt = async (name: string): Promise<Page> =>
      sitting(await candidate(app, given.code, name));
    const endOf = async ({ id }: Page): Promise<unknown> =>
      (await sql('SELECT submitted_by AS by, score::text FROM attempts WHERE id = $1', [id]))[0];

    it('is submitted and marked as it is saved, without a request', async () => {
      const page = await atIt('Ada');
      const right = page.questions[0]?.['options'][1].id as string;
      await page.save([page.entry(0, { response: { optionId: right } })]);
      await moveDeadline(app, page.id, -11);
      await expect.poll(async () => endOf(page)).toEqual({ by: 'TIME', score: '1.00' });
      const events = 'SELECT kind, details FROM exam_events WHERE attempt_id = $1 ORDER BY id';
      expect(await sql(events, [page.id])).toMatchObject([
        { kind: 'STARTED' },
        { kind: 'SUBMITTED', details: { by: 'TIME' } },
      ]);
    });

    it('is submitted once, for a whole class, even with revoked links and a deleted quiz', async () => {
      const pages = [];
      for (let one = 0; one < CLASS; one += 1) pages.push(await atIt(`Learner ${one}`));
      await Promise.all(pages.map((page) => page.save([page.entry(0), page.entry(1)])));
      const late = await atIt('Grace');
      await moveDeadline(app, late.id, 0);
      const ids = pages.map(({ id }) => id);
      const { quizId } = given;
      await sql('UPDATE candidates SET revoked_at = now() WHERE quiz_id = $1', [quizId]);
      await sql('UPDATE quizzes SET deleted_at = now() WHERE id = $1', [quizId]);
      const over = `UPDATE attempts SET deadline_at = now() - interval '11 seconds' WHERE id = ANY($1)`;
      await sql(over, [ids]);
      const state = async (): Promise<unknown> =>
        (
          await sql(
            `SELECT count(*)::int AS count, sum((receipt->>'answered')::int)::int AS answered,
             (SELECT count(*)::int FROM exam_events
              WHERE attempt_id = ANY($1) AND kind = 'SUBMITTED') AS events
           FROM attempts WHERE id = ANY($1) AND submitted_by = 'TIME'`,
            [ids],
          )
        )[0];
      await expect.poll(state).toEqual({ count: CLASS, answered: 2 * CLASS, events: CLASS });
      await sql('UPDATE candidates SET revoked_at = NULL WHERE quiz_id = $1', [quizId]);
      await sql('UPDATE quizzes SET deleted_at = NULL WHERE id = $1', [quizId]);
    });

    it('is submitted by another worker when one is killed in the middle of it', async () => {
      const page = await atIt('Ada');
      const lock = await transaction(
        site.databaseUrl,
        'SELECT FROM attempts WHERE id = $1 FOR UPDATE',
        [page.id],
      );
      await lock.query(
        `UPDATE attempts SET deadline_at = now() - interval '11 seconds' WHERE id = $1`,
        [page.id],
      );
      // In one message, so that no worker gets the lock between the two transactions.
      await lock.query(`COMMIT; BEGIN; SELECT FROM attempts WHERE id = '${page.id}' FOR UPDATE`);
      await waiting(site.databaseUrl, 1);
      await worker.kill();
      await commit(lock);
      expect(await endOf(page)).toEqual({ by: null, score: null });
      worker = await startServer({ ...environment, ROLE: 'worker' });
      await expect.poll(async () => endOf(page)).toEqual({ by: 'TIME', score: '0.00' });
    });
  },
);
