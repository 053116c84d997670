import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { changed } from '../setup/archives.js';
import { exam, SUBMIT_QUIZ, type Exam } from '../setup/exams.js';
import { cellsOf, exportedFile, fieldsOf } from '../setup/exports.js';
import { person, type Person } from '../setup/factories.js';
import { addQuestions, mcq } from '../setup/questions.js';
import { answerExam, takeExam } from '../setup/taking.js';

/** Exported files, read again by libraries that did not write them. */
const app = useApplication();

const FIRST = '=HYPERLINK("http://example.org")';
const SECOND = '¿Qué es el agua? 水とは';
const questions = [
  mcq(FIRST, ['+right', '-wrong'], 1),
  { descriptive: { text: SECOND, marks: '5' } },
];
/** Names and their marks; cells must contain exactly these. */
const LEARNERS: [name: string, answer: string][] = [
  ['=cmd|calc', '=1+1'],
  ['+Ada', '@SUM(A1)'],
  ['-Bob', '-2+3'],
  ['李小龍', '水，是生命\n之源'],
  ['محمد بن سلمان', 'الماء "حياة"'],
  ['देवनागरी', 'पानी, जल; water'],
  ['Zoë O’Neil 🎓', '  indented'],
  ["O'Brien, Pat", '_x000D_ and _x0041_'],
];

let owner: Person;
let openExam: Exam;
beforeAll(async () => {
  owner = await person(app);
  const rules = { pass_mark: 1, wrong_marks: '-0.25', wrong_marks_basis: 'MARK' };
  openExam = await exam(app, owner.api, { questions, rules });
  for (const [index, [name, answer]] of LEARNERS.entries())
    await takeExam(
      app,
      openExam,
      { [FIRST]: index === 0 ? '-wrong' : '+right', [SECOND]: answer },
      name,
    );
  await app.sql(`UPDATE learners SET roll_number = 'R7', external_id = '=1' WHERE name = '+Ada'`);
  // An attempt that is not submitted is no result.
  await answerExam(app, openExam, { [SECOND]: 'Half of' }, 'Running');
});

/** Roll number and external id, which the second one has. */
const WHO = [
  [null, null, null],
  [null, 'R7', '=1'],
] as const;
/** The header of a question, with its id. */
const headerOf = (text: string): unknown =>
  expect.stringMatching(new RegExp(`^${text.replace('?', '\\?')} \\[[0-9a-f-]{36}\\]$`));

/** How CSV keeps a spreadsheet program from running formulas. */
const defused = (text: string): string => (/^\s*[=+\-@]/.test(text) ? `'${text}` : text);

async function storedAttempts(): Promise<Data[]> {
  return app.sql<Data>(
    `SELECT a.started_at, a.submitted_at, a.id, a.candidate_id, c.learner_id, a.quiz_id
     FROM attempts a JOIN candidates c ON c.id = a.candidate_id
     WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL ORDER BY a.submitted_at, a.id`,
    [openExam.quizId],
  );
}

const CANDIDATE = ['Name', 'Email', 'Roll number', 'External ID', 'Attempt'];
const IDS = ['Attempt ID', 'Candidate ID', 'Learner ID', 'Quiz ID'];
const idsOf = (attempt: Data | undefined): unknown[] =>
  ['id', 'candidate_id', 'learner_id', 'quiz_id'].map((column) => attempt?.[column]);

