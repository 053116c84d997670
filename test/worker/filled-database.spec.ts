/** Marks that an earlier version gave stay as they are: stored, read by staff, and given again. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api, type Data } from '../setup/api.js';
import { query } from '../setup/database.js';
import { call } from '../setup/exams.js';
import { logIn } from '../setup/factories.js';
import { filledDatabase, OWNERS } from '../setup/filled-database.js';
import { REOPEN } from '../setup/interventions.js';
import { gradesOf, readGrades, readResults, resultOf } from '../setup/mark-reading.js';
import { migrateFully, revertTo } from '../setup/migrating.js';
import { startServer, type RunningServer } from '../setup/processes.js';
import { STORED_TABLES, storedMarks, type StoredMarks } from '../setup/stored-marks.js';

const SUBMIT = 'mutation ($input: SubmitAttemptInput!) { submitAttempt(input: $input) { id } }';
const reason = 'To mark it again';

/** What penalties of exams, in per cent, become: so many marks for each mark. */
const WRONG_MARKS: Record<string, string> = {
  '0.00': '0',
  '12.50': '-1/8',
  '25.00': '-0.25',
  '33.33': '-1/3',
  '50.00': '-0.5',
  '66.67': '-2/3',
  '100.00': '-1',
};

const PENALTIES =
  'SELECT quiz_id AS id, penalty_percent::text AS percent FROM exam_rules ORDER BY quiz_id';

let databaseUrl: string;
/** Read before the application starts, which submits attempts that have run out of time. */
let markedAnswers: { id: string; answers: string | null }[];
let penalties: { id: string; percent: string }[];
let before: StoredMarks;
let migrated: StoredMarks;
let server: RunningServer;
/** Who has an exam, by its id: those in the trash are missing. */
const owners = new Map<string, Api>();
/** Submitted attempts of these exams. */
let submitted: Data[];

beforeAll(async () => {
  databaseUrl = await filledDatabase();
  before = await storedMarks(databaseUrl);
  penalties = await query(databaseUrl, PENALTIES);
  await migrateFully(databaseUrl);
  migrated = await storedMarks(databaseUrl);
  markedAnswers = await query(databaseUrl, 'SELECT id, marked_answers AS answers FROM attempts');
  server = await startServer({ DATABASE_URL: databaseUrl, RATE_LIMIT: 'off' });
  for (const email of OWNERS) {
    const { api } = await logIn(new Api(server.url), email);
    const { items } = (await api.ask('{ quizzes(pageSize: 100) { items { id } } }'))['quizzes'];
    for (const { id } of items as { id: string }[]) owners.set(id, api);
  }
  submitted = before.attempts.filter(
    (one) => one['submitted_at'] && !one['is_preview'] && owners.has(one['quiz_id'] as string),
  );
});
afterAll(async () => server.stop());

const ownerOf = (attempt: Data): Api => owners.get(attempt['quiz_id'] as string) as Api;
const gradesIn = ({ grades }: StoredMarks, attempt: Data): Data[] =>
  grades.filter((one) => one['attempt_id'] === attempt['id']);

async function submit(attempt: Data): Promise<void> {
  const { errors } = await ownerOf(attempt).send(SUBMIT, {
    input: { attemptId: attempt['id'], reason },
  });
  const codes = errors.map(({ extensions }) => extensions.code);
  // The worker may have submitted an attempt that has run out of time since.
  if (codes.length > 0) expect(codes).toEqual(['ATTEMPT_ENDED']);
}

