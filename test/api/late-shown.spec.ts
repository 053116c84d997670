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
  saying,
  SECOND,
  send,
} from '../setup/late.js';

/** Answers that came late, as staff see them. */
const app = useApplication();

let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

const given = async (): Promise<Exam> => exam(app, owner.api, { questions });
const sit = async ({ code }: Exam): Promise<Page> => sitting(await candidate(app, code, 'Anna'));
const questionOf = async (page: Page, asked: string): Promise<Data> =>
  questionFor(owner.api, page.id, asked);
const idOf = async (page: Page, asked: string): Promise<string> =>
  (await questionOf(page, asked))['late'][0].id as string;
const decide = async (page: Page, accepts: boolean, ...ids: string[]): Promise<Data> =>
  decideFor(owner.api, page.id, ids, accepts);

describe('a late answer', () => {
  it('is shown beside what is stored, with the times of both', async () => {
    const page = await sit(await given());
    const typedAt = new Date(Date.now() - 30_000).toISOString();
    await send(page, { [FIRST]: 'wrong', [ESSAY]: 'In time' });
    const { body } = await page.submit();
    await page.save([
      saying(page, FIRST, 'right', { typedAt, isFlagged: true }),
      saying(page, ESSAY, 'Too late'),
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

  it('is counted until somebody decides, once its attempt is submitted', async () => {
    const of = await given();
    const [page, other] = [await sit(of), await sit(of)];
    const counts = async (): Promise<unknown> => {
      const { examProgress, results } = await owner.api.ask(COUNTS, { quizId: of.quizId });
      const items = results.items as Data[];
      return [examProgress.lateCount, items.map((item) => [item['attemptId'], item['lateCount']])];
    };
    await sitting(page.learner);
    await send(page, { [FIRST]: 'right' });
    expect(await counts()).toEqual([0, []]);
    const second = new Page(page.learner);
    await second.open();
    await second.submit();
    await send(second, { [FIRST]: 'wrong', [ESSAY]: 'Too late' });
    await other.submit();
    expect(await counts()).toEqual([
      3,
      [
        [page.id, 3],
        [other.id, 0],
      ],
    ]);
    await decide(page, false, await idOf(page, ESSAY));
    // What says the same as what is stored needs no decision.
    await decide(page, true, await idOf(page, FIRST));
    await send(second, { [FIRST]: 'right' });
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

  it('waits for nobody once its question was answered again under a later lease', async () => {
    const of = await given();
    const first = await sit(of);
    const typed = (secondsAgo: number): { typedAt: string } => ({
      typedAt: new Date(Date.now() - secondsAgo * 1_000).toISOString(),
    });
    const second = await sitting(first.learner);
    await first.save([
      saying(first, ESSAY, 'Half an essay', typed(60)),
      // Its page says no time.
      saying(first, SECOND, 'right'),
      saying(first, FIRST, 'right', typed(60)),
    ]);
    // Went on there instead: what was typed is taken along, and finished.
    await first.open();
    await first.save([saying(first, ESSAY, 'Half an essay', typed(60))]);
    expect((await questionOf(first, ESSAY))['late']).toMatchObject([{ isStored: true }]);
    await send(first, { [ESSAY]: 'A whole essay', [SECOND]: 'wrong' });
    await second.save([saying(second, ESSAY, 'Elsewhere', typed(30))]);
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

  it('waits where it was typed after what is stored, on a page that had lost the attempt', async () => {
    const first = await sit(await given());
    const second = await sitting(first.learner);
    await send(second, { [ESSAY]: 'Saved there' });
    const typedAt = new Date().toISOString();
    await app.sql(
      `UPDATE responses SET saved_at = saved_at - interval '1 minute' WHERE attempt_id = $1`,
      [first.id],
    );
    await first.save([saying(first, ESSAY, 'Typed on', { typedAt })]);
    await second.submit();
    expect((await questionOf(first, ESSAY))['late']).toMatchObject([{ isAnsweredAgain: false }]);
    // What came after the end of the same lease is always to be decided on.
    await second.save([saying(second, ESSAY, 'Too late', { typedAt: '2026-01-01T00:00:00Z' })]);
    expect((await questionOf(first, ESSAY))['late']).toMatchObject([
      { isAnsweredAgain: false },
      { isAnsweredAgain: false },
    ]);
    // The later of the two is accepted with all: the other one must not be with the next.
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
