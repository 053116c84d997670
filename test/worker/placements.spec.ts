/** Questions, versions and placements have what one table had, and nobody notices. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { query } from '../setup/database.js';
import { migrateFully, revertTo } from '../setup/migrating.js';
import { startServer } from '../setup/processes.js';
import {
  recordedContent,
  recordedDatabase,
  recordedEnvironment,
} from '../setup/recorded-database.js';
import { recordAnswers } from '../setup/recorded-walk.js';
import { differencesOf } from '../setup/recorded-walk/difference.js';
import type { RecordedAnswer } from '../setup/recorded-walk/recorder.js';
import { readFixtureIds } from '../setup/recorded-walk/fixture-ids.js';
import { Placeholders } from '../setup/recorded-walk/placeholders.js';
import { Recorder } from '../setup/recorded-walk/recorder.js';
import { readRecording, RECORDING, writeRecording } from '../setup/recorded-walk/recording.js';
import { read, root } from '../setup/sources.js';
import { wholeDatabase, type WholeDatabase } from '../setup/whole-database.js';

const PLACEMENTS = 'Placements1795870000000';

it('shows and does what it did before questions were divided', async () => {
  const { documents, answers } = readRecording();
  const databaseUrl = await recordedDatabase();
  const fixture = await readFixtureIds(databaseUrl);
  await migrateFully(databaseUrl);
  const placeholders = new Placeholders(recordedContent());
  const server = await startServer(recordedEnvironment(databaseUrl));
  const recorder = new Recorder(server.url, fixture, documents, placeholders);
  // An answer that differs may end the walk early: the difference says more than the error.
  const [walked] = await Promise.allSettled([recordAnswers(recorder)]);
  await server.stop();
  const reached =
    walked.status === 'fulfilled' ? answers : answers.slice(0, recorder.answers.length);
  if (process.env['RECORD'] === 'on' && walked.status === 'fulfilled')
    writeFileSync(join(root, RECORDING), writeRecording({ documents, answers: recorder.answers }));
  expect(differencesOf(sinceThen(reached), sinceThen(recorder.answers))).toBe('');
  if (walked.status === 'rejected') throw walked.reason;
});

it('placements get positions of their own, in the order of questions that shared one', async () => {
  const other = await recordedDatabase();
  const twice = `UPDATE questions SET position = 3 WHERE quiz_id = $1 AND position = 4`;
  const [large] = await query<{ id: string }>(
    other,
    'SELECT quiz_id AS id FROM questions GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
  );
  await query(other, twice, [large?.id]);
  const inOrder = async (table: string): Promise<unknown[]> =>
    query(other, `SELECT id FROM ${table} WHERE quiz_id = $1 ORDER BY position, id`, [large?.id]);
  const before = await inOrder('questions');
  await migrateFully(other);
  expect(await inOrder('placements')).toEqual(before);
  const positions = `SELECT count(DISTINCT position)::int AS positions, count(*)::int AS questions
    FROM placements WHERE quiz_id = $1`;
  const [counts] = await query(other, positions, [large?.id]);
  expect(counts).toEqual({ positions: before.length, questions: before.length });
});

describe('the versions of questions', () => {
  let databaseUrl: string;
  beforeAll(async () => {
    databaseUrl = await recordedDatabase();
    await migrateFully(databaseUrl);
  });

  it('are those of submitted papers, in their order, and then what the quiz has', async () => {
    const [of] = await query<{ same: number; published: number; placed: number; old: number }>(
      databaseUrl,
      `SELECT count(*)::int AS published,
         count(*) FILTER (WHERE v.text = q->>'text' AND v.body = q->'body'
           AND coalesce(v.image, 'null') = q->'image' AND v.kind = q->>'kind')::int AS same,
         count(*) FILTER (WHERE v.version < p.question_version)::int AS old,
         count(*) FILTER (WHERE p.question_id = p.id AND n.question_id = p.id)::int AS placed
       FROM paper_revisions r CROSS JOIN jsonb_array_elements(r.content->'questions') q
         JOIN paper_revision_questions n
           ON n.revision_id = r.id AND n.placement_id = (q->>'id')::uuid
         JOIN placements p ON p.id = n.placement_id
         JOIN question_versions v
           ON v.question_id = n.question_id AND v.version = n.question_version`,
    );
    expect(of?.old).toBeGreaterThan(2);
    expect(of).toMatchObject({ same: of?.published, placed: of?.published });
    const repeated = await query(
      databaseUrl,
      `SELECT FROM question_versions a JOIN question_versions b
         ON b.question_id = a.question_id AND b.version = a.version + 1
       WHERE (a.text, a.body, a.image) IS NOT DISTINCT FROM (b.text, b.body, b.image)`,
    );
    expect(repeated).toEqual([]);
    const gaps = await query(
      databaseUrl,
      `SELECT q.id FROM questions q JOIN question_versions v ON v.question_id = q.id
       GROUP BY q.id HAVING max(v.version) <> q.latest_version OR count(*) <> q.latest_version`,
    );
    expect(gaps).toEqual([]);
  });

  it('go back and forth: what was A, then B, then A again has three', async () => {
    const texts = await query<{ texts: string[] }>(
      databaseUrl,
      `SELECT array_agg(text ORDER BY version) AS texts FROM question_versions
       GROUP BY question_id HAVING count(*) > 2`,
    );
    const isBack = ({ texts: [first, second, third] }: { texts: string[] }) =>
      first === third && first !== second;
    expect(texts.some(isBack)).toBe(true);
  });

  it('know their images: those of a revision are those of the versions that it has', async () => {
    const revisions = await query<{ known: string[]; expected: string[] }>(
      databaseUrl,
      `SELECT ARRAY(SELECT unnest(r.image_ids) ORDER BY 1) AS expected, ARRAY(
         SELECT DISTINCT unnest(v.image_ids) FROM paper_revision_questions n
           JOIN question_versions v ON v.question_id = n.question_id AND v.version = n.question_version
         WHERE n.revision_id = r.id ORDER BY 1) AS known
       FROM paper_revisions r WHERE r.number IS NOT NULL`,
    );
    for (const { known, expected } of revisions) expect(known).toEqual(expected);
    expect(revisions.some(({ expected }) => expected.length > 1)).toBe(true);
  });

  it('are not given up by a downgrade where no quiz has the question', async () => {
    const inBank = `INSERT INTO questions (id, institute_id, is_in_bank)
      SELECT gen_random_uuid(), id, true FROM institutes LIMIT 1`;
    await query(databaseUrl, inBank);
    await expect(revertTo(databaseUrl, PLACEMENTS)).rejects.toThrow(
      '1 questions of the bank are in no quiz',
    );
  });
});

it('is as it was when it is downgraded, and is upgraded again', async () => {
  const databaseUrl = await recordedDatabase();
  const before = await wholeDatabase(databaseUrl);
  expect(before.rows['public.questions']?.length).toBeGreaterThan(100);
  await migrateFully(databaseUrl);
  const upgraded = await wholeDatabase(databaseUrl);
  await revertTo(databaseUrl, PLACEMENTS);
  const downgraded = await wholeDatabase(databaseUrl);
  expect(downgraded.definitions).toEqual(before.definitions);
  expect(downgraded.rows).toEqual(before.rows);
  await migrateFully(databaseUrl);
  const again = await wholeDatabase(databaseUrl);
  expect(again.definitions).toEqual(upgraded.definitions);
  // The table of migrations numbers them again.
  const rowsOf = ({ rows }: WholeDatabase) => ({ ...rows, 'public.migrations': null });
  expect(rowsOf(again)).toEqual(rowsOf(upgraded));
});

it('has a recording that is as it is written', () => {
  expect(writeRecording(readRecording()) === read(RECORDING)).toBe(true);
});

/**
 * Without what releases since then have added: columns of spreadsheets, other words for missing ones, the rule about
 * spell check, pauses, messages, the place of an attempt, the code to continue on another device, adjustments and
 * grades.
 */
