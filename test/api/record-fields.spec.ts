/** Records beside foreign ids: to whom they are shown, and when they are null. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { exam, type Exam } from '../setup/exams.js';
import { PASSWORD, person, quiz, type Person } from '../setup/factories.js';
import { colleague } from '../setup/members.js';
import { addQuestions, anyDescriptive, anyMcq } from '../setup/questions.js';
import { takeExam } from '../setup/taking.js';

const app = useApplication();

const RESULTS = `query ($quizId: ID!) { results(quizId: $quizId) { items {
  attemptId candidateId learnerId learner { id name email }
  candidate { id name quiz { id title } learner { id } } attempt { id number }
} } }`;
const CANDIDATES = `query ($quizId: ID!) { candidates(quizId: $quizId) { items {
  name learner { id name email } quiz { id }
} } }`;
const PAPER = `query ($id: ID!) { attemptPaper(attemptId: $id) {
  quiz { id } previousAttempt { id } nextAttempt { id }
  questions { questionId question { __typename id position quiz { id } } }
} }`;
const AUDIT = `{ auditLog(pageSize: 100) { items { actorId actor { id isYou } quizId quiz { id } } } }`;

let owner: Person;
let marker: Person;
let of: Exam;
let attemptIds: string[];
beforeAll(async () => {
  owner = await person(app);
  marker = await colleague(app, owner, 'MARKER');
  of = await exam(app, owner.api, { title: 'Algebra' });
  const pages = [await takeExam(app, of, {}, 'Anna'), await takeExam(app, of, {}, 'Ben')];
  attemptIds = pages.map(({ id }) => id);
});

async function results(by: Api): Promise<Data[]> {
  return (await by.ask(RESULTS, { quizId: of.quizId }))['results'].items as Data[];
}

describe('a result', () => {
  it('leads to its learner, its candidate and its attempt', async () => {
    const [ben, anna] = await results(owner.api);
    expect(anna).toEqual({
      attemptId: attemptIds[0],
      candidateId: anna?.['candidateId'],
      learnerId: anna?.['learnerId'],
      learner: { id: anna?.['learnerId'], name: 'Anna', email: null },
      candidate: {
        id: anna?.['candidateId'],
        name: 'Anna',
        quiz: { id: of.quizId, title: 'Algebra' },
        learner: { id: anna?.['learnerId'] },
      },
      attempt: { id: attemptIds[0], number: 1 },
    });
    expect(ben).toMatchObject({ learner: { name: 'Ben' }, candidate: { name: 'Ben' } });
  });

  it('shows markers no candidate, whom they may not list', async () => {
    const [result] = await results(marker.api);
    expect(result).toMatchObject({ learner: { name: 'Ben' }, candidate: null });
    expect(result?.['attempt']).toEqual({ id: attemptIds[1], number: 1 });
  });
});

it('a candidate leads to the learner and the quiz', async () => {
  const { items } = (await owner.api.ask(CANDIDATES, { quizId: of.quizId }))['candidates'];
  const learner = expect.objectContaining({ name: 'Anna', email: null }) as Data;
  expect(items).toContainEqual({ name: 'Anna', learner, quiz: { id: of.quizId } });
});

it('a paper leads to its neighbours, and its questions to those of the quiz', async () => {
  const { attemptPaper } = await owner.api.ask(PAPER, { id: attemptIds[0] });
  const { quiz: beside, previousAttempt, nextAttempt, questions } = attemptPaper;
  expect({ beside, previousAttempt, nextAttempt }).toEqual({
    beside: { id: of.quizId },
    previousAttempt: { id: attemptIds[1] },
    nextAttempt: null,
  });
  const asked = (questions as Data[]).map(({ question }) => question as Data);
  expect(asked.map(({ quiz: its }) => its as Data)).toEqual(asked.map(() => ({ id: of.quizId })));
  const kinds = asked.map(({ __typename, position }) => `${position} ${__typename}`);
  expect(kinds.sort()).toEqual(['1 McqQuestion', '2 DescriptiveQuestion']);
});

it('a deleted record is null, and its id stays', async () => {
  const quizId = await quiz(owner.api);
  const added = await addQuestions(owner.api, quizId, [anyMcq, anyDescriptive]);
  const [first, second] = added.map(({ id }) => id as string);
  const deleted = `query ($quizId: ID!) { quiz(id: $quizId) {
    deletedQuestions { items { id quizId quiz { id } } }
    questions { items { id position quiz { id } } }
  } }`;
  await owner.api.ask('mutation ($id: ID!) { deleteQuestion(id: $id) { id } }', { id: first });
  const beside = { quiz: { id: quizId } };
  expect((await owner.api.ask(deleted, { quizId }))['quiz']).toEqual({
    deletedQuestions: { items: [{ id: first, quizId, ...beside }] },
    questions: { items: [{ id: second, position: 1, ...beside }] },
  });
  await owner.api.ask('mutation ($id: ID!) { deleteQuiz(id: $id) { id } }', { id: quizId });
  const { items } = (await owner.api.ask(AUDIT))['auditLog'];
  const entries = (items as Data[]).filter((entry) => entry['quizId'] === quizId);
  expect(entries.map((entry) => entry['quiz'] as Data | null)).toEqual(entries.map(() => null));
  expect(entries.length).toBeGreaterThan(0);
});

describe('an entry of the audit log', () => {
  it('leads to the member who acted, and to the quiz', async () => {
    const { items } = (await owner.api.ask(AUDIT))['auditLog'];
    const [entry] = (items as Data[]).filter(({ quizId }) => quizId === of.quizId);
    const { actorId } = entry ?? {};
    expect(entry).toMatchObject({ actor: { id: actorId, isYou: true }, quiz: { id: of.quizId } });
  });

  it('shows access tokens no member, as the list of members does not', async () => {
    const text = `mutation ($password: String!) {
      createAccessToken(input: { name: "Audit", scope: READ, password: $password }) { token }
    }`;
    const { createAccessToken } = await owner.api.ask(text, { password: PASSWORD });
    const { items } = (await app.api.as(createAccessToken.token as string).ask(AUDIT))['auditLog'];
    expect((items as Data[]).filter(({ actor }) => actor !== null)).toEqual([]);
    expect((items as Data[]).filter(({ actorId }) => actorId !== null)).not.toEqual([]);
  });
});

it('counts in the cost of a query', async () => {
  const costOf = async (fields: string): Promise<number> => {
    const query = `{ quizzes(pageSize: 100) { items { id openImport { id ${fields} } } } }`;
    const response = await owner.api.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const { extensions } = (await response.json()) as Data;
    return extensions.cost.requested as number;
  };
  expect((await costOf('quiz { id title }')) - (await costOf(''))).toBe(100 * 3);
});
