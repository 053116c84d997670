/**
 * Marks of people for attempts that are continued repeatedly: compared with a plain computation.
 */
import { beforeAll, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { moveDeadline, Page } from '../setup/attempts.js';
import { person, type Person } from '../setup/factories.js';
import { REOPEN } from '../setup/interventions.js';
import { decide, paper } from '../setup/late-answers.js';
import { answerTo, giveMarks, markedExam, RIVER, SEA, SKY, answeredBy } from '../setup/marking.js';
import { SEED, times } from '../setup/seeds.js';
import { saveAnswers, submitAttempt } from '../setup/taking.js';

const app = useApplication();
const GIVE_BACK =
  'mutation ($input: GiveBackOutageInput!) { giveBackOutage(input: $input) { count } }';

let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

const resultOf = async ({ id }: Page): Promise<Data> =>
  (await paper(owner.api, id))['result'] as Data;

const ask = async (page: Page, asked: string): Promise<Data> =>
  answerTo(app, owner.api, page, asked);

async function reopened(page: Page): Promise<Page> {
  const input = { attemptId: page.id, minutes: 10, reason: 'The line was down' };
  await owner.api.ask(REOPEN, { input });
  const again = new Page(page.candidate);
  await again.open();
  return again;
}

it('given before an outage that is given back stay if the answer is the same', async () => {
  const of = await markedExam(app, owner.api);
  await app.sql('UPDATE quizzes SET duration_minutes = 60 WHERE id = $1', [of.quizId]);
  const page = await answeredBy(app, of, 'Anna');
  // The clock ended it four minutes ago, while no save could be stored.
  await app.sql(
    `UPDATE attempts SET started_at = started_at - interval '56 minutes', submitted_by = 'TIME',
       submitted_at = now() - interval '4 minutes' WHERE id = $1`,
    [page.id],
  );
  await moveDeadline(app, page.id, -240);
  await giveMarks(owner.api, await ask(page, SKY), { marks: '4', comment: 'Good' });
  await giveMarks(owner.api, await ask(page, SEA), { marks: '2' });
  const [outage] = await app.sql(
    `INSERT INTO outages (began_at, ended_at)
     VALUES (now() - interval '10 minutes', now() - interval '1 minute') RETURNING id`,
  );
  const input = { quizId: of.quizId, outageId: outage?.['id'] };
  expect((await owner.api.ask(GIVE_BACK, { input }))['giveBackOutage'].count).toBe(1);
  const again = new Page(page.candidate);
  await again.open();
  await saveAnswers(again, { [SEA]: 'Something else' });
  await submitAttempt(again);
  expect(await resultOf(page)).toMatchObject({ score: 7, waitingCount: 1 });
  expect((await ask(page, SKY))['answered']).toMatchObject({
    ...{ marks: '4', outcome: 'PARTLY', grade: { source: 'MARKER', comment: 'Good' } },
  });
  expect((await ask(page, SEA))['answered']).toMatchObject({
    ...{ marks: null, outcome: 'WAITING', grade: { source: 'RULE' } },
  });
});

/** The same numbers for the same seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** The current answer and its marks; null: it waits. */
interface Plain {
  said: string;
  marks: number | null;
}

const MAX_MARKS: Record<string, number> = { [SKY]: 5, [SEA]: 2 };

it.each(Array.from({ length: times(4, 40) }, (_, index) => SEED + index))(
  'belong to the current answers, however often the attempt is continued: %i',
  async (seed) => {
    const random = randomOf(seed);
    const of = await markedExam(app, owner.api);
    let page = await answeredBy(app, of, 'Anna');
    const plain: Record<string, Plain> = {
      [SKY]: { said: 'Sky, says Anna', marks: null },
      [SEA]: { said: 'Sea, says Anna', marks: null },
    };
    let river = 3;
    /** What a changed answer waits for again. */
    const says = (asked: string, said: string): void => {
      if (plain[asked]?.said !== said) plain[asked] = { said, marks: null };
    };
    for (let step = 0; step < 12; step += 1) {
      const asked = random(2) === 0 ? SKY : SEA;
      const said = `Said ${random(3)}`;
      const kind = random(3);
      if (kind === 0) {
        const marks = random((MAX_MARKS[asked] ?? 0) * 2 + 1) / 2;
        await giveMarks(owner.api, await ask(page, asked), {
          marks: String(marks),
          isTyped: random(2) === 0,
        });
        plain[asked] = { said: plain[asked]?.said ?? '', marks };
      } else if (kind === 1) {
        page = await reopened(page);
        const chosen = random(2);
        await saveAnswers(page, {
          [asked]: 'In between',
          [RIVER]: chosen === 0 ? 'Ganges' : 'Indus',
        });
        await saveAnswers(page, { [asked]: said });
        await submitAttempt(page);
        says(asked, said);
        river = chosen === 0 ? 3 : 0;
      } else {
        const place = page.questions.findIndex(({ text }) => text === asked);
        await page.save([page.entry(place, { response: { text: said } })]);
        const late = (await paper(owner.api, page.id))['late'] as Data[];
        const open = late.filter(({ decision }) => decision === null);
        const isAccepted = random(3) > 0;
        const ids = open.map(({ id }) => id as string);
        if (ids.length > 0) await decide(owner.api, page.id, ids, isAccepted);
        if (ids.length > 0 && isAccepted) says(asked, said);
      }
      const all = Object.values(plain);
      expect(await resultOf(page), `step ${step}, ${kind}`).toMatchObject({
        score: river + all.reduce((sum, { marks }) => sum + (marks ?? 0), 0),
        waitingCount: all.filter(({ marks }) => marks === null).length,
      });
    }
  },
);
