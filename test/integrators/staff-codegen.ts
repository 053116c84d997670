/**
 * Gives an exam, waits for its first results, and downloads them. Types by GraphQL Code Generator (codegen.ts).
 * Environment: API, the address of Examwright, and TOKEN, an access token with the scope WRITE.
 */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'graphql-sse';
import { graphql } from './gql';
import type { QuestionInput, TypedDocumentString } from './gql/graphql';

const { API = 'http://localhost:3000', TOKEN = '' } = process.env;
const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };

/** These fields are null only with an error, and errors are thrown. */
type Complete<T> = { [Field in keyof T]: NonNullable<T[Field]> };

async function ask<T, V>(document: TypedDocumentString<T, V>, variables: V): Promise<Complete<T>> {
  const body = JSON.stringify({ query: document.toString(), variables });
  const response = await fetch(`${API}/graphql`, { method: 'POST', headers, body });
  const { data, errors } = (await response.json()) as { data: Complete<T>; errors?: object[] };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

const CreateQuiz = graphql(`
  mutation CreateQuiz($title: String!) {
    createQuiz(title: $title) {
      id
    }
  }
`);
const AddQuestions = graphql(`
  mutation AddQuestions($quizId: ID!, $questions: [QuestionInput!]!) {
    addQuestions(quizId: $quizId, questions: $questions) {
      __typename
      position
      ... on McqQuestion {
        options {
          text
        }
      }
    }
  }
`);
const SubmitQuiz = graphql(`
  mutation SubmitQuiz($id: ID!) {
    submitQuiz(id: $id) {
      isCompleted
    }
  }
`);
const ReadRules = graphql(`
  query ReadRules($quizId: ID!) {
    exam(quizId: $quizId) {
      rules {
        version
      }
    }
  }
`);
const SetRules = graphql(`
  mutation SetRules($input: UpdateExamRulesInput!) {
    updateExamRules(input: $input) {
      state
      rules {
        closesAt
        wrongMarks
      }
    }
  }
`);
const Invite = graphql(`
  mutation Invite($input: InviteCandidatesInput!) {
    inviteCandidates(input: $input) {
      candidates {
        link
        learner {
          externalId
        }
      }
    }
  }
`);
const Changes = graphql(`
  subscription Changes($quizId: ID!) {
    examChanged(quizId: $quizId) {
      at
    }
  }
`);
const Results = graphql(`
  query Results($quizId: ID!) {
    resultConnection(quizId: $quizId, first: 100) {
      edges {
        node {
          exactScore
          maxScore
          waitingCount
          learner {
            externalId
            name
          }
        }
      }
    }
  }
`);
const StartExport = graphql(`
  mutation StartExport($input: StartExportInput!) {
    startExport(input: $input) {
      id
    }
  }
`);
const ReadExport = graphql(`
  query ReadExport($id: ID!) {
    export(id: $id) {
      state
      url
    }
  }
`);

const questions: QuestionInput[] = [
  {
    mcq: {
      text: 'Capital of Peru?',
      options: [{ text: 'Lima' }, { text: 'Cusco' }],
      correctOption: 1,
    },
  },
  { descriptive: { text: 'Describe the Andes.', marks: '2.5' } },
];

/** Reads what has come in, whenever something has happened in the exam, until there are results. */
async function waitForResults(quizId: string) {
  const streams = createClient({ url: `${API}/graphql/stream`, headers });
  const changes = streams.iterate({ query: Changes.toString(), variables: { quizId } });
  for await (const _change of changes) {
    const { resultConnection } = await ask(Results, { quizId });
    if (resultConnection.edges.length > 0) return resultConnection.edges.map(({ node }) => node);
  }
  throw new Error('The stream has ended.');
}

async function download(quizId: string, path: string) {
  const id = randomUUID();
  await ask(StartExport, { input: { id, quizId, content: 'RESULTS', format: 'CSV' } });
  for (;;) {
    const { state, url } = (await ask(ReadExport, { id })).export;
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
  const { createQuiz } = await ask(CreateQuiz, { title: 'Geography' });
  const quizId = createQuiz.id;
  const { addQuestions } = await ask(AddQuestions, { quizId, questions });
  for (const question of addQuestions)
    if (question.__typename === 'McqQuestion')
      console.error(`Question ${question.position} has ${question.options.length} options.`);
  await ask(SubmitQuiz, { id: quizId });
  const { version } = (await ask(ReadRules, { quizId })).exam.rules;
  const closesAt = new Date(Date.now() + 3_600_000).toISOString();
  await ask(SetRules, {
    input: { quizId, version, access: 'INVITATION', closesAt, wrongMarks: '-1/3' },
  });
  const people = [{ name: 'Grace Hopper', externalId: 'S-1906' }];
  const { inviteCandidates } = await ask(Invite, { input: { quizId, people } });
  for (const { link } of inviteCandidates.candidates) console.log(link);
  console.log(JSON.stringify(await waitForResults(quizId)));
  await download(quizId, 'codegen.csv');
}

void main();
