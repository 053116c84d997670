/** Records all answers to a candidate before review, byte for byte, with ids, codes, times and hashes replaced. */
import type { Api } from './api.js';
import { Page } from './attempts.js';
import type { CandidateAccess } from './exams.js';

/** Headers that differ in every answer. */
const PASSING_HEADERS = new Set(['date', 'x-request-id']);

/**
 * Takes an exam with the first options, and calls every route on the way.
 * @returns each answer: its status, its headers, its body
 */
export async function recordAnswers(
  stranger: Api,
  learner: CandidateAccess,
  code: string,
): Promise<string[]> {
  const answers: string[] = [];
  const ask = async (
    path: string,
    body?: unknown,
    method = body === undefined ? 'GET' : 'POST',
    api = learner.api,
  ): Promise<unknown> => {
    // Uncompressed, since random content compresses to different lengths.
    const headers = { 'content-type': 'application/json', 'accept-encoding': 'identity' };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await api.fetch(path, { method, headers, ...sent });
    const text = await response.text();
    const kept = [...response.headers].filter(([name]) => !PASSING_HEADERS.has(name));
    answers.push(normalized(`${response.status} ${JSON.stringify(kept)} ${text}`));
    return JSON.parse(text);
  };
  const page = new Page(learner);
  const opening = { client: page.client };

  await ask(`/attempts/exam/${code}`, undefined, 'GET', stranger);
  await ask('/attempts/mine');
  page.sitting = (await ask('/attempts', opening)) as Page['sitting'];
  const own = `/attempts/${page.id}`;
  const afterwards = async (): Promise<unknown> => {
    for (const what of ['clock', 'review', 'revision', 'certificate']) await ask(`${own}/${what}`);
    await ask('/attempts/mine');
    return ask(`${own}/receipt`);
  };
  const { epoch } = page;
  const entries = page.questions.map((_question, place) => page.entry(place));
  const save = async (given: object[], under = epoch): Promise<unknown> =>
    ask(`${own}/responses`, { epoch: under, entries: given }, 'PUT');
  await save(entries);
  await save(entries);
  await save([page.entry(0, { response: { optionId: page.id } })]);
  await save([page.entry(0, { response: { text: 'none' } })]);
  await save(entries, epoch + 1);
  await afterwards();
  await ask('/attempts', opening);
  await ask(`${own}/submission`, { epoch });
  await ask(`${own}/submission`, { epoch });
  await save(entries);
  const late = entries.map((entry) => ({ ...entry, epoch, sequence: entry.sequence + 100 }));
  await ask(`${own}/late`, { entries: late });
  const file = await afterwards();
  await ask('/verify/receipts', file, 'POST', stranger);
  await ask('/attempts', opening);
  return answers;
}

/** Replaces ids, codes, times and hashes, which have the same length in every answer. */
function normalized(answer: string): string {
  return answer
    .replace(/"signature":"[^.]+\.([^.]+)\.[^"]+"/g, (_all, payload: string) =>
      Buffer.from(payload, 'base64url').toString(),
    )
    .replace(/\d{4}-\d\d-\d\dT[\d:.]{12}Z/g, 'TIME')
    .replace(/"(attemptId|id)":"[0-9a-f-]{36}"/g, '"$1":"ID"')
    .replace(/"returnCode":"[^"]+"/g, '"returnCode":"CODE"')
    .replace(/"revision":\{"number":\d+/g, '"revision":{"number":N')
    .replace(/\b[0-9a-f]{64}\b/g, 'HASH');
}
