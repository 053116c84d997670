/** Exports through the API, read by independent libraries. */
import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import type { Api, Data } from './api.js';

const FIELDS = `id quizId content format attemptSet state rowsDone rowsTotal fileName url sizeBytes
  problem { code message } createdAt finishedAt`;
export const START_EXPORT = `mutation ($input: StartExportInput!) {
  startExport(input: $input) { ${FIELDS} }
}`;
export const READ_EXPORT = `query ($id: ID!) { export(id: $id) { ${FIELDS} } }`;
export const RECENT_EXPORTS = `query ($quizId: ID!) { recentExports(quizId: $quizId) { ${FIELDS} } }`;
export const CANCEL_EXPORT = `mutation ($id: ID!) { cancelExport(id: $id) { ${FIELDS} } }`;
const PATIENCE_MS = 200_000;

/** @returns its id */
export async function startExport(
  owner: Api,
  quizId: string,
  content = 'RESULTS',
  format = 'XLSX',
  attemptSet = 'BEST',
): Promise<string> {
  const input = { id: randomUUID(), quizId, content, format, attemptSet };
  await owner.ask(START_EXPORT, { input });
  return input.id;
}

export async function exported(owner: Api, id: string): Promise<Data> {
  return (await owner.ask(READ_EXPORT, { id }))['export'] as Data;
}

/** The export once it has ended. */
export async function ended(owner: Api, id: string): Promise<Data> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
    const row = await exported(owner, id);
    if (!['QUEUED', 'RUNNING'].includes(row['state'] as string)) return row;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`Export ${id} did not end`);
}

export async function download(owner: Api, id: string): Promise<Response> {
  return owner.fetch(`/exports/${id}/file`);
}

/** Exports, waits and downloads. */
export async function exportedFile(
  owner: Api,
  quizId: string,
  content: string,
  format: string,
  attemptSet = 'BEST',
): Promise<Buffer> {
  const id = await startExport(owner, quizId, content, format, attemptSet);
  const row = await ended(owner, id);
  if (row['state'] !== 'DONE') throw new Error(`Not exported: ${JSON.stringify(row)}`);
  const answer = await download(owner, id);
  if (answer.status !== 200) throw new Error(`Not downloaded: ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** Cells by rows: texts, numbers, dates, and null for blank ones. */
export async function cellsOf(workbook: Buffer): Promise<unknown[][]> {
  const rows = await readSheet(workbook, { trim: false });
  // A time is a fraction of a day, which is not exact.
  const exact = (cell: unknown): unknown =>
    cell instanceof Date ? new Date(Math.round(cell.getTime() / 1_000) * 1_000) : cell;
  return rows.map((cells) => cells.map(exact));
}

/** Fields by lines. Strict: whatever RFC 4180 forbids fails. */
export function fieldsOf(csv: Buffer): string[][] {
  return parse(csv, { bom: true, recordDelimiter: '\r\n', relaxColumnCount: false });
}