describe('the filled database', () => {
  it('has the cases that an exact arithmetic could get wrong', () => {
    expect([before.attempts.length, before.grades.length, submitted.length]).toEqual([74, 285, 67]);
    expect([before.gradeChanges.length, before.certificates.length]).toEqual([32, 4]);
    const scores = before.attempts.map(({ score }) => score as number);
    // 33.33 % of 1 mark three times, of 2 marks, 66.67 % of large marks; 100 % of 0.1 mark four times.
    expect(scores).toEqual(expect.arrayContaining([-0.99, -0.67, -1377.85, -0.4]));
    const penalties = new Set(before.attempts.map(({ rules }) => rules.penaltyPercent as number));
    expect([...penalties].sort((a, b) => a - b)).toEqual([0, 12.5, 25, 33.33, 50, 66.67, 100]);
    const outcomes = new Set(before.grades.map(({ outcome }) => outcome as string));
    expect([...outcomes].sort()).toEqual(['BLANK', 'PARTLY', 'RIGHT', 'WAITING', 'WRONG']);
    const exactly = submitted.filter(({ score, rules }) => score === rules.passMark);
    expect(exactly.map(({ score }) => score as number).sort()).toEqual([0.2, 1.47, 1.67, 6.3]);
  });

  it.each(STORED_TABLES)('keeps all values of %s when it is migrated', (table) => {
    expect(before[table].length).toBeGreaterThan(0);
    expect(migrated[table]).toEqual(before[table]);
  });

  it('has exact marks of a wrong choice for each penalty, and exact scores', async () => {
    const rules = await query<{ id: string; wrong: string; basis: string }>(
      databaseUrl,
      'SELECT quiz_id AS id, wrong_marks AS wrong, wrong_marks_basis AS basis FROM exam_rules',
    );
    const expected = penalties.map(({ id, percent }) => ({
      id,
      wrong: WRONG_MARKS[percent],
      basis: percent === '0.00' ? 'QUESTION' : 'MARK',
    }));
    const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
    expect(rules.sort(byId)).toEqual(expected.sort(byId));
    const scores = await query<{ score: string | null; exact: string | null }>(
      databaseUrl,
      'SELECT score::text, exact_score AS exact FROM attempts WHERE submitted_at IS NOT NULL',
    );
    for (const { score, exact } of scores) expect(exact).toBe(String(Number(score)));
  });
});

it('is as it was when it is downgraded, and newer rules become penalties', async () => {
  const other = await filledDatabase();
  await migrateFully(other);
  const [attempt] = before.attempts;
  const [grade] = gradesIn(before, attempt ?? {});
  const exact = { wrongMarks: '-4/3', wrongMarksBasis: 'QUESTION', marksPerQuestion: '8/3' };
  await query(other, `UPDATE attempts SET rules = rules - 'penaltyPercent' || $2 WHERE id = $1`, [
    attempt?.['id'],
    JSON.stringify(exact),
  ]);
  await query(other, `UPDATE grades SET rule = $2 WHERE id = $1`, [
    grade?.['id'],
    JSON.stringify({ marks: '8/3', wrongMarks: '-4/3' }),
  ]);
  await revertTo(other, 'ExactMarks1795761600000');
  const after = await storedMarks(other);
  const of = (rows: Data[], id: unknown) => rows.find((row) => row['id'] === id) ?? {};
  const [rules, rule] = [of(after.attempts, attempt?.['id']), of(after.grades, grade?.['id'])];
  expect(rules['rules']).toMatchObject({ marksPerQuestion: 2.67, penaltyPercent: 50 });
  expect(rules['rules']).not.toHaveProperty('wrongMarks');
  expect(rule['rule']).toEqual({ marks: 2.67, penaltyPercent: 50 });
  rules['rules'] = attempt?.['rules'];
  rule['rule'] = grade?.['rule'];
  expect(after).toEqual(before);
  expect(await query(other, PENALTIES)).toEqual(penalties);
});

it('is not downgraded where papers have fractions, which no earlier release can mark', async () => {
  const other = await filledDatabase();
  await migrateFully(other);
  await query(
    other,
    `UPDATE paper_revisions SET content = jsonb_set(content, '{questions,0,marks}', '"1/3"')
     WHERE id = (SELECT revision_id FROM attempts LIMIT 1)`,
  );
  await expect(revertTo(other, 'ExactMarks1795761600000')).rejects.toThrow(
    '1 papers or rubrics have fractions of marks',
  );
  await migrateFully(other);
});

describe('the marked answers that statistics read', () => {
  const LETTERS: Record<string, string> = { RIGHT: 'R', PARTLY: 'P', WRONG: 'W', BLANK: 'B' };

  it('are those of the grades, in the order of the paper', () => {
    const answersOf = new Map(markedAnswers.map(({ id, answers }) => [id, answers]));
    for (const attempt of before.attempts) {
      const revision = before.revisions.find(({ id }) => id === attempt['revision_id']);
      const grades = new Map(
        gradesIn(before, attempt).map((grade) => [grade['question_id'] as string, grade]),
      );
      const tokens = (revision?.['content'].questions as Data[]).map(({ id }) => {
        const { outcome, choice, marks } = grades.get(id as string) ?? {};
        return `${LETTERS[outcome as string] ?? '?'}${choice ?? ''}:${marks ?? ''}`;
      });
      const expected = attempt['submitted_at'] ? tokens.join(' ') : null;
      expect(answersOf.get(attempt['id'] as string), attempt['id']).toBe(expected);
    }
    expect(markedAnswers.some(({ answers }) => answers?.includes('?:'))).toBe(true);
  });

  it('give figures of each exam', async () => {
    const FIGURES = `query ($quizId: ID!) {
      examFigures(quizId: $quizId) { figures { submittedCount questions { attempts } } }
    }`;
    for (const [quizId, owner] of owners) {
      const { figures } = (await owner.ask(FIGURES, { quizId }))['examFigures'] as Data;
      const count = submitted.filter((one) => one['quiz_id'] === quizId).length;
      expect(figures['submittedCount']).toBeGreaterThanOrEqual(count);
    }
  });
});