describe('results', () => {
  const HEADERS = [
    ...CANDIDATE,
    ...['Started (Asia/Kolkata)', 'Submitted (Asia/Kolkata)'],
    ...['Minutes taken', 'Ended by', 'Adjustment', 'Score', 'Out of'],
    ...['Per cent', 'Grade', 'Passed'],
    ...['Waiting for marking', 'Late answers undecided'],
    ...IDS,
  ];

  beforeAll(async () => {
    await app.sql(
      `UPDATE institutes SET time_zone = 'Asia/Kolkata'
       WHERE id = (SELECT institute_id FROM users WHERE email = $1)`,
      [owner.email],
    );
  });

  it('contain texts, numbers and times of the institute in a workbook', async () => {
    const [headers, ...rows] = await cellsOf(
      await exportedFile(owner.api, openExam.quizId, 'RESULTS', 'XLSX'),
    );
    expect(headers).toEqual(HEADERS);
    const stored = await storedAttempts();
    // India is five and a half hours ahead, all the year; a cell has whole seconds.
    const shown = (time: Date): Date =>
      new Date(Math.floor((time.getTime() + 5.5 * 3_600_000) / 1_000) * 1_000);
    expect(rows).toEqual(
      LEARNERS.map(([name], index) => [
        name,
        ...WHO[index === 1 ? 1 : 0],
        1,
        shown(stored[index]?.['started_at'] as Date),
        shown(stored[index]?.['submitted_at'] as Date),
        0,
        'Learner',
        0,
        index === 0 ? -0.25 : 1,
        6,
        index === 0 ? -4.17 : 16.67,
        null,
        // Without a pass yet, since an answer waits for marks.
        index === 0 ? null : 'Yes',
        1,
        0,
        ...idsOf(stored[index]),
      ]),
    );
  });

  it('contain no formulas as CSV', async () => {
    const file = await exportedFile(owner.api, openExam.quizId, 'RESULTS', 'CSV');
    expect(file.subarray(0, 3).toString('hex')).toBe('efbbbf');
    const [headers, ...lines] = fieldsOf(file);
    expect(headers).toEqual(HEADERS);
    expect(lines.map(([name]) => name)).toEqual(LEARNERS.map(([name]) => defused(name)));
    // Numbers come from us: a negative one stays a number.
    expect(lines[0]?.slice(10, 13)).toEqual(['-0.25', '6', '-4.17']);
    expect(lines[0]?.[5]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });
});

describe('responses', () => {
  it('contain each answer and its marks, whatever was typed', async () => {
    const file = await exportedFile(owner.api, openExam.quizId, 'RESPONSES', 'XLSX');
    const [headers, ...rows] = await cellsOf(file);
    const stored = await storedAttempts();
    const questions = await app.sql<{ id: string }>(
      'SELECT id FROM placements WHERE quiz_id = $1 ORDER BY position',
      [openExam.quizId],
    );
    const questionIds = questions.map(({ id }) => id);
    expect(headers).toEqual([
      ...[...CANDIDATE, ...IDS],
      ...[`1. ${FIRST} [${questionIds[0]}]`, '1. Marks'],
      ...[`2. ${SECOND} [${questionIds[1]}]`, '2. Marks'],
    ]);
    expect(rows).toEqual(
      LEARNERS.map(([name, answer], index) => [
        ...[name, ...WHO[index === 1 ? 1 : 0], 1],
        ...idsOf(stored[index]),
        ...(index === 0 ? ['-wrong', -0.25] : ['+right', 1]),
        ...[answer, null],
      ]),
    );
    const parts: string[] = [];
    await changed(file, (part) => (parts.push(part), part));
    // The workbook marks spaces as part of the text, which our reader ignores.
    expect(parts.join()).toContain('<t xml:space="preserve">  indented</t>');
    const lines = fieldsOf(await exportedFile(owner.api, openExam.quizId, 'RESPONSES', 'CSV'));
    expect(lines.slice(1)).toEqual(
      LEARNERS.map(([name, answer], index) => [
        ...[defused(name), '', ...(index === 1 ? ['R7', "'=1"] : ['', '']), '1'],
        ...idsOf(stored[index]),
        ...(index === 0 ? ["'-wrong", '-0.25'] : ["'+right", '1']),
        ...[defused(answer), ''],
      ]),
    );
  });

  it('of an earlier paper come after those of the current one, each with its own texts', async () => {
    const of = await exam(app, owner.api, { questions: [mcq('Old?', ['yes', 'no'], 1)] });
    await takeExam(app, of, { 'Old?': 'no' }, 'Early');
    const [old] = await app.sql('SELECT id FROM placements WHERE quiz_id = $1', [of.quizId]);
    await owner.api.ask('mutation ($id: ID!) { deleteQuestion(id: $id) { id } }', {
      id: old?.['id'],
    });
    await addQuestions(owner.api, of.quizId, [mcq('New?', ['a', 'b'], 2)]);
    await owner.api.ask(SUBMIT_QUIZ, { id: of.quizId });
    await takeExam(app, of, { 'New?': 'b' }, 'Late');
    const rows = await cellsOf(await exportedFile(owner.api, of.quizId, 'RESPONSES', 'XLSX'));
    expect(rows.map((row) => [row[0], ...row.slice(9)])).toEqual([
      ['Name', headerOf('1. New?'), '1. Marks', `2. Old? [${old?.['id']}]`, '2. Marks'],
      ['Early', null, null, 'no', 0],
      ['Late', 'b', 1, null, null],
    ]);
  });

  it('have no columns for what only a preview contained', async () => {
    const of = await exam(app, owner.api, { questions: [mcq('Tried?', ['yes', 'no'], 1)] });
    const { id } = await takeExam(app, of, { 'Tried?': 'no' }, 'Trying');
    await app.sql('UPDATE attempts SET is_preview = true WHERE id = $1', [id]);
    const [old] = await app.sql('SELECT id FROM placements WHERE quiz_id = $1', [of.quizId]);
    await owner.api.ask('mutation ($id: ID!) { deleteQuestion(id: $id) { id } }', {
      id: old?.['id'],
    });
    await addQuestions(owner.api, of.quizId, [mcq('New?', ['a', 'b'], 2)]);
    await owner.api.ask(SUBMIT_QUIZ, { id: of.quizId });
    expect(await cellsOf(await exportedFile(owner.api, of.quizId, 'RESPONSES', 'XLSX'))).toEqual([
      [...CANDIDATE, ...IDS, headerOf('1. New?'), '1. Marks'],
    ]);
  });

  it('replace what cells cannot contain, and cut long texts with a note', async () => {
    const of = await exam(app, owner.api, { questions: [{ descriptive: { text: 'Why?' } }] });
    const odd = 'a\u0001b\r\nc\u000bd';
    await takeExam(app, of, { 'Why?': odd }, 'Odd');
    // Longer than anybody may type: stored texts may be older than a rule.
    const { quizId } = of;
    await takeExam(app, of, { 'Why?': 'x' }, 'Long');
    await app.sql(
      `UPDATE responses SET response = jsonb_build_object('text', repeat('水', 40000))
       WHERE response->>'text' = 'x' AND attempt_id IN (SELECT id FROM attempts WHERE quiz_id = $1)`,
      [quizId],
    );
    const rows = await cellsOf(await exportedFile(owner.api, quizId, 'RESPONSES', 'XLSX'));
    expect(rows[1]?.[9]).toBe('a\ufffdb\nc\ufffdd');
    const long = String(rows[2]?.[9]);
    expect(long).toHaveLength(32_767);
    expect(long).toMatch(/… \(cut: it has \d+ characters\)$/);
  });
});

describe('figures', () => {
  it('are of marked attempts: counts, marks, and how often each option was chosen', async () => {
    const file = await exportedFile(owner.api, openExam.quizId, 'QUESTION_FIGURES', 'XLSX');
    const [headers, ...rows] = await cellsOf(file);
    expect(headers).toEqual([
      ...[
        'Revision',
        'Question',
        'Text',
        'Kind',
        'Attempts that count',
        'Attempts',
        'Right',
        'Partly right',
        'Wrong',
      ],
      ...['Blank', 'Marks', 'Mean marks', 'Facility (%)', 'Right answers (%)'],
      ...['Standard deviation (%)', 'Random guess (%)', 'Intended weight (%)'],
      ...['Effective weight (%)', 'Discrimination index', 'Discriminative efficiency (%)'],
      ...['Right option', 'Option 1', 'Chosen 1', 'Discrimination 1'],
      ...['Option 2', 'Chosen 2', 'Discrimination 2'],
    ]);
    const kinds = ['Multiple-choice questions', 'Descriptive questions'];
    const best = 'Best attempts';
    const [one, two, twenty] = [
      'none: needs 1 attempt',
      'none: needs 2 attempts',
      'none: needs 20 attempts',
    ];
    const refused = [twenty, twenty, twenty];
    // The essay of all eight still waits.
    expect(rows).toEqual([
      [
        ...[1, 1, FIRST, kinds[0], best, 0, 0, 0, 0, 0, 1, one, one, one, two, 37.5, 16.67],
        ...[...refused, 1, '+right', 0, twenty, '-wrong', 0, twenty],
      ],
      [
        ...[1, 2, SECOND, kinds[1], best, 0, 0, 0, 0, 0, 5, one, one, one, two, null, 83.33],
        ...[...refused, null, null, null, null, null, null, null],
      ],
    ]);
  });
});
