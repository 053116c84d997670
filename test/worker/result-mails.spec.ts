/**
 * Candidates are notified by mail when they can see a result: once per release, if they have an
 * address and the review is shown to them.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { exam, setRules, type Exam, type ExamOptions } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { submittedInvitation, type InvitedCandidate } from '../setup/invited-candidates.js';
import { answerTo, giveMarks } from '../setup/marking.js';
import { anyDescriptive, anyMcq } from '../setup/questions.js';
import { lockCandidateOf } from '../setup/row-locks.js';
import { review, takeExam } from '../setup/taking.js';

const app = useApplication();
let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

const STEP = (name: string) => `mutation ($quizId: ID!) { ${name}(quizId: $quizId) { quizId } }`;
const NOTIFIED_COUNT = 'query ($quizId: ID!) { notifiedCount(quizId: $quizId) }';
const PATIENCE = { interval: 200 };

const createExam = async (rules: object, options: ExamOptions = {}): Promise<Exam> =>
  exam(app, owner.api, { ...options, rules: { mails_results: true, ...rules } });

const invitedCandidate = async (of: Exam, answers = true): Promise<InvitedCandidate> =>
  submittedInvitation(app, owner.api, of, { answers });

/** Notified addresses, once per mail. */
async function notified({ quizId }: Exam): Promise<string[]> {
  const rows = await app.sql<{ recipient: string }>(
    `SELECT m.recipient FROM result_notices n JOIN mails m ON m.id = n.mail_id
     WHERE n.quiz_id = $1 ORDER BY m.recipient`,
    [quizId],
  );
  return rows.map(({ recipient }) => recipient);
}

/** Until the sweep has run: an exam that was ready after the others is announced, too. */
async function swept(): Promise<void> {
  const of = await createExam({ review_time: 'ON_RELEASE', released_at: new Date() });
  const { email } = await invitedCandidate(of);
  await expect.poll(async () => notified(of), PATIENCE).toEqual([email]);
}

describe('results that are released', () => {
  it('are announced once, with a link that opens them, to candidates with an address', async () => {
    const of = await createExam({ review_time: 'ON_RELEASE' }, { title: 'Botany <1>' });
    const { email, page } = await invitedCandidate(of);
    await takeExam(app, of, {}, 'Without an address');
    await swept();
    expect(await notified(of)).toEqual([]);
    const { quizId } = of;
    await owner.api.ask(STEP('releaseResults'), { quizId });
    await expect.poll(async () => notified(of), PATIENCE).toEqual([email]);
    await app.sink.next(email); // The invitation.
    const mail = await app.sink.next(email);
    expect(mail.subject).toBe('Your result is available: Botany <1> (Analytical School)');
    expect(mail.text).toContain(`/take/result/${page.id}#`);
    await owner.api.ask(STEP('releaseResults'), { quizId });
    await swept();
    expect(await notified(of)).toEqual([email]);
    expect((await owner.api.ask(NOTIFIED_COUNT, { quizId }))['notifiedCount']).toBe(1);
    // Withdrawn and released again, it is another release.
    await owner.api.ask(STEP('withdrawResults'), { quizId });
    expect((await owner.api.ask(NOTIFIED_COUNT, { quizId }))['notifiedCount']).toBe(0);
    await owner.api.ask(STEP('releaseResults'), { quizId });
    await expect.poll(async () => notified(of), PATIENCE).toEqual([email, email]);
  });

  it('are announced to nobody whose candidate is being changed, before that is over', async () => {
    const of = await createExam({ review_time: 'ON_RELEASE' });
    const { email, page } = await invitedCandidate(of);
    const lock = await lockCandidateOf(app.databaseUrl, page.id);
    await owner.api.ask(STEP('releaseResults'), { quizId: of.quizId });
    await swept();
    expect(await notified(of)).toEqual([]);
    await lock.release();
    await expect.poll(async () => notified(of), PATIENCE).toEqual([email]);
  });

  it('are announced when the date comes, and as each is marked', async () => {
    const questions = [anyMcq, anyDescriptive];
    const dated = await createExam({ review_time: 'ON_DATE', releases_at: '2100-01-01' });
    const marked = await createExam({ review_time: 'AFTER_MARKING' }, { questions });
    const [first, left, waits] = [
      await invitedCandidate(dated),
      await invitedCandidate(marked, false),
      await invitedCandidate(marked),
    ];
    await expect.poll(async () => notified(marked), PATIENCE).toEqual([left.email]);
    expect(await notified(dated)).toEqual([]);
    await setRules(app, dated.quizId, { releases_at: new Date() });
    await app.sql('UPDATE attempts SET waiting_count = 0 WHERE id = $1', [waits.page.id]);
    await expect.poll(async () => notified(dated), PATIENCE).toEqual([first.email]);
    await expect
      .poll(async () => notified(marked), PATIENCE)
      .toEqual([left.email, waits.email].sort());
  });

  it('are announced when the last mark is final, not while a marker types it', async () => {
    const questions = [anyMcq, anyDescriptive];
    const of = await createExam({ review_time: 'AFTER_MARKING' }, { questions });
    const [moved, left] = [await invitedCandidate(of), await invitedCandidate(of)];
    for (const { page } of [moved, left]) {
      const answer = await answerTo(app, owner.api, page, page.questions[1]?.['text'] as string);
      const typed = await giveMarks(owner.api, answer, { marks: '0', isTyped: true });
      expect(typed['answered']).toMatchObject({ outcome: 'WRONG', marks: '0' });
    }
    await swept();
    expect(await notified(of)).toEqual([]);
    expect((await review(moved.page)).body['current']).toMatchObject({ waitsFor: 'MARKING' });
    const text = moved.page.questions[1]?.['text'] as string;
    await giveMarks(owner.api, await answerTo(app, owner.api, moved.page, text), { marks: '1' });
    await expect.poll(async () => notified(of), PATIENCE).toEqual([moved.email]);
    expect((await review(moved.page)).status).toBe(200);
    // If a marker leaves within a number, that number counts a while later.
    const over = `UPDATE attempts SET settles_at = settles_at - interval '5 minutes' WHERE id = $1`;
    await app.sql(over, [left.page.id]);
    await expect.poll(async () => notified(of), PATIENCE).toEqual([moved.email, left.email].sort());
    expect((await review(left.page)).status).toBe(200);
  });
});

