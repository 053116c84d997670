/** Sets up the screenshots: the class of the demonstration takes an exam of ours. */
import { randomUUID } from 'node:crypto';
import { ESSAY, LEAF, LEAF_SHOWS, MINUTES, QUESTIONS, TITLE } from './paper.mjs';

const ANSWER =
  'By day it makes oxygen and sugar out of carbon dioxide and water. At night it breathes, and that gives both back.';
/**
 * How many questions each candidate has answered; those who have answered all submit. Null: not
 * started.
 */
const PROGRESS = [10, 6, 4, 10, 5, 3, null, 7];

/** Calls the API as the owner of the demonstration. */
export async function connect({ url, email, password }) {
  const ask = (token) => async (query, variables) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const body = JSON.stringify({ query, variables });
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
    const { data, errors } = await response.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const { logIn } = await ask('')(
    'mutation ($input: LogInInput!) { logIn(input: $input) { token } }',
    { input: { email, password } },
  );
  return Object.assign(ask(logIn.token), { token: logIn.token });
}

/** @returns the ids of its quizzes, by their titles */
export async function quizIds(ask) {
  const { quizzes } = await ask('{ quizzes(pageSize: 100) { items { id title } } }');
  return Object.fromEntries(quizzes.items.map(({ id, title }) => [title, id]));
}

/** @returns the id of a quiz with its first question, into which the others can be imported */
export async function makeQuiz(ask, url, picture) {
  const text = 'mutation ($title: String!) { createQuiz(title: $title) { id } }';
  const { id } = (await ask(text, { title: TITLE })).createQuiz;
  const form = new FormData();
  form.append('file', new Blob([picture]), 'leaf.png');
  const headers = { authorization: `Bearer ${ask.token}` };
  const posted = await fetch(`${url}/uploads/images`, { method: 'POST', headers, body: form });
  const { imageId } = await posted.json();
  await addQuestion(ask, id, { mcq: { ...LEAF, image: { imageId, alternativeText: LEAF_SHOWS } } });
  return id;
}

async function addQuestion(ask, quizId, question) {
  await ask(
    `mutation ($quizId: ID!, $questions: [QuestionInput!]!) {
      addQuestions(quizId: $quizId, questions: $questions) { id }
    }`,
    { quizId, questions: [question] },
  );
}

/**
 * Opens the exam to the class once it has its questions; some are taking it, some have submitted.
 * @returns the link of a candidate who has not started
 */
export async function openExam(ask, url, quizId) {
  await addQuestion(ask, quizId, { descriptive: ESSAY });
  const { quiz } = await ask('query ($id: ID!) { quiz(id: $id) { version } }', { id: quizId });
  await ask('mutation ($input: UpdateQuizInput!) { updateQuiz(input: $input) { id } }', {
    input: { id: quizId, version: quiz.version, durationMinutes: MINUTES },
  });
  await ask('mutation ($id: ID!) { submitQuiz(id: $id) { id } }', { id: quizId });
  const { classLists } = await ask('{ classLists { items { id } } }');
  const input = { quizId, classListIds: classLists.items.map(({ id }) => id) };
  await ask(
    'mutation ($input: InviteCandidatesInput!) { inviteCandidates(input: $input) { invitedCount } }',
    { input },
  );
  const links = await linksOf(ask, quizId);
  for (const [seat, token] of links.entries())
    if (PROGRESS[seat] !== null) await sit(url, token, PROGRESS[seat]);
  return `${url}/take#${links[PROGRESS.indexOf(null)]}`;
}

/** @returns the tokens of the class, by e-mail address */
async function linksOf(ask, quizId) {
  const { candidates } = await ask(
    `query ($quizId: ID!) { candidates(quizId: $quizId, pageSize: 100) { items { id email } } }`,
    { quizId },
  );
  const people = candidates.items.sort((one, other) => (one.email < other.email ? -1 : 1));
  const links = [];
  for (const { id } of people) {
    const text = 'mutation ($id: ID!) { candidateLink(candidateId: $id) { url } }';
    links.push((await ask(text, { id })).candidateLink.url.split('#')[1]);
  }
  return links;
}

/** Answers that many questions by the candidates' routes. */
async function sit(url, token, count) {
  const call = async (method, path, body) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const sent = { method, headers, body: JSON.stringify(body) };
    const response = await fetch(`${url}/attempts${path}`, sent);
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response.json();
  };
  const { attempt, paper } = await call('POST', '', { client: randomUUID() });
  const entries = paper.questions.slice(0, count).map(({ id, text, options }, index) => ({
    questionId: id,
    sequence: index + 1,
    isFlagged: false,
    response: options ? { optionId: right(text, options).id } : { text: ANSWER },
  }));
  const { epoch, id } = attempt;
  await call('PUT', `/${id}/responses`, { epoch, entries });
  if (count === paper.questions.length) await call('POST', `/${id}/submission`, { epoch });
}

function right(text, options) {
  const [, written, correct] = QUESTIONS.find(([asked]) => asked === text) ?? [];
  const key = written ? written[correct - 1] : LEAF.options[LEAF.correctOption - 1].text;
  return options.find((option) => option.text === key);
}
