/** Exporting and importing whole exams as files. */
import type { Api, Data } from './api.js';

export async function exportExam(by: Api, id: string): Promise<string> {
  const answer = await by.fetch(`/exams/${id}/export.json`);
  if (answer.status !== 200) throw new Error(`Not exported: ${await answer.text()}`);
  return answer.text();
}

export interface ImportReply {
  status: number;
  body: Data;
}

export async function importExam(by: Api, text: string | Uint8Array): Promise<ImportReply> {
  const form = new FormData();
  form.append(
    'file',
    new Blob([typeof text === 'string' ? text : new Uint8Array(text)]),
    'exam.json',
  );
  const answer = await by.fetch('/exams/import', { method: 'POST', body: form });
  return { status: answer.status, body: (await answer.json()) as Data };
}
