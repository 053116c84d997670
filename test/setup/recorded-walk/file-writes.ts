/** Imports spreadsheets, exports exams and imports them again, exports results, and reads what changed. */
import { randomUUID } from 'node:crypto';
import type { Data } from '../api.js';
import { importExam } from '../exam-files.js';
import { ended } from '../exports.js';
import { finished, upload } from '../imports.js';
import { MCQ_HEADERS, triviaAt, triviaRow, workbook } from '../workbooks.js';
import type { Caller } from './callers.js';
import { readQuiz, UNKNOWN_ID, type StepContext } from './step-context.js';

/** The quiz has the first two already: one was imported, an earlier step moved the other. */
const CHOICES = [100, 101, 140, 140].map((index) => triviaRow(triviaAt(index)));
const WRITTEN = [
  ['Question', 'Answer', 'Marks'],
  ['What is a fjord?', 'A drowned valley', 2.5],
  ['What is a strait?', '', ''],
];
const FAULTY = [
  MCQ_HEADERS,
  triviaRow(triviaAt(141)),
  ['No key?', 'a', 'b'],
  [null, 'a', 'b', null, null, null, 'A'],
];

export async function importSpreadsheets(context: StepContext): Promise<void> {
  const { recorder, fixture, owner, editor, marker, otherOwner } = context;
  const quizId = fixture.quiz('Imported');
  const start = async (by: Caller, label: string, rows: unknown[][], more: object = {}) => {
    const uploaded = await upload(by.api, await workbook(rows));
    const { uploadId } = (await uploaded.json()) as Data;
    const input = {
      id: randomUUID(),
      quizId,
      kind: 'MCQ',
      uploadId: uploadId ?? UNKNOWN_ID,
      ...more,
    };
    const started = await recorder.ask(by, `imports ${label}`, 'startImport', { input });
    if (started['id'] === undefined) return input.id;
    await finished(by.api, input.id);
    await recorder.ask(by, `imported ${label}`, 'import', { id: input.id });
    return input.id;
  };
  await start(owner, 'choices', [MCQ_HEADERS, ...CHOICES]);
  await start(editor, 'written questions', WRITTEN, { kind: 'DESCRIPTIVE' });
  const refused = await start(owner, 'faulty rows', FAULTY);
  await start(owner, 'good rows', FAULTY, { storeGoodRows: true });
  await start(owner, 'the wrong kind', WRITTEN);
  await start(owner, 'into a foreign quiz', [MCQ_HEADERS, ...CHOICES], {
    quizId: fixture.quiz('Foreign'),
  });
  await start(owner, 'into the trash', WRITTEN, { quizId: fixture.quiz('Gone and untaken') });
  await start(marker, 'as a marker', [MCQ_HEADERS, ...CHOICES]);
  const cells = [{ column: 'Correct Answer', value: 'B' }];
  const row = [{ column: 'Question', value: 'Mended?' }];
  const corrections = [
    { row: 3, cells },
    { row: 4, cells: row },
  ];
  const input = { id: randomUUID(), importId: refused, corrections };
  await recorder.ask(owner, 'corrects rows', 'correctImport', { input });
  await finished(owner.api, input.id);
  await recorder.ask(owner, 'corrected rows', 'import', { id: input.id });
  await recorder.ask(otherOwner, 'foreign import', 'import', { id: input.id });
  await recorder.ask(owner, 'all imports', 'quizImports', { id: quizId });
  await readQuiz(context, owner, 'after imports', quizId);
}

export async function transferExamFiles(context: StepContext): Promise<void> {
  const { recorder, fixture, owner, editor, marker, otherOwner } = context;
  for (const [by, name] of [
    [owner, 'Geography'],
    [editor, 'History'],
    [otherOwner, 'Foreign'],
  ] as const) {
    const file = await by.api.fetch(`/exams/${fixture.quiz(name)}/export.json`);
    const { status, body } = await importExam(by.api, await file.text());
    const made = body['quizId'] as string;
    await recorder.call(by, `imported file of ${name} (${status})`, `/exams/${made}/export.json`);
    await readQuiz(context, by, `imported exam ${name}`, made);
    await recorder.ask(by, `marking of the imported ${name}`, 'marking', { quizId: made });
  }
  const form = (text: string): FormData => {
    const data = new FormData();
    data.append('file', new Blob([text]), 'exam.json');
    return data;
  };
  const send = async (by: Caller, label: string, text: string): Promise<unknown> =>
    recorder.record(
      `${by.name}: sends ${label}`,
      await by.api.fetch('/exams/import', { method: 'POST', body: form(text) }),
      false,
    );
  const questions = [
    { kind: 'MCQ', text: 'One option?', options: [{ text: 'a' }], correctOption: 1 },
  ];
  await send(
    owner,
    'a faulty exam',
    JSON.stringify({
      format: 'examwright-exam',
      version: 2,
      title: 'x',
      durationMinutes: null,
      questions,
      images: {},
    }),
  );
  await send(marker, 'a file as a marker', '{}');
  await recorder.call(marker, 'file as a marker', `/exams/${fixture.quiz('Rivers')}/export.json`);
  await exportResults(context);
}

async function exportResults({ recorder, fixture, owner }: StepContext): Promise<void> {
  const quizId = fixture.quiz('History');
  for (const content of ['RESULTS', 'RESPONSES', 'QUESTION_FIGURES', 'EXAM_FIGURES']) {
    const input = { id: randomUUID(), quizId, content, format: 'CSV', attemptSet: 'ALL' };
    await recorder.ask(owner, `exports ${content}`, 'startExport', { input });
    await ended(owner.api, input.id);
    await recorder.ask(owner, `exported ${content}`, 'export', { id: input.id });
    await recorder.call(owner, `file of ${content}`, `/exports/${input.id}/file`);
  }
}
