import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { Page, sitting } from '../setup/attempts.js';
import { candidate, exam, type Exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import {
  COUNTS,
  decide as decideFor,
  ESSAY,
  FIRST,
  question as questionFor,
  questions,
  entryFor,
  SECOND,
  saveTexts,
} from '../setup/late-answers.js';

/** Late answers, as staff see them. */
const app = useApplication();

let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

const createExam = async (): Promise<Exam> => exam(app, owner.api, { questions });
const sit = async ({ code }: Exam): Promise<Page> => sitting(await candidate(app, code, 'Anna'));
const questionOf = async (page: Page, asked: string): Promise<Data> =>
  questionFor(owner.api, page.id, asked);
const idOf = async (page: Page, asked: string): Promise<string> =>
  (await questionOf(page, asked))['late'][0].id as string;
const decide = async (page: Page, accepts: boolean, ...ids: string[]): Promise<Data> =>
  decideFor(owner.api, page.id, ids, accepts);

describe('a late answer', () => {
  it('is shown beside the stored one, with the times of both', async () => {
    const page = await sit(await createExam());
    const typedAt = new Date(Date.now() - 30_000).toISOString();
    await saveTexts(page, { [FIRST]: 'wrong', [ESSAY]: 'In time' });
    const { body } = await page.submit();
    await page.save([
      entryFor(page, FIRST, 'right', { typedAt, isFlagged: true }),
      entryFor(page, ESSAY, 'Too late'),
    ]);
    const first = await questionOf(page, FIRST);
    expect(first).toMatchObject({ outcome: 'WRONG', isFlagged: false });
    expect(first['options'][1]).toMatchObject({ isChosen: true });
    const [late] = first['late'] as Data[];
    expect(late).toMatchObject({
      isFlagged: true,
      typedAt,
      cause: 'ENDED',
      isStored: false,
      decision: null,
      decidedAt: null,
      decidedBy: null,
      replaced: null,
      answered: {
        savedAt: null,
        options: [
          { text: 'right', isChosen: true },
          { text: 'wrong', isChosen: false },
          { text: 'wrong, too', isChosen: false },
        ],
      },
    });
    const submittedAt = Date.parse(body['receipt'].submittedAt as string);
    expect(Date.parse(first['savedAt'] as string)).toBeLessThan(submittedAt);
    expect(Date.parse(late?.['arrivedAt'] as string)).toBeGreaterThan(submittedAt);
    expect(await questionOf(page, ESSAY)).toMatchObject({
      answer: 'In time',
      late: [{ answered: { answer: 'Too late' }, typedAt: null }],
    });
    expect((await questionOf(page, SECOND))['late']).toEqual([]);
  });

  it('counts as open until staff decide, once its attempt is submitted', async () => {
    const of = await createExam();
    const [page, other] = [await sit(of), await sit(of)];
    const counts = async (): Promise<unknown> => {
      const { examProgress, results } = await owner.api.ask(COUNTS, { quizId: of.quizId });
      const items = results.items as Data[];
      return [examProgress.lateCount, items.map((item) => [item['attemptId'], item['lateCount']])];
    };
    await sitting(page.candidate);
    await saveTexts(page, { [FIRST]: 'right' });
    expect(await counts()).toEqual([0, []]);
    const second = new Page(page.candidate);
    await second.open();
    await second.submit();
    await saveTexts(second, { [FIRST]: 'wrong', [ESSAY]: 'Too late' });
    await other.submit();
    expect(await counts()).toEqual([
      3,
      [
        [page.id, 3],
        [other.id, 0],
      ],
    ]);
    await decide(page, false, await idOf(page, ESSAY));
    // A late answer that equals the stored one needs no decision.
    await decide(page, true, await idOf(page, FIRST));
    await saveTexts(second, { [FIRST]: 'right' });
    expect(await counts()).toEqual([
      0,
      [
        [other.id, 0],
        [page.id, 0],
      ],
    ]);
    expect((await questionOf(page, FIRST))['late']).toMatchObject([
      { cause: 'TAKEN_OVER', isStored: true, decision: 'ACCEPTED' },
      { cause: 'ENDED', isStored: true, decision: null },
    ]);
  });

  it('needs no decision once its question was answered again under a later lease', async () => {
    const of = await createExam();
    const first = await sit(of);
    const typed = (secondsAgo: number): { typedAt: string } => ({
      typedAt: new Date(Date.now() - secondsAgo * 1_000).toISOString(),
    });
    const second = await sitting(first.candidate);
    await first.save([
      entryFor(first, ESSAY, 'Half an essay', typed(60)),
      // Its page sends no time.
      entryFor(first, SECOND, 'right'),
      entryFor(first, FIRST, 'right', typed(60)),
    ]);
    // The candidate continues there: the typed text is taken along, and finished.
    await first.open();
    await first.save([entryFor(first, ESSAY, 'Half an essay', typed(60))]);
    expect((await questionOf(first, ESSAY))['late']).toMatchObject([{ isStored: true }]);
    await saveTexts(first, { [ESSAY]: 'A whole essay', [SECOND]: 'wrong' });
    await second.save([entryFor(second, ESSAY, 'Elsewhere', typed(30))]);
    await first.submit();
    const stale = { decision: null, isStored: false, isAnsweredAgain: true };
    expect((await questionOf(first, ESSAY))['late']).toMatchObject([stale, stale]);
    expect((await questionOf(first, SECOND))['late']).toMatchObject([stale]);
    // Not answered since.
    expect((await questionOf(first, FIRST))['late']).toMatchObject([{ isAnsweredAgain: false }]);
    const counts = async (): Promise<unknown> => {
      const { examProgress, results } = await owner.api.ask(COUNTS, { quizId: of.quizId });
      return [examProgress.lateCount, results.items[0].lateCount];
    };
    expect(await counts()).toEqual([1, 1]);
    await decide(first, true, await idOf(first, ESSAY));
    expect(await questionOf(first, ESSAY)).toMatchObject({ answer: 'Half an essay' });
  });

  it('needs a decision if it was typed after the stored one, on a page that had lost the attempt', async () => {
    const first = await sit(await createExam());
    const second = await sitting(first.candidate);
    await saveTexts(second, { [ESSAY]: 'Saved there' });
    const typedAt = new Date().toISOString();
    await app.sql(
      `UPDATE responses SET saved_at = saved_at - interval '1 minute' WHERE attempt_id = $1`,
      [first.id],
    );
    await first.save([entryFor(first, ESSAY, 'Typed on', { typedAt })]);
    await second.submit();
    expect((await questionOf(first, ESSAY))['late']).toMatchObject([{ isAnsweredAgain: false }]);
    // A late answer after the end of the same lease always needs a decision.
    await second.save([entryFor(second, ESSAY, 'Too late', { typedAt: '2026-01-01T00:00:00Z' })]);
    expect((await questionOf(first, ESSAY))['late']).toMatchObject([
      { isAnsweredAgain: false },
      { isAnsweredAgain: false },
    ]);
    // The later of the two is accepted with all: the next acceptance must not replace it by the
    // other one.
    await app.sql(`UPDATE late_responses SET typed_at = $2 WHERE attempt_id = $1`, [
      first.id,
      '2026-01-01T00:00:00Z',
    ]);
    const id = (await questionOf(first, ESSAY))['late'][1].id as string;
    await decide(first, true, id);
    expect((await questionOf(first, ESSAY))['late']).toMatchObject([
      { isAnsweredAgain: true, decision: null },
      { isStored: true, decision: 'ACCEPTED' },
    ]);
  });
});
