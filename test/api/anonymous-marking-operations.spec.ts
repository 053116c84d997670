/** In an exam that is marked anonymously, no operation shows markers a name. */
import { beforeAll, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { sitting, type Page } from '../setup/attempts.js';
import type { DataKind } from '../setup/account-data.js';
import { anyEmail, person, type Person } from '../setup/factories.js';
import { EXTEND } from '../setup/interventions.js';
import { invite, LINK } from '../setup/learners.js';
import { ADD_REMARK, markedExam, SETTINGS } from '../setup/marking.js';
import { colleague } from '../setup/members.js';
import { operationsOfMarkers, responsesTo } from '../setup/marker-operations.js';
import { PAUSE } from '../setup/pauses.js';

const app = useApplication();
const NAME = 'Persephone Quillfeather';
const email = anyEmail();

let owner: Person;
let marker: Person;
/** The name of every candidate of one exam. */
const theirs = new Map<DataKind, string>();
/** What must stay hidden: names, addresses, and ids that lead to them elsewhere. */
const secrets: string[] = [NAME, email];

async function idOf(statement: string, ...values: unknown[]): Promise<string> {
  return (await app.sql<{ id: string }>(statement, values))[0]?.id ?? '';
}

/** Two attempts of one candidate: one is submitted, with a late answer; the other runs. */
beforeAll(async () => {
  owner = await person(app);
  marker = await colleague(app, owner, 'MARKER');
  const { quizId } = await markedExam(app, owner.api, { rules: { attempts_allowed: 2 } });
  const input = { quizId, version: 1, isAnonymous: true, step: 1 };
  await owner.api.ask(SETTINGS, { input });
  await app.sql('UPDATE quizzes SET duration_minutes = 60 WHERE id = $1', [quizId]);
  await invite(owner.api, quizId, [{ name: NAME, email }]);
  const candidateId = await idOf('SELECT id FROM candidates WHERE quiz_id = $1', quizId);
  const url = (await owner.api.ask(LINK, { id: candidateId }))['candidateLink'].url as string;
  const token = url.split('#')[1] ?? '';
  const page = await sitting({ token, api: app.api.as(token) });
  await owner.api.ask(EXTEND, { input: { attemptId: page.id, minutes: 5, reason: NAME } });
  await page.save(page.questions.map((_, place) => page.entry(place)));
  await page.submit();
  await page.save([page.entry(0, { response: { text: 'Late' } })]);
  const running = await sitting({ token, api: app.api.as(token) });
  await noted(quizId, candidateId, page);
  await owner.api.ask(PAUSE, { input: { quizId, reason: NAME } });
  secrets.push(candidateId, theirs.get('learner') ?? NAME, page.id, running.id);
});

async function noted(quizId: string, candidateId: string, { id: attemptId }: Page): Promise<void> {
  const waiting = 'FROM grades WHERE attempt_id = $1 AND outcome = $2 ORDER BY id LIMIT 1';
  const questionId = await idOf(`SELECT question_id AS id ${waiting}`, attemptId, 'WAITING');
  const remark = { quizId, shortcut: 'good', text: 'Good.' };
  await app.sql(`INSERT INTO outages (began_at, ended_at) SELECT started_at, now() FROM attempts
    WHERE id = '${attemptId}'`);
  // Once they have read a list, markers know candidates by these numbers.
  await marker.api.ask('query ($id: ID!) { markingLearners(quizId: $id) { totalCount } }', {
    id: quizId,
  });
  const found: [DataKind[], string][] = [
    [['quiz', 'attemptedQuiz', 'markedQuiz'], quizId],
    [['attempt', 'lateAttempt', 'markedAttempt'], attemptId],
    [['question', 'descriptiveQuestion', 'markedQuestion'], questionId],
    [['markedAnswer'], await idOf(`SELECT id ${waiting}`, attemptId, 'WAITING')],
    [['candidate'], candidateId],
    [['learner'], await idOf('SELECT learner_id AS id FROM candidates WHERE id = $1', candidateId)],
    [['markedLearner'], await idOf('SELECT id FROM marking_aliases WHERE quiz_id = $1', quizId)],
    [['lateAnswer'], await idOf('SELECT id FROM late_responses WHERE attempt_id = $1', attemptId)],
    [['remark'], (await owner.api.ask(ADD_REMARK, { input: remark }))['addRemark'].id as string],
  ];
  for (const [kinds, id] of found) for (const kind of kinds) theirs.set(kind, id);
}

it.each(operationsOfMarkers.map((operation) => [operation.name, operation] as const))(
  '%s shows a marker no name',
  async (_name, operation) => {
    const answer = await responsesTo(marker.api, operation, theirs);
    for (const secret of secrets) expect(answer).not.toContain(secret);
  },
);

it('the test would notice a name: owners get names from operations that markers are refused', async () => {
  const naming = [];
  for (const operation of operationsOfMarkers.filter(({ kind }) => kind === 'query'))
    if ((await responsesTo(owner.api, operation, theirs)).includes(NAME))
      naming.push(operation.name);
  expect(naming.sort()).toEqual([
    'attemptPaper',
    'bubbleSheet',
    'classPicture',
    'examEvents',
    'examPause',
    'learnerProgress',
    'resultConnection',
    'results',
  ]);
});

it('anonymity ends once all is marked and nobody takes the exam any more', async () => {
  const PAGES = 'query ($quizId: ID!) { results(quizId: $quizId) { items { name } } }';
  const quizId = theirs.get('quiz');
  const code = async () =>
    (await marker.api.send(PAGES, { quizId })).errors.map((e) => e.extensions.code);
  await app.sql(`UPDATE grades SET outcome = 'RIGHT', marks = max_marks WHERE quiz_id = $1`, [
    quizId,
  ]);
  // Names beside a paper that is still being written would be remembered when it is marked.
  expect(await code()).toEqual(['MARKING_ANONYMOUS']);
  await app.sql('DELETE FROM attempts WHERE quiz_id = $1 AND submitted_at IS NULL', [quizId]);
  // A marker who has seen names could still change the last marks.
  const settle = async (at: string) =>
    app.sql(`UPDATE attempts SET settles_at = ${at} WHERE quiz_id = $1`, [quizId]);
  await settle(`now() + interval '1 minute'`);
  expect(await code()).toEqual(['MARKING_ANONYMOUS']);
  await settle('now()');
  expect(JSON.stringify(await marker.api.ask(PAGES, { quizId }))).toContain(NAME);
});
