/** Staff are notified when what there is to do has changed. */
import { afterEach, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { sitting } from '../setup/attempts.js';
import { candidate, exam } from '../setup/exams.js';
import { person, quiz, type Person } from '../setup/factories.js';
import { importFile } from '../setup/imports.js';
import { answeredBy, answerTo, giveMarks, markedExam, SKY } from '../setup/marking.js';
import { addQuestions, anyMcq } from '../setup/questions.js';
import { stream, type Stream } from '../setup/streams.js';
import { TODAY_CHANGED } from '../setup/today.js';
import { triviaWorkbook } from '../setup/workbooks.js';

const app = useApplication();

/** Without a notification a watcher looks again after thirty seconds: what comes before was notified. */
const NOTIFIED = { timeout: 15_000 };
const LOG_OUT = 'mutation { logOut { success } }';
const MOVE_TO_TRASH = 'mutation ($id: ID!) { deleteQuiz(id: $id) { id } }';
const RELEASE = 'mutation ($quizId: ID!) { releaseResults(quizId: $quizId) { quizId } }';

const open = new Set<Stream>();
afterEach(() => {
  for (const one of open) one.close();
  open.clear();
});

async function watch(token: string): Promise<Stream> {
  const opened = stream(app.server.url, token, TODAY_CHANGED);
  open.add(opened);
  await expect.poll(() => opened.events.length).toBeGreaterThan(0);
  return opened;
}

describe('todayChanged', () => {
  it('is sent to those who watch another exam of the institute, and to no other institute', async () => {
    const [owner, stranger] = [await person(app), await person(app)];
    const { code } = await exam(app, owner.api);
    const [watched, other] = [await watch(owner.token), await watch(stranger.token)];
    const before = watched.events.length;
    await sitting(await candidate(app, code, 'Ada'));
    await expect.poll(() => watched.events.length, NOTIFIED).toBeGreaterThan(before);
    const times = other.events.map(({ todayChanged }) => Date.parse(todayChanged.at as string));
    // Its own looks, half a minute apart.
    for (const [place, time] of times.slice(1).entries())
      expect(time - (times[place] ?? 0)).toBeGreaterThan(25_000);
    expect([...watched.errors, ...other.errors]).toEqual([]);
  });

  it.each<[string, (owner: Person) => Promise<() => Promise<unknown>>]>([
    ['a quiz is made', async ({ api }) => Promise.resolve(async () => quiz(api))],
    [
      'a quiz gets questions',
      async ({ api }) => {
        const quizId = await quiz(api);
        return async () => addQuestions(api, quizId, [anyMcq]);
      },
    ],
    [
      'a quiz is deleted',
      async ({ api }) => {
        const id = await quiz(api);
        return async () => api.ask(MOVE_TO_TRASH, { id });
      },
    ],
    [
      'results are released',
      async ({ api }) => {
        const { quizId } = await exam(app, api, { rules: { review_time: 'ON_RELEASE' } });
        return async () => api.ask(RELEASE, { quizId });
      },
    ],
    [
      'an attempt is submitted',
      async ({ api }) => {
        const page = await sitting(await candidate(app, (await exam(app, api)).code, 'Ada'));
        return async () => page.submit();
      },
    ],
    [
      'an answer is marked',
      async ({ api }) => {
        const answer = await answerTo(
          app,
          api,
          await answeredBy(app, await markedExam(app, api), 'Ada'),
          SKY,
        );
        return async () => giveMarks(api, answer, { marks: '1' });
      },
    ],
    [
      'an import ends',
      async ({ api }) => {
        const quizId = await quiz(api);
        const file = await triviaWorkbook(1);
        return async () => importFile(api, quizId, file);
      },
    ],
    [
      'a learner joins',
      async ({ api }) => {
        const { code } = await exam(app, api);
        return async () => candidate(app, code, 'Ada');
      },
    ],
  ])('is sent when %s', async (_name, prepare) => {
    const owner = await person(app);
    const change = await prepare(owner);
    const { events } = await watch(owner.token);
    const before = events.length;
    await change();
    await expect.poll(() => events.length, NOTIFIED).toBeGreaterThan(before);
  });

  it('ends with the session', async () => {
    const owner = await person(app);
    const { errors, hasEnded } = await watch(owner.token);
    await owner.api.ask(LOG_OUT);
    // The next event finds the session ended: another log-in changes something.
    const again = owner.api.as(owner.token);
    expect((await again.refused('{ today { at } }')).extensions.code).toBe('UNAUTHENTICATED');
    await app.sql('SELECT pg_notify($1, $2)', [
      'examwright_events',
      `institute:${(await app.sql('SELECT institute_id AS id FROM users WHERE email = $1', [owner.email]))[0]?.['id']}`,
    ]);
    await expect.poll(hasEnded, NOTIFIED).toBe(true);
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED']);
  });
});
