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
  owner = await person(app.api, app.sink);
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
});
