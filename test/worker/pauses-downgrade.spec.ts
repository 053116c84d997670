/** Running attempts lose no time of a pause at a downgrade, and nothing is left that an earlier release does not know. */
import { beforeAll, expect, it } from 'vitest';
import type { Page } from '../setup/attempts.js';
import { useOwnApplication } from '../setup/application.js';
import { person, type Person } from '../setup/factories.js';
import { revertTo } from '../setup/migrating.js';
import {
  about,
  ageAttempt,
  halfHourExam,
  lengthenPause,
  pauseExam,
  resumeExam,
  startedPage,
} from '../setup/pauses.js';
import {
  askToReturn,
  CONFIRM_RETURN,
  idOfCandidate,
  returnBy,
  returnCode,
} from '../setup/returns.js';

const app = useOwnApplication();
let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

/** As the release before pauses computes it, and as it is stored: minutes from the start. */
const DEADLINE = `SELECT
    extract(epoch FROM coalesce(a.reopened_until, least(a.started_at + make_interval(secs =>
      (a.rules->>'durationMinutes')::numeric * 60 * (100 + c.extra_time_percent) / 100),
      coalesce(c.closes_at, r.closes_at))) + make_interval(secs => a.extension_seconds) - a.started_at)::float8
      / 60 AS recomputed,
    extract(epoch FROM a.deadline_at - a.started_at)::float8 / 60 AS stored
  FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN exam_rules r ON r.quiz_id = c.quiz_id
  WHERE a.id = $1`;
const PAUSED = 20;

it('a downgrade makes extensions of pauses, and removes events that are not known before', async () => {
  const given = await halfHourExam(app, owner.api);
  const { quizId, code } = given;
  const page = await startedPage(app, given);
  await ageAttempt(app, page, 5);
  await pauseExam(owner.api, quizId);
  await lengthenPause(app, quizId, PAUSED);
  await resumeExam(owner.api, quizId);
  const input = { attemptId: page.id, minutes: 3, reason: 'Slow computer' };
  const extend = 'mutation ($input: ExtendTimeInput!) { extendTime(input: $input) { id } }';
  await owner.api.ask(extend, { input });
  const { token } = page.candidate;
  await returnBy(app.api, code, (await returnCode(app, token)) ?? '');
  const { id } = await askToReturn(app.api, code, 'Ada');
  const candidateId = await idOfCandidate(owner.api, quizId, 'Ada');
  await owner.api.ask(CONFIRM_RETURN, { input: { id, candidateId } });
  // A second exam is paused during the downgrade.
  const still = await halfHourExam(app, owner.api);
  const paused = await startedPage(app, still, 'Grace');
  await pauseExam(owner.api, still.quizId);
  await lengthenPause(app, still.quizId, PAUSED);
  await app.server.stop();

  const minutesOf = async (of: Page) => {
    const [row] = await app.sql<{ recomputed: number; stored: number }>(DEADLINE, [of.id]);
    return row;
  };
  await revertTo(app.databaseUrl, 'PausesAndMessages1795931064534');
  const whole = 30 + PAUSED;
  expect(await minutesOf(page)).toEqual({ recomputed: about(whole + 3), stored: about(whole + 3) });
  expect(await minutesOf(paused)).toEqual({ recomputed: about(whole), stored: about(whole) });
  const kinds = await app.sql('SELECT DISTINCT kind FROM exam_events ORDER BY kind');
  expect(kinds.map(({ kind }) => kind)).toEqual(['EXTENDED', 'STARTED']);
  const actions = await app.sql('SELECT DISTINCT action FROM audit_events');
  for (const action of ['EXAM_PAUSED', 'EXAM_RESUMED', 'RETURN_CONFIRMED'])
    expect(actions).not.toContainEqual({ action });
});
