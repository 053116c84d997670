/** Imports spreadsheets, moves exams by files, exports results, and reads what came of it. */
import { randomUUID } from 'node:crypto';
import type { Data } from '../api.js';
import { importExam } from '../exam-files.js';
import { ended } from '../exports.js';
import { finished, upload } from '../imports.js';
import { MCQ_HEADERS, triviaAt, triviaRow, workbook } from '../workbooks.js';
import type { Caller } from './walk.js';
import { readQuiz, UNKNOWN, type Tour } from './tour.js';

/** The first two are in the quiz already: one was imported, one was moved there by an earlier step. */
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

export async function importSpreadsheets(tour: Tour): Promise<void> {
  const { walk, world, ada, eli, mara, bruno } = tour;
  const quizId = world.quiz('Imported');
  const start = async (by: Caller, label: string, rows: unknown[][], more: object = {}) => {
    const uploaded = await upload(by.api, await workbook(rows));
    const { uploadId } = (await uploaded.json()) as Data;
    const input = { id: randomUUID(), quizId, kind: 'MCQ', uploadId: uploadId ?? UNKNOWN, ...more };
    const started = await walk.ask(by, `imports ${label}`, 'startImport', { input });
    if (started['id'] === undefined) return input.id;
    await finished(by.api, input.id);
    await walk.ask(by, `imported ${label}`, 'import', { id: input.id });
    return input.id;
  };
  await start(ada, 'choices', [MCQ_HEADERS, ...CHOICES]);
  await start(eli, 'written questions', WRITTEN, { kind: 'DESCRIPTIVE' });
  const refused = await start(ada, 'faulty rows', FAULTY);
  await start(ada, 'good rows', FAULTY, { storeGoodRows: true });
  await start(ada, 'the wrong kind', WRITTEN);
  await start(ada, 'into a foreign quiz', [MCQ_HEADERS, ...CHOICES], {
    quizId: world.quiz('Foreign'),
  });
  await start(ada, 'into the trash', WRITTEN, { quizId: world.quiz('Gone and untaken') });
  await start(mara, 'as a marker', [MCQ_HEADERS, ...CHOICES]);
  const cells = [{ column: 'Correct Answer', value: 'B' }];
  const row = [{ column: 'Question', value: 'Mended?' }];
  const corrections = [
    { row: 3, cells },
    { row: 4, cells: row },
  ];
  const input = { id: randomUUID(), importId: refused, corrections };
  await walk.ask(ada, 'corrects rows', 'correctImport', { input });
  await finished(ada.api, input.id);
  await walk.ask(ada, 'corrected rows', 'import', { id: input.id });
  await walk.ask(bruno, 'foreign import', 'import', { id: input.id });
  await walk.ask(ada, 'all imports', 'quizImports', { id: quizId });
  await readQuiz(tour, ada, 'after imports', quizId);
}

export async function moveByFiles(tour: Tour): Promise<void> {
  const { walk, world, ada, eli, mara, bruno } = tour;
  for (const [by, name] of [
    [ada, 'Geography'],
    [eli, 'History'],
    [bruno, 'Foreign'],
  ] as const) {
    const file = await by.api.fetch(`/exams/${world.quiz(name)}/export.json`);
    const { status, body } = await importExam(by.api, await file.text());
    const made = body['quizId'] as string;
    await walk.call(by, `imported file of ${name} (${status})`, `/exams/${made}/export.json`);
    await readQuiz(tour, by, `imported exam ${name}`, made);
    await walk.ask(by, `marking of the imported ${name}`, 'marking', { quizId: made });
  }
  const form = (text: string): FormData => {
    const data = new FormData();
    data.append('file', new Blob([text]), 'exam.json');
    return data;
  };
  const send = async (by: Caller, label: string, text: string): Promise<unknown> =>
    walk.record(
      `${by.name}: sends ${label}`,
      await by.api.fetch('/exams/import', { method: 'POST', body: form(text) }),
      false,
    );
  const questions = [
    { kind: 'MCQ', text: 'One option?', options: [{ text: 'a' }], correctOption: 1 },
  ];
  await send(
    ada,
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
  await send(mara, 'a file as a marker', '{}');
  await walk.call(mara, 'file as a marker', `/exams/${world.quiz('Rivers')}/export.json`);
  await exportResults(tour);
}

async function exportResults({ walk, world, ada }: Tour): Promise<void> {
  const quizId = world.quiz('History');
  for (const content of ['RESULTS', 'RESPONSES', 'QUESTION_FIGURES', 'EXAM_FIGURES']) {
    const input = { id: randomUUID(), quizId, content, format: 'CSV', attemptSet: 'ALL' };
    await walk.ask(ada, `exports ${content}`, 'startExport', { input });
    await ended(ada.api, input.id);
    await walk.ask(ada, `exported ${content}`, 'export', { id: input.id });
    await walk.call(ada, `file of ${content}`, `/exports/${input.id}/file`);
  }
}
