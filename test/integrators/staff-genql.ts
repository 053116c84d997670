/**
 * The same as staff-codegen.ts, with the client that genql generates.
 * Environment: API, the address of Examwright, and TOKEN, an access token with the scope WRITE.
 */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from './genql';

const { API = 'http://localhost:3000', TOKEN = '' } = process.env;
const headers = { authorization: `Bearer ${TOKEN}` };
const client = createClient({ url: `${API}/graphql`, headers });

/** These fields are null only with an error, and genql throws errors. */
function complete<T>(field: T | null | undefined): T {
  if (field == null) throw new Error('A field was null without an error.');
  return field;
}

async function giveExam() {
  const { createQuiz } = await client.mutation({
    createQuiz: { __args: { title: 'History' }, id: true },
  });
  const quizId = complete(createQuiz).id;
  const options = [{ text: 'Lyon' }, { text: 'Paris' }];
  const { addQuestions } = await client.mutation({
    addQuestions: {
      __args: {
        quizId,
        questions: [
          { mcq: { text: 'Where was the Bastille?', options, correctOption: 2, marks: '2' } },
          { descriptive: { text: 'Who stormed it, and why?' } },
        ],
      },
      __typename: true,
      position: true,
      on_McqQuestion: { options: { text: true } },
    },
  });
  for (const question of complete(addQuestions))
    if (question.__typename === 'McqQuestion')
      console.error(`Question ${question.position} has ${question.options.length} options.`);
  await client.mutation({ submitQuiz: { __args: { id: quizId }, isCompleted: true } });
  const { exam } = await client.query({ exam: { __args: { quizId }, rules: { version: true } } });
  const { version } = complete(exam).rules;
  const closesAt = new Date(Date.now() + 3_600_000).toISOString();
  await client.mutation({
    updateExamRules: {
      __args: { input: { quizId, version, access: 'INVITATION', closesAt, wrongMarks: '-1/3' } },
      state: true,
    },
  });
  const { inviteCandidates } = await client.mutation({
    inviteCandidates: {
      __args: { input: { quizId, people: [{ name: 'Alan Turing', externalId: 'S-1912' }] } },
      candidates: { link: true, learner: { externalId: true } },
    },
  });
  for (const { link } of complete(inviteCandidates).candidates) console.log(link);
  return quizId;
}

async function waitForResults(quizId: string) {
  for (;;) {
    const { resultConnection } = await client.query({
      resultConnection: {
        __args: { quizId, first: 100 },
        edges: {
          node: {
            exactScore: true,
            maxScore: true,
            waitingCount: true,
            learner: { externalId: true, name: true },
          },
        },
      },
    });
    const { edges } = complete(resultConnection);
    if (edges.length > 0) return edges.map(({ node }) => node);
    await sleep(500);
  }
}

async function download(quizId: string, path: string) {
  const id = randomUUID();
  await client.mutation({
    startExport: { __args: { input: { id, quizId, content: 'RESULTS', format: 'CSV' } }, id: true },
  });
  for (;;) {
    const task = await client.query({ export: { __args: { id }, state: true, url: true } });
    const { state, url } = complete(task.export);
    if (url != null) {
      const file = await fetch(new URL(url, API), { headers });
      if (!file.ok) throw new Error(await file.text());
      return writeFileSync(path, await file.text());
    }
    if (state !== 'QUEUED' && state !== 'RUNNING') throw new Error(`It has ended as ${state}.`);
    await sleep(500);
  }
}

async function main() {
  const quizId = await giveExam();
  console.log(JSON.stringify(await waitForResults(quizId)));
  await download(quizId, 'genql.csv');
}

void main();
