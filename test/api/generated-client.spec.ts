import createClient from 'openapi-fetch';
import { expect, it } from 'vitest';
import type { paths } from '../../client/rest/openapi.js';
import { useApplication } from '../setup/application.js';
import { exam } from '../setup/exams.js';
import { person } from '../setup/factories.js';

/**
 * A client that is generated from openapi.json takes an exam. What the document says of paths, bodies and
 * responses is checked by the compiler here, and by the server when it runs.
 */

const app = useApplication();

it('takes an exam, from joining to the receipt', async () => {
  const { code } = await exam(app, (await person(app)).api);
  const visitor = createClient<paths>({ baseUrl: app.server.url });
  const joined = await visitor.POST('/attempts/exam/{code}/candidates', {
    params: { path: { code } },
    body: { name: 'Ada' },
  });
  const headers = { authorization: `Bearer ${joined.data?.token ?? ''}` };
  const client = createClient<paths>({ baseUrl: app.server.url, headers });

  const { data: lobby } = await client.GET('/attempts/mine');
  expect(lobby?.mayStart).toBe(true);
  const { data: sitting } = await client.POST('/attempts', { body: { client: 'generated' } });
  const { id: attemptId = '', epoch = 0 } = sitting?.attempt ?? {};
  const params = { path: { attemptId } };
  const entries = (sitting?.paper.questions ?? []).map(({ id, options }, index) => ({
    questionId: id,
    sequence: index + 1,
    response: options?.[0] ? { optionId: options[0].id } : { text: 'An answer' },
    isFlagged: false,
  }));
  expect(entries.length).toBeGreaterThan(0);
  const { data: saved } = await client.PUT('/attempts/{attemptId}/responses', {
    params,
    body: { epoch, entries },
  });
  expect(saved?.receipts.map(({ questionId }) => questionId)).toEqual(
    entries.map(({ questionId }) => questionId),
  );
  const { data: clock } = await client.GET('/attempts/{attemptId}/clock', { params });
  expect(clock?.epoch).toBe(epoch);

  const { data: submitted } = await client.POST('/attempts/{attemptId}/submission', {
    params,
    body: { epoch },
  });
  expect(submitted?.receipt).toMatchObject({ attemptId, answered: entries.length });
  const { data: file } = await client.GET('/attempts/{attemptId}/receipt', { params });
  const signature = file?.signature ?? '';
  const { data: verification } = await visitor.POST('/verify/receipts', { body: { signature } });
  expect(verification?.outcome).toBe('GENUINE');
  const { error } = await client.GET('/attempts/{attemptId}/receipt', {
    params: { path: { attemptId: 'another' } },
  });
  expect(error?.code).toBe('ATTEMPT_NOT_FOUND');
});

it('is refused by the compiler what the document does not have', async () => {
  const client = createClient<paths>({ baseUrl: app.server.url });
  // @ts-expect-error: the path is not in the document
  const unknown = await client.GET('/attempts/theirs');
  // @ts-expect-error: the body has no such field
  const wrong = await client.POST('/attempts', { body: { page: 'generated' } });
  expect([unknown.response.status, wrong.response.status]).toEqual([404, 401]);
});
