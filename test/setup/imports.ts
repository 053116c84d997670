/** Uploads and imports through the API, and their results. */
import { randomUUID } from 'node:crypto';
import type { Api, Data } from './api.js';

export const START_IMPORT = `mutation ($input: StartImportInput!) {
  startImport(input: $input) { id state quizId kind fileName }
}`;
export const READ_IMPORT = `query ($id: ID!, $page: Int! = 1, $pageSize: Int! = 100) {
  import(id: $id) {
    id state phase rowsDone rowsTotal storedCount faultCount refusedRowCount warningCount
    ignoredColumns storeGoodRows corrects creatorName problem { code message }
    faults(page: $page, pageSize: $pageSize) { items { row column value message } totalCount totalPages }
  }
}`;
export const CORRECT_IMPORT = `mutation ($input: CorrectImportInput!) {
  correctImport(input: $input) { id state corrects fileName storeGoodRows }
}`;
const FINDINGS = `query ($id: ID!, $page: Int! = 1, $pageSize: Int! = 20) {
  import(id: $id) {
    refusedRows(page: $page, pageSize: $pageSize) {
      items { row cells { column value isCut } faults { row column value message } } totalCount totalPages
    }
    warnings(page: $page, pageSize: $pageSize) {
      items { row message duplicateOfRow duplicateOfQuestionId } totalCount totalPages
    }
  }
}`;
/** What corrections of refused rows may do. */
const REFUSED_CELLS = `query ($id: ID!) {
  import(id: $id) { refusedRows { items { row cells { column isKeepable losesPicture } } } }
}`;
const PATIENCE_MS = 200_000;

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
  more: object = {},
): Promise<string> {
  const input = { id: randomUUID(), quizId, kind, uploadId: await uploadId(owner, file), ...more };
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
  more: object = {},
): Promise<Data> {
  return finished(owner, await startImport(owner, quizId, file, kind, more));
}

/** The same, storing the valid rows. */
export async function importGoodRows(
  owner: Api,
  quizId: string,
  file: Uint8Array,
  kind = 'MCQ',
): Promise<Data> {
  return importFile(owner, quizId, file, kind, { storeGoodRows: true });
}

/** The findings of an import in its rows. */
export async function findingsOf(owner: Api, id: string, page = 1): Promise<Data> {
  return (await owner.ask(FINDINGS, { id, page }))['import'] as Data;
}

/** @returns a cell of each refused row */
export async function refusedCells(owner: Api, id: string, column: string): Promise<Data[]> {
  const { refusedRows } = (await owner.ask(REFUSED_CELLS, { id }))['import'] as Data;
  return (refusedRows.items as Data[]).map(({ cells }) =>
    (cells as Data[]).find((cell) => cell['column'] === column),
  ) as Data[];
}

/** Corrections as callers write them: `{ 3: { Question: 'Why?' } }`. */
export function correcting(
  importId: string,
  rows: Record<number, Record<string, string>>,
  more: object = {},
) {
  const corrections = Object.entries(rows).map(([row, cells]) => ({
    row: Number(row),
    cells: Object.entries(cells).map(([column, value]) => ({ column, value })),
  }));
  return { input: { id: randomUUID(), importId, corrections, ...more } };
}

/** Corrects refused rows of an import, and waits for the end. */
export async function correct(
  owner: Api,
  importId: string,
  rows: Record<number, Record<string, string>>,
  more: object = {},
): Promise<Data> {
  const asked = await owner.ask(CORRECT_IMPORT, correcting(importId, rows, more));
  return finished(owner, asked['correctImport'].id as string);
}

const PREVIEW = `query ($id: ID!, $page: Int! = 1, $pageSize: Int! = 20) {
  import(id: $id) {
    state storedCount changedCount warningCount refusedRowCount notes
    sheetStart { firstRow rows { number cells { letters text } } columns { header letters } }
    warnings(page: 1, pageSize: 20) { items { row column message } }
    preview(page: $page, pageSize: $pageSize) {
      totalCount
      items {
        row isChanged text answer marks wrongMarks image { imageId url width alternativeText }
        cells { column isChanged content { text position } }
        options { text isKey image { imageId url } }
      }
    }
  }
}`;

/** What a person sees before the questions of an import are stored. */
export async function previewOf(owner: Api, id: string): Promise<Data> {
  return (await owner.ask(PREVIEW, { id }))['import'] as Data;
}

export const STORE_IMPORT = 'mutation ($id: ID!) { storeImport(id: $id) { id state } }';

/** Stores what a preview has shown, and waits for the end. */
export async function storePreviewed(owner: Api, id: string): Promise<Data> {
  await owner.ask(STORE_IMPORT, { id });
  return finished(owner, id);
}
