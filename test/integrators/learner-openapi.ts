/**
 * Takes an exam as a learner's own program would, with types by openapi-typescript and the client openapi-fetch.
 * Environment: API, the address of Examwright. Argument: the link of a candidate.
 */
import createClient from 'openapi-fetch';
import type { paths } from './openapi';

const { API = 'http://localhost:3000' } = process.env;
const [link = ''] = process.argv.slice(2);
// What follows the # is the candidate's token.
const headers = { authorization: `Bearer ${new URL(link).hash.slice(1)}` };
const client = createClient<paths>({ baseUrl: API, headers });

/** Refusals have a code to go by, and a message for people. */
function done<T>({ data, error }: { data?: T; error?: { code: string; message: string } }): T {
  if (data === undefined) throw new Error(error ? `${error.code}: ${error.message}` : 'No answer');
  return data;
}

async function main() {
  const lobby = done(await client.GET('/attempts/mine'));
  if (!lobby.mayStart) throw new Error('It cannot be started now.');
  const { attempt, paper } = done(await client.POST('/attempts', { body: { client: 'example' } }));
  const { id: attemptId, epoch } = attempt;
  const params = { path: { attemptId } };
  const entries = paper.questions.map(({ id, options }, index) => ({
    questionId: id,
    sequence: index + 1,
    response: options?.[0] ? { optionId: options[0].id } : { text: 'They are long.' },
    isFlagged: false,
  }));
  const body = { epoch, entries };
  const { receipts } = done(await client.PUT('/attempts/{attemptId}/responses', { params, body }));
  if (receipts.length < entries.length) throw new Error('Not everything was saved.');
  const { receipt } = done(
    await client.POST('/attempts/{attemptId}/submission', { params, body: { epoch } }),
  );
  console.log(JSON.stringify(receipt));
}

void main();
