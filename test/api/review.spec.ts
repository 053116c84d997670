/**
 * What candidates see of their submissions: as much as the rules say, when they say it, and no
 * more.
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import type { Page } from '../setup/attempts.js';
import { call, candidate, type Exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { chosen, RIVER, reviewedExam, RIVERS, SECRETS } from '../setup/reviewed-exams.js';
import { questionAsking, review, answerExam, takeExam } from '../setup/taking.js';

const app = useApplication();

let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

const createExam = async (rules: object = {}): Promise<Exam> =>
  reviewedExam(app, owner.api, { ...rules });

const SCORE_FIELDS = [
  'adjustments',
  'attempt',
  'content',
  'hasCertificate',
  'institute',
  'isPassed',
  'maxScore',
  'passMark',
  'score',
  'title',
  'waitingCount',
];

describe('the content of a review', () => {
  it('is nothing if the rules say so', async () => {
    const { status, body } = await review(
      await chosen(app, await createExam({ review_content: 'NOTHING' }), 'Indus'),
    );
    expect([status, body['code']]).toEqual([403, 'REVIEW_NOT_ALLOWED']);
    expect(body['current']).toBeUndefined();
    expect(JSON.stringify(body)).not.toMatch(/score|Indus/);
  });

  it('is the score by default', async () => {
    const of = await createExam();
    const taken = await chosen(app, of, 'Indus');
    const { status, body } = await review(taken);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(SCORE_FIELDS);
    expect(body).toMatchObject({
      attempt: { id: taken.id, number: 1, submittedBy: 'LEARNER', isPreview: false },
      content: 'SCORE',
      score: 2.5,
      maxScore: 8.5,
      passMark: 2,
      isPassed: true,
      waitingCount: 1,
    });
    // A wrong choice costs half of what it could have earned; open marks could still reach the pass
    // mark.
    const other = (await review(await chosen(app, of, 'Ganges'))).body;
    expect(other).toMatchObject({ score: -1.25, isPassed: null });
    const nothing = (await review(await takeExam(app, of))).body;
    expect(nothing).toMatchObject({ score: 0, isPassed: false, waitingCount: 0 });
  });

  it('is the own answers, as they were shown, without their marks', async () => {
    const of = await createExam({ review_content: 'ANSWERS', shuffles_options: true });
    const taken = await chosen(app, of, 'Indus');
    const { status, body } = await review(taken);
    expect([status, body['content']]).toEqual([200, 'ANSWERS']);
    expect(Object.keys(body).sort()).toEqual([...SCORE_FIELDS, 'questions'].sort());
    const river = questionAsking(taken, RIVER);
    const responses = [
      { optionId: river['options'].find(({ text }: Data) => text === 'Indus').id as string },
      { text: 'It is not.' },
      null,
    ];
    const shown = taken.questions;
    expect(body['questions']).toEqual(
      shown.map((question, index) => ({ ...question, response: responses[index] })),
    );
    for (const secret of [...SECRETS, 'correctOptionId', 'modelAnswer', 'outcome', 'RIGHT'])
      expect(JSON.stringify(body)).not.toContain(secret);
  });

  it('is the key, the explanations and the marks', async () => {
    const taken = await chosen(app, await createExam({ review_content: 'KEY' }), 'Ganges');
    const { body } = await review(taken);
    const [river, sky, left] = body['questions'] as Data[];
    const indus = river?.['options'].find(({ text }: Data) => text === 'Indus');
    expect(river).toMatchObject({
      response: { optionId: river?.['options'][0].id as string },
      outcome: 'WRONG',
      given: '-1.25',
      marks: '2.5',
      key: { correctOptionId: indus.id as string, explanation: SECRETS[0] },
    });
    expect(sky).toMatchObject({
      response: { text: 'It is not.' },
      outcome: 'WAITING',
      given: null,
      key: { modelAnswer: SECRETS[1] },
    });
    expect(left).toMatchObject({ response: null, outcome: 'BLANK', given: '0' });
  });

  it('is the paper as it was taken, despite later changes of its questions', async () => {
    const of = await createExam({ review_content: 'KEY' });
    const taken = await chosen(app, of, 'Indus');
    const before = (await review(taken)).body;
    const text = `mutation ($id: ID!, $version: Int!, $question: QuestionInput!) {
      updateQuestion(input: { id: $id, version: $version, question: $question }) { id }
    }`;
    const id = questionAsking(taken, RIVER)['id'] as string;
    const question = { mcq: { text: 'Which lake?', options: RIVERS, correctOption: 3 } };
    await owner.api.ask(text, { id, version: 1, question });
    await owner.api.ask('mutation ($id: ID!) { submitQuiz(id: $id) { id } }', { id: of.quizId });
    expect((await review(taken)).body).toEqual(before);
  });
});

describe('access to a review', () => {
  let taken: Page;
  let of: Exam;
  beforeAll(async () => {
    of = await createExam({ review_content: 'KEY' });
    taken = await chosen(app, of, 'Indus');
  });
  const asked = async (api: Api, id = taken.id) => {
    const { status, body } = await call(api, `/attempts/${id}/review`);
    return [status, body['code']];
  };

  it("requires the candidate's link", async () => {
    expect(await asked(taken.candidate.api)).toEqual([200, undefined]);
    expect(await asked(app.api)).toEqual([401, 'LINK_INVALID']);
    expect(await asked(app.api.as('nonsense'))).toEqual([401, 'LINK_INVALID']);
    expect(await asked(owner.api)).toEqual([401, 'LINK_INVALID']);
  });

  it('is denied to another candidate, of the same exam or another', async () => {
    const other = await answerExam(app, of, {}, 'Ben');
    expect(await asked(other.candidate.api)).toEqual([404, 'ATTEMPT_NOT_FOUND']);
    expect(await asked(other.candidate.api, other.id)).toEqual([403, 'REVIEW_NOT_ALLOWED']);
    const stranger = await candidate(app, (await createExam()).code, 'Cem');
    expect(await asked(stranger.api)).toEqual([404, 'ATTEMPT_NOT_FOUND']);
  });

  it.each([randomUUID(), 'x', '0', '%00', 'null'])('finds nothing for %s', async (id) => {
    expect(await asked(taken.candidate.api, id)).toEqual([404, 'ATTEMPT_NOT_FOUND']);
  });

  it('ends when the link is revoked', async () => {
    const other = await chosen(app, of, 'Indus');
    await app.sql(
      `UPDATE candidates SET revoked_at = now() WHERE id =
        (SELECT candidate_id FROM attempts WHERE id = $1)`,
      [other.id],
    );
    await expect.poll(async () => asked(other.candidate.api)).toEqual([401, 'LINK_INVALID']);
  });
});
