import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { query } from '../setup/database.js';
import { person, quiz } from '../setup/factories.js';
import {
  correcting,
  CORRECT_IMPORT,
  finished,
  importFile,
  START_IMPORT,
  upload,
  uploadId,
} from '../setup/imports.js';
import { triviaWorkbook, workbook } from '../setup/workbooks.js';

/** How much of its spreadsheets an account may store. */
const app = useApplication();
const OWN = 'WHERE created_by = (SELECT id FROM users WHERE email = $1)';

it('stores at most 500 MB of uploads, even if they arrive at the same time', async () => {
  const { api, email } = await person(app);
  const file = await triviaWorkbook(1);
  await uploadId(api, file);
  const leaveSpaceForOne = `UPDATE uploads SET size_bytes = 524288000 - $2::int ${OWN}`;
  await query(app.databaseUrl, leaveSpaceForOne, [email, file.length]);
  const answers = await Promise.all(Array.from({ length: 12 }, () => upload(api, file)));
  const taken = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status === 409);
  expect([taken.length, refused.length]).toEqual([1, 11]);
});

it('stores at most 200 million characters of rejected rows and corrections', async () => {
  const { api, email } = await person(app);
  const quizId = await quiz(api);
  const text = 'x'.repeat(30_000);
  const file = await workbook([['Question'], [text]]);
  const { id } = await importFile(api, quizId, file, 'DESCRIPTIVE');
  const again = await api.ask(CORRECT_IMPORT, correcting(id as string, { 2: { Answer: text } }));
  await finished(api, again['correctImport'].id as string);
  const counted = `SELECT kept_characters AS kept FROM imports ${OWN} ORDER BY created_at`;
  const rows = await query<{ kept: number }>(app.databaseUrl, counted, [email]);
  const [first = 0, second = 0] = rows.map(({ kept }) => kept);
  // One has its row; the other its correction, and its row with that.
  expect([Math.floor(first / 30_000), Math.floor(second / 30_000)]).toEqual([1, 3]);

  const keepInAll = async (characters: number) =>
    query(
      app.databaseUrl,
      `UPDATE imports SET kept_characters = $2::int - $3::int ${OWN} AND id = $4`,
      [email, characters, second, id],
    );
  await keepInAll(200_000_001);
  const input = { id: randomUUID(), quizId, uploadId: await uploadId(api, file), kind: 'MCQ' };
  const full = { code: 'IMPORTS_FULL', status: 409 };
  expect((await api.refused(START_IMPORT, { input })).extensions).toMatchObject(full);
  const correction = correcting(id as string, { 2: { Question: 'Why?' } });
  expect((await api.refused(CORRECT_IMPORT, correction)).extensions).toMatchObject(full);
  await keepInAll(200_000_000);
  await api.ask(START_IMPORT, { input });
  await finished(api, input.id);
});
