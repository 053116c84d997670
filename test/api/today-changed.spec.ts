/** Staff are notified when what there is to do has changed. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { sitting } from '../setup/attempts.js';
import { candidate, exam } from '../setup/exams.js';
import { anyEmail, logIn, person, quiz, type Person } from '../setup/factories.js';
import { importFile } from '../setup/imports.js';
import { answeredBy, answerTo, giveMarks, markedExam, SKY } from '../setup/marking.js';
import { candidatesOf, invite, RESTORE, REVOKE, SET_ACCOMMODATIONS } from '../setup/learners.js';
import { MOVE } from '../setup/question-transfers.js';
import { ERASE } from '../setup/personal-data.js';
import { addQuestions, anyMcq, EDIT_QUESTION, mcq } from '../setup/questions.js';
import { stream, type Stream } from '../setup/streams.js';
import { TODAY_CHANGED } from '../setup/today.js';
import { DELETE_QUESTION, RESTORE_QUESTION } from '../setup/trash.js';
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

/** An exam with an invited learner. @returns the change of that learner */
async function withInvited(
  { api }: Person,
  change: (api: Api, candidateId: string) => Promise<unknown>,
  before?: typeof change,
): Promise<() => Promise<unknown>> {
  const { quizId } = await exam(app, api);
  await invite(api, quizId, [{ email: anyEmail() }]);
  const [invited] = await candidatesOf(api, quizId);
  const id = invited?.['id'] as string;
  await before?.(api, id);
  return async () => change(api, id);
}

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
      'a question is edited',
      async ({ api }) => {
        const [added] = await addQuestions(api, await quiz(api), [anyMcq]);
        const change = { id: added?.['id'], version: 1, question: mcq('Again?') };
        return async () => api.ask(EDIT_QUESTION, change);
      },
    ],
    [
      'a question is deleted',
      async ({ api }) => {
        const [added] = await addQuestions(api, await quiz(api), [anyMcq]);
        return async () => api.ask(DELETE_QUESTION, { id: added?.['id'] });
      },
    ],
    [
      'a question is restored',
      async ({ api }) => {
        const [added] = await addQuestions(api, await quiz(api), [anyMcq]);
        await api.ask(DELETE_QUESTION, { id: added?.['id'] });
        return async () => api.ask(RESTORE_QUESTION, { questionId: added?.['id'] });
      },
    ],
    [
      'a question is moved',
      async ({ api }) => {
        const [added] = await addQuestions(api, await quiz(api), [anyMcq]);
        const toQuizId = await quiz(api, 'Other');
        const input = { questionIds: [added?.['id']], toQuizId };
        return async () => api.ask(MOVE, { input });
      },
    ],
    [
      'a learner is removed',
      async (owner) => withInvited(owner, async (api, id) => api.ask(REVOKE, { id })),
    ],
    [
      'a learner is restored',
      async (owner) =>
        withInvited(
          owner,
          async (api, id) => api.ask(RESTORE, { id }),
          async (api, id) => api.ask(REVOKE, { id }),
        ),
    ],
    [
      'a learner gets more time',
      async (owner) =>
        withInvited(owner, async (api, id) =>
          api.ask(SET_ACCOMMODATIONS, { input: { candidateId: id, extraTimePercent: 25 } }),
        ),
    ],
    [
      'a learner is erased',
      async (owner) =>
        withInvited(owner, async (api, candidateId) => {
          const [learner] = await app.sql(
            'SELECT l.id, l.name FROM learners l JOIN candidates c ON c.learner_id = l.id WHERE c.id = $1',
            [candidateId],
          );
          return api.ask(ERASE, { id: learner?.['id'], name: learner?.['name'] });
        }),
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
    // The next event finds the session ended.
    const again = owner.api.as(owner.token);
    expect((await again.refused('{ today { at } }')).extensions.code).toBe('UNAUTHENTICATED');
    // The same person logs in again, and changes something.
    const { api } = await logIn(owner.api, owner.email);
    await quiz(api);
    await expect.poll(hasEnded, NOTIFIED).toBe(true);
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED']);
  });
});
