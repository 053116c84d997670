/** The stage of a quiz and the lists of what there is to do say the same of each exam. */
import { expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { sitting } from '../setup/attempts.js';
import { candidate, exam, setRules } from '../setup/exams.js';
import { person, quiz } from '../setup/factories.js';
import { answeredBy, markedExam } from '../setup/marking.js';
import { addQuestions, anyMcq, mcq } from '../setup/questions.js';
import { listOf, progressOf, todayOf } from '../setup/today.js';

const app = useApplication();

const HOUR_MS = 3_600_000;
const inHours = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS);
const [PAST, LATER] = [{ closes_at: inHours(-1) }, { closes_at: inHours(2) }];
const OPENS_LATER = { opens_at: inHours(1), ...LATER };
const OFF = "status = 'INACTIVE'";
const WITHDRAWN = 'is_completed = false';
const ON_RELEASE = { review_time: 'ON_RELEASE' };

/** How far learners have come with an exam. */
type Taking = 'nobody' | 'running' | 'submitted' | 'unmarked';
/** Rules, changed columns of the quiz, and the stage that follows. */
type Case = [Taking, Record<string, unknown>, string | null, string];

const CASES: readonly Case[] = [
  ['nobody', {}, null, 'OPEN'],
  ['nobody', PAST, null, 'CLOSED'],
  ['nobody', OPENS_LATER, null, 'SCHEDULED'],
  ['nobody', OPENS_LATER, OFF, 'OFF'],
  ['nobody', OPENS_LATER, WITHDRAWN, 'DRAFT'],
  ['nobody', { is_ready: false }, null, 'NOT_READY'],
  ['nobody', { ...OPENS_LATER, is_ready: false }, null, 'NOT_READY'],
  ['nobody', { is_ready: false }, OFF, 'OFF'],
  ['running', {}, null, 'OPEN'],
  ['running', OPENS_LATER, null, 'OPEN'],
  ['running', {}, WITHDRAWN, 'OPEN'],
  ['running', PAST, OFF, 'OPEN'],
  ['submitted', {}, null, 'OPEN'],
  ['submitted', LATER, null, 'OPEN'],
  ['submitted', PAST, null, 'CLOSED'],
  ['submitted', OPENS_LATER, null, 'SCHEDULED'],
  ['submitted', {}, OFF, 'CLOSED'],
  ['submitted', LATER, OFF, 'CLOSED'],
  ['submitted', PAST, OFF, 'CLOSED'],
  ['submitted', {}, WITHDRAWN, 'DRAFT'],
  ['submitted', LATER, WITHDRAWN, 'DRAFT'],
  ['submitted', PAST, WITHDRAWN, 'DRAFT'],
  ['submitted', { ...PAST, review_content: 'NOTHING' }, null, 'CLOSED'],
  ['submitted', { ...PAST, released_at: inHours(-1) }, null, 'RELEASED'],
  ['unmarked', {}, null, 'OPEN'],
  ['unmarked', PAST, null, 'MARKING'],
  ['unmarked', LATER, OFF, 'MARKING'],
  ['unmarked', PAST, WITHDRAWN, 'DRAFT'],
];

const idsOf = (entries: Data[]): string[] => entries.map(({ quizId }) => quizId as string);

it.each(CASES)('agree: %s, %j, %s: %s', async (taking, rules, columns, stage) => {
  const { api } = await person(app);
  const given =
    taking === 'unmarked'
      ? await markedExam(app, api, { rules: ON_RELEASE })
      : await exam(app, api, { questions: [anyMcq], rules: ON_RELEASE });
  const { code, quizId } = given;
  if (taking === 'unmarked') await answeredBy(app, given, 'Ada');
  if (taking === 'running' || taking === 'submitted') {
    const page = await sitting(await candidate(app, code, 'Ada'));
    if (taking === 'submitted') await page.submit();
  }
  if (Object.keys(rules).length > 0) await setRules(app, quizId, rules);
  if (columns) await app.sql(`UPDATE quizzes SET ${columns} WHERE id = $1`, [quizId]);
  const progress = await progressOf(api, quizId);
  const today = await todayOf(api);
  const waiting = today['waiting'] as Data[];
  const isIn = (list: string): boolean => idsOf(today[list] as Data[]).includes(quizId);
  const waits = (kind: string): boolean => waiting.some((entry) => entry['kind'] === kind);
  expect(progress['stage']).toBe(stage);
  expect(waits('UNRELEASED')).toBe(progress['awaitsRelease']);
  expect(waits('TO_MARK')).toBe((progress['toMarkCount'] as number) > 0);
  expect(isIn('running')).toBe((progress['runningCount'] as number) > 0);
  expect(isIn('upcoming')).toBe(stage === 'SCHEDULED');
  expect(isIn('drafts')).toBe(['DRAFT', 'NOT_READY'].includes(stage) && columns !== OFF);
});

it('leads nobody to an inactive quiz: only active or submitted ones count as written', async () => {
  const { api } = await person(app);
  const id = await quiz(api);
  await addQuestions(api, id, [anyMcq]);
  await app.sql("UPDATE quizzes SET status = 'INACTIVE' WHERE id = $1", [id]);
  expect(await todayOf(api)).toMatchObject({ hasQuestions: false, drafts: [] });
  await app.sql("UPDATE quizzes SET status = 'ACTIVE' WHERE id = $1", [id]);
  expect(await todayOf(api)).toMatchObject({ hasQuestions: true, drafts: [{ quizId: id }] });
});

it('says what keeps a submitted exam from opening, also where no question is at fault', async () => {
  const { api } = await person(app);
  const { quizId } = await exam(app, api, { questions: [mcq('Equal?', ['same', 'same'])] });
  await setRules(app, quizId, { pass_mark: 50, is_ready: false });
  const { drafts } = await todayOf(api);
  expect(drafts).toMatchObject([
    {
      ...{ quizId, isSubmitted: true, correctionCount: 2 },
      firstCorrection: {
        questionId: null,
        message: expect.stringContaining('Nobody can pass') as string,
      },
    },
  ]);
});

it('shows exams that are open today and wait for their learners, after those under way', async () => {
  const { api } = await person(app);
  const given = [
    { title: 'Opened', rules: { opens_at: inHours(-1) } },
    { title: 'Closing', rules: { closes_at: inHours(23) } },
    { title: 'Next week', rules: { closes_at: inHours(170) } },
    { title: 'Under way', rules: { closes_at: inHours(20) } },
  ];
  for (const { title, rules } of given) {
    const { code } = await exam(app, api, { title, rules });
    const ada = await candidate(app, code, 'Ada');
    if (title === 'Under way') await sitting(ada);
  }
  await exam(app, api, { title: 'Nobody', rules: { closes_at: inHours(1) } });
  const running = await listOf(api, 'running');
  expect(running[0]).toMatchObject({ title: 'Under way', runningCount: 1 });
  expect(new Set(running.map((entry) => entry['title']))).toEqual(
    new Set(['Under way', 'Opened', 'Closing']),
  );
  expect(running[1]).toMatchObject({ runningCount: 0, learnerCount: 1, nextEndAt: null });
});
