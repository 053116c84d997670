/** Uploads and imports through the doors, and what became of them. */
import { randomUUID } from 'node:crypto';
import type { Api, Data } from './api.js';

export const START_IMPORT = `mutation ($input: StartImportInput!) {
  startImport(input: $input) { id state quizId kind fileName }
}`;
export const READ_IMPORT = `query ($id: ID!, $page: Int! = 1, $pageSize: Int! = 100) {
  import(id: $id) {
    id state phase rowsDone rowsTotal storedCount faultCount problem { code message }
    faults(page: $page, pageSize: $pageSize) { items { row column value message } totalCount totalPages }
  }
}`;
const PATIENCE_MS = 60_000;

export async function upload(
  owner: Api,
  file: Uint8Array,
  name = 'questions.xlsx',
): Promise<Response> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(file)]), name);
  return owner.fetch('/uploads/spreadsheets', { method: 'POST', body: form });
}

export async function uploadId(owner: Api, file: Uint8Array): Promise<string> {
  const response = await upload(owner, file);
  const answer = (await response.json()) as { uploadId?: string };
  if (!answer.uploadId) throw new Error(`Upload refused: ${JSON.stringify(answer)}`);
  return answer.uploadId;
}

/** Starts an import. @returns its id */
export async function startImport(
  owner: Api,
  quizId: string,
  file: Uint8Array,
  kind = 'MCQ',
): Promise<string> {
  const input = { id: randomUUID(), quizId, kind, uploadId: await uploadId(owner, file) };
  await owner.ask(START_IMPORT, { input });
  return input.id;
}

export async function finished(owner: Api, id: string): Promise<Data> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
    const row = (await owner.ask(READ_IMPORT, { id }))['import'] as Data;
    if (!['QUEUED', 'RUNNING'].includes(row['state'] as string)) return row;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`Import ${id} did not end`);
}

/** Uploads, imports and waits for the end. */
export async function importFile(
  owner: Api,
  quizId: string,
  file: Uint8Array,
  kind = 'MCQ',
): Promise<Data> {
  return finished(owner, await startImport(owner, quizId, file, kind));
}
