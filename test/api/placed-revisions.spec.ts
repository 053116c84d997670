import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { setRules } from '../setup/exams.js';
import { person, quiz } from '../setup/factories.js';
import { takeExam } from '../setup/taking.js';
import { revisionsOf, SUBMIT } from '../setup/papers.js';
import { onlyPlaced, placeIn, storedQuestion, type Placed } from '../setup/placed-questions.js';
import { questionsNamed } from '../setup/question-transfers.js';
import { EDIT_QUESTION, mcq } from '../setup/questions.js';
import {
  DELETE_QUESTION,
  DELETE_QUIZ,
  PURGE_QUESTION,
  PURGE_QUIZ,
  RESTORE_QUESTION,
} from '../setup/trash.js';

/** Which versions of which questions submitted papers have, and who can see where a question is placed. */

const PLACEMENTS = `query ($id: ID!, $page: Int! = 1, $pageSize: Int! = 10) {
  question(id: $id) {
    version
    placements(page: $page, pageSize: $pageSize) {
      items { id questionId questionVersion quizId quiz { title } marks wrongMarks } totalCount totalPages
    }
  }
}`;

const app = useApplication();
let owner: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
});

/** A quiz with one question, and another one that has the same question. */
async function twoPapers(text: string): Promise<[Placed, Placed]> {
  const [quizId, otherId] = [await quiz(owner), await quiz(owner)];
  await questionsNamed(owner, quizId, [text]);
  const placed = await onlyPlaced(app.sql, quizId);
  await placeIn(app.databaseUrl, placed.id, otherId);
  return [placed, await onlyPlaced(app.sql, otherId)];
}
const submit = async ({ quizId }: Placed): Promise<Data> => owner.ask(SUBMIT, { id: quizId });
const edit = async ({ id }: Placed, version: number, text: string): Promise<Data> =>
  owner.ask(EDIT_QUESTION, { id, version, question: mcq(text) });

interface Recorded {
  questionId: string;
  version: number;
}
/** Which versions of which questions the revisions of a quiz have, the oldest first. */
async function recorded({ quizId }: Placed): Promise<Recorded[]> {
  return app.sql<Recorded>(
    `SELECT n.question_id AS "questionId", n.question_version AS version
     FROM paper_revision_questions n JOIN paper_revisions r ON r.id = n.revision_id
     WHERE n.quiz_id = $1 ORDER BY r.number`,
    [quizId],
  );
}

describe('a submitted paper', () => {
  it('has the same question and version as another one with the same question', async () => {
    const [one, other] = await twoPapers('in both');
    await submit(one);
    await submit(other);
    expect(await recorded(one)).toEqual([{ questionId: one.questionId, version: 1 }]);
    expect(await recorded(other)).toEqual(await recorded(one));
    const contents = await Promise.all(
      [one, other].map(
        async ({ quizId }) => (await revisionsOf(app, quizId))[0]?.content.questions,
      ),
    );
    // Learners see the ids of their paper.
    expect(contents.map((questions) => questions?.map(({ id }) => id))).toEqual([
      [one.id],
      [other.id],
    ]);
    expect(contents[0]?.[0]?.body).toEqual(contents[1]?.[0]?.body);
  });

  it('has the version that it was submitted with', async () => {
    const quizId = await quiz(owner);
    const [id = ''] = await questionsNamed(owner, quizId, ['A']);
    const placed = await onlyPlaced(app.sql, quizId);
    await submit(placed);
    const texts = ['B', 'A', 'C'];
    for (const [index, text] of texts.entries()) {
      await edit(placed, index + 1, text);
      if (text !== 'C') await submit(placed);
    }
    const { questionId } = placed;
    expect(await recorded(placed)).toEqual([1, 2, 3].map((version) => ({ questionId, version })));
    const revisions = await revisionsOf(app, quizId);
    expect(revisions.map(({ content }) => content.questions.map(({ text }) => text))).toEqual([
      ['A'],
      ['B'],
      ['A'],
    ]);
    expect(revisions.map(({ content }) => content.questions[0]?.id)).toEqual([id, id, id]);
  });

  it('that is equal to the current one is not recorded again', async () => {
    const quizId = await quiz(owner);
    await questionsNamed(owner, quizId, ['A']);
    const placed = await onlyPlaced(app.sql, quizId);
    await submit(placed);
    await edit(placed, 1, 'B');
    await submit(placed);
    await submit(placed);
    expect(await recorded(placed)).toHaveLength(2);
  });

  it('has answers that are joined with those to the same version in another paper', async () => {
    const [one, other] = await twoPapers('both ask this');
    const answers = async (placed: Placed, name: string, option: string): Promise<void> => {
      await submit(placed);
      await setRules(app, placed.quizId, { access: 'LINK' });
      const [rules] = await app.sql('SELECT code FROM exam_rules WHERE quiz_id = $1', [
        placed.quizId,
      ]);
      const of = { quizId: placed.quizId, code: rules?.['code'] ?? '' };
      const { text } = await onlyPlaced(app.sql, placed.quizId);
      await takeExam(app, of, { [text]: option }, name);
    };
    await answers(one, 'Ann', 'a');
    await answers(other, 'Ben', 'b');
    await edit(one, 1, 'only here');
    await answers(one, 'Cem', 'a');
    // As decision 0061 says.
    const joined = await app.sql(
      `SELECT n.question_id, n.question_version, array_agg(g.outcome ORDER BY g.outcome) AS outcomes
       FROM grades g JOIN attempts a ON a.id = g.attempt_id
         JOIN paper_revision_questions n
           ON n.revision_id = a.revision_id AND n.placement_id = g.question_id
       WHERE g.quiz_id = ANY($1) GROUP BY 1, 2 ORDER BY count(*) DESC`,
      [[one.quizId, other.quizId]],
    );
    const copy = await onlyPlaced(app.sql, one.quizId);
    expect(joined).toEqual([
      { question_id: one.questionId, question_version: 1, outcomes: ['RIGHT', 'WRONG'] },
      { question_id: copy.questionId, question_version: 1, outcomes: ['RIGHT'] },
    ]);
  });

  it('keeps a question that no placement has any more, until it is removed itself', async () => {
    const [one, other] = await twoPapers('kept');
    await submit(one);
    // A copy from now on.
    await edit(one, 1, 'changed');
    await owner.ask(DELETE_QUESTION, { id: other.id });
    await owner.ask(PURGE_QUESTION, { id: other.id });
    expect(await storedQuestion(app.sql, one.questionId)).toEqual({ texts: ['1 kept'] });
    expect(await recorded(one)).toEqual([{ questionId: one.questionId, version: 1 }]);
    const copy = await onlyPlaced(app.sql, one.quizId);
    await owner.ask(DELETE_QUIZ, { id: one.quizId });
    await owner.ask(PURGE_QUIZ, { id: one.quizId });
    expect(await storedQuestion(app.sql, one.questionId)).toBeNull();
    expect(await storedQuestion(app.sql, copy.questionId)).toBeNull();
  });
});

