/** A database of the first release: its tables, and the data of a teacher. */
import { createHash, randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { migrations } from '../../server/migrations/index.js';
import { bareDatabase } from './database.js';
import { PASSWORD } from './factories.js';
import { migrating, revertTo } from './migrating.js';

export const TEACHER = 'teacher@first.example';

const newId = (): string => randomUUID();
const [institute, teacher, colleague, upload] = [newId(), newId(), newId(), newId()];
/** Ids of the teacher's data. */
export const IDS = {
  /** With a question of each kind, and one in the trash. */
  quiz: newId(),
  deletedQuiz: newId(),
  mcq: newId(),
  options: [newId(), newId()],
  descriptive: newId(),
  deletedQuestion: newId(),
  storedImport: newId(),
  refusedImport: newId(),
  session: newId(),
};

/** Id, title, status, whether submitted, whether in the trash, and the number of questions. */
const QUIZZES = [
  [IDS.quiz, 'Zwetschgen', 'ACTIVE', true, false, 2],
  [newId(), 'äpfel', 'ACTIVE', false, false, 0],
  [newId(), 'Birnen', 'INACTIVE', false, false, 0],
  [newId(), 'Quiz 10', 'INACTIVE', true, false, 0],
  [IDS.deletedQuiz, 'Gone', 'ACTIVE', true, true, 1],
  // A title of the trash may be used again.
  [newId(), 'gone', 'ACTIVE', false, false, 0],
] as const;

async function fill(client: pg.Client): Promise<void> {
  const passwordHash = await hash(createHash('sha256').update(PASSWORD).digest('hex'));
  const insert = async (table: string, row: object): Promise<void> => {
    const names = Object.keys(row).map((name) => `"${name}"`);
    const places = names.map((_, index) => `$${index + 1}`);
    const text = `INSERT INTO ${table} (${names.join()}) VALUES (${places.join()})`;
    await client.query(text, Object.values(row));
  };
  const owned = { institute_id: institute, created_by: teacher };
  const soon = new Date(Date.now() + 3_600_000);
  await insert('institutes', { id: institute, name: 'First School', time_zone: 'Asia/Calcutta' });
  for (const [id, email] of [
    [teacher, TEACHER],
    [colleague, 'colleague@first.example'],
  ])
    await insert('users', {
      id,
      institute_id: institute,
      email,
      first_name: 'Ada',
      last_name: 'Byron',
      password_hash: passwordHash,
    });
  for (const [id, title, status, isCompleted, isDeleted, count] of QUIZZES)
    await insert('quizzes', {
      ...owned,
      id,
      title,
      title_key: title.toLowerCase(),
      status,
      is_completed: isCompleted,
      duration_minutes: isCompleted ? 45 : null,
      question_count: count,
      version: 3,
      deleted_at: isDeleted ? new Date() : null,
    });
  await insert('quizzes', {
    institute_id: institute,
    created_by: colleague,
    title: 'Of a colleague',
    title_key: 'of a colleague',
    status: 'ACTIVE',
  });
  const [first, second] = IDS.options;
  const options = [
    { id: first, text: '41' },
    { id: second, text: '42' },
  ];
  const mcq = { options, correctOptionId: second, explanation: 'By counting.' };
  for (const [id, position, kind, text, marks, body, isDeleted] of [
    [IDS.mcq, 1, 'MCQ', 'What is 6 × 7?', 1, mcq, false],
    [IDS.deletedQuestion, 2, 'MCQ', 'Is this one right?', 1, mcq, true],
    [IDS.descriptive, 3, 'DESCRIPTIVE', 'Why?', 2.5, { modelAnswer: 'Because.' }, false],
  ] as const)
    await insert('questions', {
      id,
      quiz_id: IDS.quiz,
      position,
      kind,
      text,
      marks,
      body,
      version: 2,
      deleted_at: isDeleted ? new Date() : null,
    });
  await insert('questions', {
    id: newId(),
    quiz_id: IDS.deletedQuiz,
    position: 1,
    kind: 'DESCRIPTIVE',
    text: 'Where?',
    body: { modelAnswer: '' },
  });
  const file = { file_name: 'questions.xlsx', kind: 'MCQ', quiz_id: IDS.quiz };
  await insert('uploads', {
    ...owned,
    id: upload,
    file_name: 'questions.xlsx',
    size_bytes: 1_000,
    sha256: '0'.repeat(64),
    kept_at: new Date(),
  });
  await insert('imports', {
    ...owned,
    ...file,
    id: IDS.storedImport,
    upload_id: null,
    state: 'SUCCEEDED',
    phase: 'STORING',
    rows_done: 2,
    rows_total: 2,
    stored_count: 2,
    created_at: new Date(Date.now() - 60_000),
    finished_at: new Date(),
  });
  await insert('imports', {
    ...owned,
    ...file,
    id: IDS.refusedImport,
    upload_id: upload,
    state: 'REFUSED',
    phase: 'CHECKING',
    rows_done: 9,
    rows_total: 9,
    fault_count: 2,
    finished_at: new Date(),
  });
  for (const [number, column, message] of [
    [1, 'Question', 'Question is required'],
    [2, 'Correct Answer', 'Which one is right?'],
  ] as const)
    await insert('import_faults', {
      import_id: IDS.refusedImport,
      number,
      row: 7,
      column,
      value: '',
      message,
    });
  await insert('sessions', {
    id: IDS.session,
    user_id: teacher,
    client_address: '192.0.2.1',
    user_agent: 'the old browser',
    expires_at: soon,
  });
  await insert('mails', {
    recipient: TEACHER,
    template: 'registration-code',
    state: 'SENT',
    attempts: 1,
    expires_at: soon,
    sent_at: new Date(),
  });
  await insert('email_codes', {
    id: newId(),
    email: 'next@first.example',
    purpose: 'REGISTER',
    client: 'client',
    code_hash: '-',
    expires_at: soon,
  });
  await insert('rate_limits', { key: 'kept', points: 1, expire: Date.now() + 3_600_000 });
}

/** @returns its address */
export async function firstRelease(): Promise<string> {
  const databaseUrl = await bareDatabase();
  await migrating(databaseUrl, async (source) => source.runMigrations(), migrations.slice(0, 1));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await fill(client);
  } finally {
    await client.end();
  }
  return databaseUrl;
}

/** Reverts all later migrations. */
export async function backToFirstRelease(databaseUrl: string): Promise<void> {
  const second = migrations[1];
  if (second) await revertTo(databaseUrl, second.name);
}