function sinceThen(answers: readonly RecordedAnswer[]): RecordedAnswer[] {
  const json = JSON.stringify(answers)
    .replaceAll(/,\{"column":"(?:Marks|Negative marks)","isCut":false,"value":""\}/g, '')
    .replaceAll(/,"checksSpelling":true\b/g, '')
    // No exam of the recording is paused, and none has messages of staff.
    .replaceAll(/"pausedAt":null,|,"messages":\[\]/g, '')
    .replaceAll(/"place":0,|"questionCount":\d+,(?="questions":)/g, '')
    // No result of the recording is adjusted, and its institutes have no grades.
    .replaceAll(/"adjustments":\[\],/g, '')
    .replaceAll(/"sizeBytes":(?:1147|1176)\b/g, '"sizeBytes":1147')
    .replaceAll(/"Name,Email[^"]*,Ended by,Adjustment,Score[^"]*"/g, (file) =>
      file
        .replace(',Adjustment,Score,Out of,Per cent,Grade,', ',Score,Out of,Per cent,')
        .replaceAll(/,(Learner|Time|Staff),0,([^,]*,[^,]*,[^,]*),,/g, ',$1,$2,'),
    )
    .replaceAll(/,"returnCode":(?:null|"[^"]*")/g, '')
    .replaceAll(/"message":"The columns (?:[^"\\]|\\.)*"/g, '"message":"The columns ..."');
  return JSON.parse(json) as RecordedAnswer[];
}
