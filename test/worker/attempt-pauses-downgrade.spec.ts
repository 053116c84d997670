/** An attempt that was paused individually goes on after a downgrade, and loses no time. */
import { beforeAll, expect, it } from 'vitest';
import { useOwnApplication } from '../setup/application.js';
import { closeExam, exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { REOPEN } from '../setup/interventions.js';
import { revertTo } from '../setup/migrating.js';
import {
  about,
  halfHourExam,
  lengthenAttemptPause,
  pauseAttempt,
  pauseExam,
  resumeAttempt,
  startedPage,
} from '../setup/pauses.js';

const app = useOwnApplication();
let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

const STATE = `SELECT a.paused_at IS NOT NULL AS stands,
    extract(epoch FROM a.deadline_at - a.started_at)::float8 / 60 AS minutes,
    extract(epoch FROM least(a.started_at + make_interval(secs => a.paused_seconds + 1800), r.closes_at)
      + make_interval(secs => a.extension_seconds) - a.started_at)::float8 / 60 AS recomputed
  FROM attempts a JOIN exam_rules r ON r.quiz_id = a.quiz_id WHERE a.id = $1`;
const PAUSED = 20;

it('a downgrade lets it go on, unless its exam is paused', async () => {
  const given = await halfHourExam(app, owner.api);
  const alone = await startedPage(app, given);
  const closed = await halfHourExam(app, owner.api);
  const late = await startedPage(app, closed);
  await closeExam(app, owner.api, closed.quizId, new Date(Date.now() + 10 * 60_000));
  const endless = await startedPage(app, await exam(app, owner.api));
  const reopened = await startedPage(app, await halfHourExam(app, owner.api));
  await reopened.submit();
  const input = { attemptId: reopened.id, minutes: 5, reason: 'Slow computer' };
  await owner.api.ask(REOPEN, { input });
  const resumed = await startedPage(app, closed, 'Grace');
  await pauseAttempt(owner.api, resumed);
  await lengthenAttemptPause(app, resumed.id, PAUSED);
  await resumeAttempt(owner.api, resumed);
  const paused = await halfHourExam(app, owner.api);
  const both = await startedPage(app, paused);
  for (const page of [alone, late, both, endless, reopened]) {
    await pauseAttempt(owner.api, page);
    await lengthenAttemptPause(app, page.id, PAUSED);
  }
  await pauseExam(owner.api, paused.quizId);
  const audited = async () => app.sql('SELECT DISTINCT action FROM audit_events');
  expect(await audited()).toContainEqual({ action: 'ATTEMPT_PAUSED' });
  await app.server.stop();

  await revertTo(app.databaseUrl, 'AttemptPauses1796011420995');
  const stateOf = async (id: string) => (await app.sql(STATE, [id]))[0];
  const gone = (minutes: number) => ({
    stands: false,
    minutes: about(minutes),
    recomputed: about(minutes),
  });
  expect(await stateOf(alone.id)).toEqual(gone(30 + PAUSED));
  expect(await stateOf(late.id)).toEqual(gone(10 + PAUSED));
  expect(await stateOf(resumed.id)).toEqual(gone(10 + PAUSED));
  expect(await stateOf(endless.id)).toMatchObject({ stands: false, minutes: null });
  expect(await stateOf(reopened.id)).toMatchObject({ stands: false, minutes: about(5 + PAUSED) });
  expect(await stateOf(both.id)).toMatchObject({ stands: true, minutes: about(30) });
  for (const action of ['ATTEMPT_PAUSED', 'ATTEMPT_RESUMED'])
    expect(await audited()).not.toContainEqual({ action });
});