describe('staff', () => {
  it('read the same results, and who has passed', async () => {
    const expected = new Map(submitted.map((one) => [one['id'] as string, resultOf(one)]));
    const read = new Map<string, Data>();
    for (const owner of new Set(owners.values()))
      for (const [id, result] of await readResults(owner)) read.set(id, result);
    // Those that ran have since run out of time, or will.
    const earlier = [...read].filter(([id]) => expected.has(id));
    expect(new Map(earlier)).toEqual(expected);
    expect(new Set(earlier.map(([, { isPassed }]) => isPassed as boolean | null))).toEqual(
      new Set([true, false, null]),
    );
  });

  it('read the same grades of each attempt', async () => {
    for (const attempt of submitted)
      expect(await readGrades(ownerOf(attempt), attempt['id'] as string), attempt['id']).toEqual(
        gradesOf(gradesIn(before, attempt)),
      );
  });

  it('and everybody else can check the certificates', async () => {
    const checks = before.certificates.map(async ({ reference, attempt_id: attemptId }) => {
      const path = `/verify/certificates/${reference as string}`;
      const { isGenuine, holds } = (await call(new Api(server.url), path)).body;
      const attempt = submitted.find(({ id }) => id === attemptId);
      return [attempt?.['score'], isGenuine, holds];
    });
    const found = (await Promise.all(checks)).sort(([a], [b]) => Number(a) - Number(b));
    // The results of the second were withdrawn.
    expect(found).toEqual([
      [1.67, true, true],
      [4, true, false],
      [6, true, true],
      [6.3, true, true],
    ]);
  });
});

describe('attempts that are marked now', () => {
  it('again, get the same grades by the rules that they were started under', async () => {
    // One after the other for each owner: two attempts of one candidate cannot be open at once.
    const byOwner = [...new Set(owners.values())].map(async (owner) => {
      for (const attempt of submitted.filter((one) => ownerOf(one) === owner)) {
        await owner.ask(REOPEN, { input: { attemptId: attempt['id'], minutes: 10, reason } });
        await submit(attempt);
      }
    });
    await Promise.all(byOwner);
    const again = await storedMarks(databaseUrl);
    for (const attempt of submitted) {
      const { id, score, max_score, waiting_count, rules } = attempt;
      expect(again.attempts.find((one) => one['id'] === id)).toMatchObject({
        submitted_by: 'STAFF',
        ...{ score, max_score, waiting_count, rules },
      });
      // Nothing differs, so nothing is stored: also the version and the time of each grade stay.
      expect(gradesIn(again, attempt), id).toEqual(gradesIn(before, attempt));
    }
    expect(again.gradeChanges).toEqual(expect.arrayContaining(before.gradeChanges));
    expect(again.certificates).toEqual(before.certificates);
  });

  it('for the first time, are marked by the rules that they were started under', async () => {
    const running = before.attempts.filter((one) => !one['submitted_at'] && !one['is_preview']);
    for (const attempt of running) await submit(attempt);
    const { attempts } = await storedMarks(databaseUrl);
    const marked = attempts.filter(({ id }) => running.some((one) => one['id'] === id));
    const results = marked.map(({ rules, score, max_score, waiting_count }) => [
      rules.penaltyPercent,
      ...[score, max_score, waiting_count],
    ]);
    expect(results.sort(([, a], [, b]) => a - b)).toEqual([
      // Three are wrong, of 3.75, 2.5 and 0.1 marks: -2.5, -1.67 and -0.07.
      [66.67, -4.24, 7.35, 1],
      // One is right and one wrong, each of 1 mark.
      [33.33, 0.67, 3, 1],
      // Reopened: what the marker gave stays.
      [33.33, 4.5, 9, 1],
    ]);
  });
});
