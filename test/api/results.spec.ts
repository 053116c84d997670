/** Results and complete papers, as staff see them. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import type { Page } from '../setup/attempts.js';
import { exam, type Exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { answerExam, takeExam } from '../setup/taking.js';

const app = useApplication();

const RESULT = `attemptId candidateId learnerId secondsTaken name email number startedAt submittedAt submittedBy
  score maxScore percent passMark isPassed waitingCount`;
const RESULTS = `query (
  $quizId: ID!, $page: Int, $pageSize: Int, $search: String, $filter: ResultFilter, $sort: ResultSort
) {
  results(
    quizId: $quizId, page: $page, pageSize: $pageSize, search: $search, filter: $filter, sort: $sort
  ) {
    items { ${RESULT} } totalCount totalPages page
  }
}`;
const PAPER = `query ($attemptId: ID!) {
  attemptPaper(attemptId: $attemptId) {
    quizId title revisionNumber previousAttemptId nextAttemptId result { ${RESULT} }
    questions {
      __typename questionId kind place text image { imageId } isFlagged savedAt outcome marks
      maxMarks wrongMarks
      ... on AnsweredMcq { explanation options { optionId text isCorrect isChosen } }
      ... on AnsweredDescriptive { answer modelAnswer }
    }
  }
}`;

const FIRST = 'First?';
const SECOND = 'Second?';
const options = ['right', 'wrong', 'wrong, too'].map((text) => ({ text }));
const questions = [
  { mcq: { text: FIRST, options, correctOption: 1, explanation: 'It is.', marks: '3' } },
  { descriptive: { text: SECOND, modelAnswer: 'So.', marks: '5' } },
];

let owner: Person;
let stranger: Person;
beforeAll(async () => {
  [owner, stranger] = [await person(app), await person(app)];
});

const createExam = async (rules: Record<string, unknown> = {}): Promise<Exam> =>
  exam(app, owner.api, {
    questions,
    rules: { wrong_marks: '-0.25', wrong_marks_basis: 'MARK', pass_mark: 3, ...rules },
  });

async function results(quizId: string, more: object = {}): Promise<Data> {
  return (await owner.api.ask(RESULTS, { quizId, ...more }))['results'] as Data;
}

const namesOf = ({ items }: Data): string[] => (items as Data[]).map(({ name }) => name as string);

describe('results', () => {
  let of: Exam;
  let best: Page;
  beforeAll(async () => {
    of = await createExam();
    best = await takeExam(app, of, { [FIRST]: 'right', [SECOND]: 'An essay.' }, 'Zoë Right');
    await takeExam(app, of, { [FIRST]: 'wrong' }, 'anna wrong');
    await takeExam(app, of, {}, 'Ben 50%_');
    await answerExam(app, of, {}, 'Still Running');
    await takeExam(app, await createExam(), {}, 'Of Another Exam');
  });

  it('contain the result of each submitted attempt', async () => {
    const { items, totalCount } = await results(of.quizId);
    expect(totalCount).toBe(3);
    const [last, wrong, first] = items as Data[];
    expect(first).toMatchObject({
      attemptId: best.id,
      name: 'Zoë Right',
      email: null,
      number: 1,
      submittedBy: 'LEARNER',
      score: 3,
      maxScore: 8,
      percent: 37.5,
      passMark: 3,
      isPassed: true,
      waitingCount: 1,
    });
    expect(
      new Date(first?.['submittedAt'] as string) > new Date(first?.['startedAt'] as string),
    ).toBe(true);
    expect(wrong).toMatchObject({
      score: -0.75,
      percent: -9.375,
      isPassed: false,
      waitingCount: 0,
    });
    expect(last).toMatchObject({ score: 0, percent: 0, isPassed: false });
  });

  it.each([
    ['LATEST', ['Ben 50%_', 'anna wrong', 'Zoë Right']],
    ['BEST', ['Zoë Right', 'Ben 50%_', 'anna wrong']],
    ['LOWEST', ['anna wrong', 'Ben 50%_', 'Zoë Right']],
    ['NAME', ['anna wrong', 'Ben 50%_', 'Zoë Right']],
    ['EARLIEST', ['Zoë Right', 'anna wrong', 'Ben 50%_']],
    ['HIGHEST_PERCENT', ['Zoë Right', 'Ben 50%_', 'anna wrong']],
    ['LOWEST_PERCENT', ['anna wrong', 'Ben 50%_', 'Zoë Right']],
    ['NAME_DESCENDING', ['Zoë Right', 'Ben 50%_', 'anna wrong']],
  ])('are sorted: %s, page by page', async (sort, names) => {
    expect(namesOf(await results(of.quizId, { sort }))).toEqual(names);
    const pages = await Promise.all(
      [1, 2, 3, 4].map(async (page) => results(of.quizId, { sort, page, pageSize: 1 })),
    );
    expect(pages.flatMap(namesOf)).toEqual(names);
    for (const { totalCount, totalPages } of pages)
      expect([totalCount, totalPages]).toEqual([3, 3]);
  });

  it('are sorted by per cent where papers have other maxima, and one has none', async () => {
    const other = await createExam();
    for (const name of ['half', 'third', 'none']) await takeExam(app, other, {}, name);
    for (const [name, score, most] of [
      ['half', 1, 2],
      ['third', 2, 6],
      ['none', 0, 0],
    ] as const)
      // oxfmt-ignore
      await app.sql(
        `UPDATE attempts a SET score = $3, max_score = $4
         FROM candidates c JOIN learners l ON l.id = c.learner_id
         WHERE c.id = a.candidate_id AND a.quiz_id = $1 AND l.name = $2`,
        [other.quizId, name, score, most],
      );
    const highest = namesOf(await results(other.quizId, { sort: 'HIGHEST_PERCENT' }));
    expect(highest).toEqual(['half', 'third', 'none']);
    const lowest = namesOf(await results(other.quizId, { sort: 'LOWEST_PERCENT' }));
    expect(lowest).toEqual(highest.toReversed());
  });

  it.each([
    ['zoë', ['Zoë Right']],
    ['Zoe\u0308', ['Zoë Right']],
    [' RIGHT ', ['Zoë Right']],
    ['%_', ['Ben 50%_']],
    ['nobody', []],
    ['', ['Ben 50%_', 'anna wrong', 'Zoë Right']],
  ])('are found by a part of the name: %j', async (search, names) => {
    const found = await results(of.quizId, { search });
    expect(namesOf(found)).toEqual(names);
    expect(found['totalCount']).toBe(names.length);
  });

  it.each([
    ['QUICKEST', ['anna wrong', 'Ben 50%_', 'Zoë Right']],
    ['SLOWEST', ['Zoë Right', 'Ben 50%_', 'anna wrong']],
  ])('are sorted by the time they took: %s', async (sort, names) => {
    for (const [name, seconds] of [
      ['Zoë', 600],
      ['anna', 60],
      ['Ben', 65.4],
    ] as const)
      // oxfmt-ignore
      await app.sql(
        `UPDATE attempts a SET started_at = submitted_at - make_interval(secs => $3)
         FROM candidates c JOIN learners l ON l.id = c.learner_id
         WHERE c.id = a.candidate_id AND a.quiz_id = $1 AND l.name LIKE $2 || '%'`,
        [of.quizId, name, seconds],
      );
    const sorted = await results(of.quizId, { sort });
    expect(namesOf(sorted)).toEqual(names);
    const seconds = (sorted['items'] as Data[]).map(({ secondsTaken }) => secondsTaken as number);
    expect(seconds.toSorted((a, b) => a - b)).toEqual([60, 65, 600]);
  });

  it.each([
    ['PASSED', ['Zoë Right']],
    ['FAILED', ['Ben 50%_', 'anna wrong']],
    ['WAITING', ['Zoë Right']],
    ['LATE', ['anna wrong']],
    [null, ['Ben 50%_', 'anna wrong', 'Zoë Right']],
  ])('are filtered: %s', async (filter, names) => {
    const { attemptId } =
      ((await results(of.quizId, { search: 'anna' }))['items'] as Data[])[0] ?? {};
    await app.sql(
      `INSERT INTO late_responses (attempt_id, quiz_id, question_id, epoch, sequence, response, is_flagged, arrived_at, cause)
       SELECT id, quiz_id, (arrangement->0->>'questionId')::uuid, 1, 99, '{"text": "Late"}', false, now(), 'ENDED'
       FROM attempts WHERE id = $1 ON CONFLICT DO NOTHING`,
      [attemptId],
    );
    const found = await results(of.quizId, { filter });
    expect(namesOf(found)).toEqual(names);
    expect(found['totalCount']).toBe(names.length);
    expect(namesOf(await results(of.quizId, { filter, search: 'zoë' }))).toEqual(
      names.filter((name) => name.startsWith('Zoë')),
    );
  });

  it('count nobody as failed whose answers wait, or if there is no pass mark', async () => {
    const other = await createExam({ pass_mark: null });
    await takeExam(app, other, { [FIRST]: 'wrong' });
    const waits = await createExam({ pass_mark: 4 });
    await takeExam(app, waits, { [FIRST]: 'right', [SECOND]: 'An essay.' });
    for (const { quizId } of [other, waits])
      for (const filter of ['PASSED', 'FAILED'])
        expect(await results(quizId, { filter })).toMatchObject({ items: [], totalCount: 0 });
  });

  it('are found by a part of the address', async () => {
    await app.sql(
      `UPDATE learners SET email = 'ben@school.example' WHERE id = (SELECT learner_id FROM candidates
        c JOIN attempts a ON a.candidate_id = c.id JOIN learners l ON l.id = c.learner_id
        WHERE a.quiz_id = $1 AND l.name LIKE 'Ben%')`,
      [of.quizId],
    );
    const { items } = await results(of.quizId, { search: '@School.example' });
    expect(items).toMatchObject([{ name: 'Ben 50%_', email: 'ben@school.example' }]);
  });

  it('exclude previews', async () => {
    const other = await createExam();
    const { id: attemptId } = await takeExam(app, other);
    expect((await results(other.quizId))['totalCount']).toBe(1);
    await app.sql('UPDATE attempts SET is_preview = true WHERE id = $1', [attemptId]);
    expect(await results(other.quizId)).toMatchObject({ items: [], totalCount: 0 });
    const { extensions } = await owner.api.refused(PAPER, { attemptId });
    expect(extensions.code).toBe('ATTEMPT_NOT_FOUND');
  });

  it('reject values out of bounds', async () => {
    const fieldsOf = async (more: object) =>
      (await owner.api.refused(RESULTS, { quizId: of.quizId, ...more })).extensions;
    expect(await fieldsOf({ pageSize: 101 })).toMatchObject({ code: 'VALIDATION' });
    expect(await fieldsOf({ page: 0 })).toMatchObject({ code: 'VALIDATION' });
    const { fields } = await fieldsOf({ search: 'x'.repeat(201) });
    expect(fields).toEqual([
      { path: 'search', message: 'Search must be at most 200 characters long' },
    ]);
    expect(await fieldsOf({ search: '\u0000' })).toMatchObject({ code: 'VALIDATION' });
  });

  it('are closed to other institutes', async () => {
    const variables = { quizId: of.quizId };
    expect((await stranger.api.refused(RESULTS, variables)).extensions.code).toBe('QUIZ_NOT_FOUND');
    expect((await app.api.refused(RESULTS, variables)).extensions.code).toBe('UNAUTHENTICATED');
    expect((await best.candidate.api.refused(RESULTS, variables)).extensions.code).toBe(
      'UNAUTHENTICATED',
    );
  });
});
