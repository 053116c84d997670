/** Once somebody else is assigned what they may not see, no operation shows it to a marker. */
import { beforeAll, expect, it } from 'vitest';
import type { DataKind } from '../setup/account-data.js';
import { useApplication } from '../setup/application.js';
import { person, type Person } from '../setup/factories.js';
import { operationsOfMarkers, responsesTo } from '../setup/marker-operations.js';
import { ADD_REMARK, answeredBy, answerTo, giveMarks, markedExam, SKY } from '../setup/marking.js';
import { accountId, assign } from '../setup/marking-team.js';
import { colleague } from '../setup/members.js';
import { PAUSE } from '../setup/pauses.js';

const app = useApplication();
const NAME = 'Persephone Quillfeather';
const WRITTEN = 'It scatters, quoth she';
const COMMENT = 'Which angle, pray?';

let owner: Person;
/** Is assigned another learner. */
let marker: Person;
/** The ids of what the marker must not see. */
const theirs = new Map<DataKind, string>();
const secrets = [NAME, WRITTEN, COMMENT];

async function idOf(statement: string, ...values: unknown[]): Promise<string> {
  return (await app.sql<{ id: string }>(statement, values))[0]?.id ?? '';
}

beforeAll(async () => {
  owner = await person(app);
  marker = await colleague(app, owner, 'MARKER');
  const of = await markedExam(app, owner.api);
  const { quizId } = of;
  const page = await answeredBy(app, of, NAME, { [SKY]: WRITTEN });
  await answeredBy(app, of, 'Ben');
  const answer = await answerTo(app, owner.api, page, SKY);
  await giveMarks(owner.api, answer, { marks: '2', comment: COMMENT });
  const ALIAS = `SELECT m.id FROM marking_aliases m JOIN candidates c ON c.id = m.candidate_id
    JOIN learners l ON l.id = c.learner_id WHERE c.quiz_id = $1 AND (l.name = $2)`;
  const learnerIds = [await idOf(ALIAS, quizId, 'Ben')];
  await assign(owner.api, quizId, await accountId(app, marker), { learnerIds });
  const candidateId = await idOf('SELECT candidate_id AS id FROM attempts WHERE id = $1', page.id);
  const remark = { quizId, shortcut: 'good', text: 'Good.' };
  const found: [DataKind[], string][] = [
    [['quiz', 'attemptedQuiz', 'markedQuiz'], quizId],
    [['attempt', 'markedAttempt'], page.id],
    [['question', 'descriptiveQuestion', 'markedQuestion'], answer['answered'].questionId],
    [['markedAnswer'], answer['id']],
    [['candidate'], candidateId],
    [['learner'], await idOf('SELECT learner_id AS id FROM candidates WHERE id = $1', candidateId)],
    [['markedLearner'], await idOf(ALIAS, quizId, NAME)],
    [['remark'], (await owner.api.ask(ADD_REMARK, { input: remark }))['addRemark'].id as string],
  ];
  for (const [kinds, id] of found) for (const kind of kinds) theirs.set(kind, id);
  await owner.api.ask(PAUSE, { input: { quizId, reason: NAME } });
  secrets.push(candidateId);
});

it.each(operationsOfMarkers.map((operation) => [operation.name, operation] as const))(
  '%s shows nothing of what others mark',
  async (_name, operation) => {
    const answer = await responsesTo(marker.api, operation, theirs);
    for (const secret of secrets) expect(answer).not.toContain(secret);
  },
);

it('the test would notice it: these operations show it to owners', async () => {
  const showing = [];
  for (const operation of operationsOfMarkers.filter(({ kind }) => kind === 'query')) {
    const answer = await responsesTo(owner.api, operation, theirs);
    if (secrets.some((secret) => answer.includes(secret))) showing.push(operation.name);
  }
  expect(showing.sort()).toEqual([
    'attemptPaper',
    'bubbleSheet',
    'classPicture',
    'examEvents',
    'examPause',
    'gradeHistory',
    'learnerProgress',
    'markingAnswer',
    'markingAnswers',
    'markingLearners',
    'resultConnection',
    'results',
  ]);
});

it('figures of an exam are those of all its learners', async () => {
  const FIGURES = 'query ($quizId: ID!) { examFigures(quizId: $quizId) { __typename } }';
  const quizId = theirs.get('quiz');
  const { extensions } = await marker.api.refused(FIGURES, { quizId });
  expect(extensions.code).toBe('MARKING_ASSIGNED');
  await owner.api.ask(FIGURES, { quizId });
});