it('are announced to candidates who can see the review, and to nobody else', async () => {
  const [past, future] = [new Date(Date.now() - 60_000), new Date(Date.now() + 3_600_000)];
  const rules: object[] = [
    { review_time: 'AT_ONCE' },
    { review_time: 'AFTER_CLOSING' },
    { review_time: 'AFTER_CLOSING', closes_at: past },
    { review_time: 'AFTER_CLOSING', closes_at: future },
    { review_time: 'ON_RELEASE' },
    { review_time: 'ON_RELEASE', released_at: past },
    { review_time: 'ON_RELEASE', released_at: past, review_content: 'NOTHING' },
    { review_time: 'ON_RELEASE', released_at: past, mails_results: false },
    { review_time: 'ON_DATE' },
    { review_time: 'ON_DATE', releases_at: past },
    { review_time: 'ON_DATE', releases_at: past, withdrawn_at: past },
    { review_time: 'ON_DATE', releases_at: future },
    { review_time: 'ON_DATE', releases_at: future, released_at: past },
    { review_time: 'AFTER_MARKING' },
    { review_time: 'AFTER_MARKING', withdrawn_at: past },
  ];
  const all: { of: Exam; who: InvitedCandidate; rules: object }[] = [];
  for (const one of rules) {
    const of = await createExam({ mails_results: false }, { questions: [anyMcq] });
    const who = await invitedCandidate(of);
    await setRules(app, of.quizId, { mails_results: true, ...one });
    all.push({ of, who, rules: one });
  }
  await swept();
  for (const { of, who, rules: one } of all) {
    const isShown = (await review(who.page)).status === 200;
    const isMeant = isShown && !/AT_ONCE|"mails_results":false/.test(JSON.stringify(one));
    expect(await notified(of), JSON.stringify(one)).toEqual(isMeant ? [who.email] : []);
  }
});

it('are announced in one batch, and recorded once', async () => {
  const of = await createExam({ review_time: 'ON_RELEASE' });
  const guests = [
    await invitedCandidate(of),
    await invitedCandidate(of),
    await invitedCandidate(of),
  ];
  await owner.api.ask(STEP('releaseResults'), { quizId: of.quizId });
  await expect
    .poll(async () => notified(of), PATIENCE)
    .toEqual(guests.map(({ email }) => email).sort());
  // Even if a second worker overlaps: with a record there is a mail, and there is no second record.
  await expect(
    app.sql(
      `INSERT INTO result_notices (attempt_id, release_number, quiz_id, mail_id)
       SELECT attempt_id, release_number, quiz_id, mail_id FROM result_notices WHERE quiz_id = $1`,
      [of.quizId],
    ),
  ).rejects.toThrow(/duplicate/);
});