describe('Question.placements', () => {
  it('names every paper with the question, in pages, but none of the trash', async () => {
    const [one, other] = await twoPapers('asked twice');
    const read = async (id: string, more: object = {}) =>
      (await owner.ask(PLACEMENTS, { id, ...more }))['question'] as Data;
    const { placements } = await read(one.id);
    const { questionId } = one;
    const shown = [one, other].map(({ id, quizId }) => ({ id, quizId, questionId }));
    expect(placements).toMatchObject({ totalCount: 2, totalPages: 1, items: shown });
    expect(placements.items[0]).toMatchObject({ questionVersion: 1, marks: '1', wrongMarks: null });
    expect((await read(other.id))['placements']).toEqual(placements);
    const second = await read(one.id, { page: 2, pageSize: 1 });
    expect(second['placements']).toMatchObject({ items: [{ id: other.id }], totalCount: 2 });
    expect((await read(one.id, { page: 9 }))['placements']).toMatchObject({ totalCount: 2 });
    const alone = { items: [{ id: one.id }], totalCount: 1 };
    await owner.ask(DELETE_QUESTION, { id: other.id });
    expect((await read(one.id))['placements']).toMatchObject(alone);
    await owner.ask(RESTORE_QUESTION, { questionId: other.id });
    await owner.ask(DELETE_QUIZ, { id: other.quizId });
    expect((await read(one.id))['placements']).toMatchObject(alone);
  });

  it('is closed to others with its question', async () => {
    const [one] = await twoPapers('secret');
    const stranger = (await person(app)).api;
    const { extensions } = await stranger.refused(PLACEMENTS, { id: one.id });
    expect(extensions).toMatchObject({ code: 'QUESTION_NOT_FOUND', status: 404 });
    // The id of the question itself is no key to anything.
    const unknown = await owner.refused(PLACEMENTS, { id: one.questionId });
    expect(unknown.extensions.code).toBe('QUESTION_NOT_FOUND');
  });

  it('names no paper of another institute, whatever the database has', async () => {
    const [one, other] = await twoPapers('misplaced');
    const stranger = (await person(app)).api;
    const theirs = await quiz(stranger);
    await app.sql('UPDATE placements SET quiz_id = $1 WHERE id = $2', [theirs, other.id]);
    const { placements } = (await owner.ask(PLACEMENTS, { id: one.id }))['question'] as Data;
    expect(placements.items.map(({ id }: Data) => id as string)).toEqual([one.id]);
  });
});
