import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { useOwnApplication } from '../setup/application.js';
import { examByInvitation } from '../setup/exams.js';
import { startExport } from '../setup/exports.js';
import { person } from '../setup/factories.js';
import { ADD_TO_LIST, classList, INVITE, invite, REMIND } from '../setup/learners.js';
import { MARK } from '../setup/marking.js';
import { ERASE, markedLearner } from '../setup/personal-data.js';
import { lockErasure } from '../setup/row-locks.js';
import { rowsNaming } from '../setup/rows-naming.js';

/** What others write about a learner while they are being erased is erased, too, or refused. */

const app = useOwnApplication();

it('leaves nothing that others wrote meanwhile', async () => {
  const { api } = await person(app);
  const name = 'Quirina';
  const { exam, invited, id } = await markedLearner(app, api, name);
  const { email, page } = invited;
  const listId = await classList(api, [{ email, name }]);
  const waiting = await examByInvitation(app, api);
  await invite(api, waiting.quizId, [{ email, name }]);
  const other = await examByInvitation(app, api);
  const [grade] = await app.sql<{ id: string; version: number }>(
    `SELECT id, version FROM grades WHERE attempt_id = $1 AND source = 'MARKER' LIMIT 1`,
    [page.id],
  );
  const lock = await lockErasure(app.databaseUrl);
  const erasing = api.ask(ERASE, { id, name });
  await lock.reached();

  const mark = { ...grade, marks: '2', comment: `${name}!`, reason: `${name} asked` };
  const late = page.questions.map((_, place) =>
    page.entry(place, { response: { text: `Late, says ${name}` }, sequence: 9 }),
  );
  const others: Promise<unknown>[] = [
    api.send(MARK, { input: mark }),
    api.send(INVITE, { input: { quizId: other.quizId, classListIds: [listId] } }),
    api.send(REMIND, { quizId: waiting.quizId }),
    api.send(ADD_TO_LIST, { id: listId, people: [{ name: 'Somebody' }] }),
    api.fetch(`/learners/${id}/personal-data.json`),
    startExport(api, exam.quizId, 'RESULTS', 'CSV'),
    page.save(late),
  ];
  await sleep(500);
  await lock.release();
  await erasing;
  const answers = await Promise.all(others);
  expect(JSON.stringify(answers)).not.toContain('INTERNAL');

  expect(await rowsNaming(app, [name, email])).toEqual([]);
  const links = `SELECT id FROM candidates WHERE learner_id = $1 AND revoked_at IS NULL`;
  expect(await app.sql(links, [id])).toEqual([]);
  expect(await app.sql('SELECT id FROM late_responses WHERE attempt_id = $1', [page.id])).toEqual(
    [],
  );
  expect(await app.sql('SELECT id FROM exports WHERE quiz_id = $1', [exam.quizId])).toEqual([]);
});
