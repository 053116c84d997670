/** What was changed after a submission, and who took a question before. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { sitting } from '../setup/attempts.js';
import { candidate, exam } from '../setup/exams.js';
import { person, quiz } from '../setup/factories.js';
import { tokenIn } from '../setup/learners.js';
import { fillUp, SUBMIT, UPDATE } from '../setup/papers.js';
import { questionsNamed, REORDER } from '../setup/question-transfers.js';
import { addQuestions, EDIT_QUESTION, mcq, readQuestions } from '../setup/questions.js';
import { DELETE_QUESTION } from '../setup/trash.js';

const app = useApplication();
let owner: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
});

const CHANGES = `query ($quizId: ID!) {
  exam(quizId: $quizId) { hasUnpublishedChanges changes {
    titleChanged isReordered totalCount
    questions { kind questionId position text parts question { id } }
  } }
}`;
const changesOf = async (quizId: string): Promise<Data> =>
  (await owner.ask(CHANGES, { quizId }))['exam'] as Data;
const unchanged = { titleChanged: false, isReordered: false };

async function paper(texts: string[]): Promise<{ quizId: string; ids: string[] }> {
  const quizId = await quiz(owner);
  const ids = await questionsNamed(owner, quizId, texts);
  await owner.ask(SUBMIT, { id: quizId });
  return { quizId, ids };
}

describe('Exam.changes', () => {
  it('is null before the first submission, and where nothing was changed', async () => {
    const quizId = await quiz(owner);
    await questionsNamed(owner, quizId, ['one']);
    const none = { hasUnpublishedChanges: false, changes: null };
    expect(await changesOf(quizId)).toEqual(none);
    await owner.ask(SUBMIT, { id: quizId });
    expect(await changesOf(quizId)).toEqual(none);
  });

  it('names added, removed and changed questions, with what differs in them', async () => {
    const { quizId, ids } = await paper(['one', 'two', 'three']);
    const [first, second] = ids;
    await owner.ask(DELETE_QUESTION, { id: first });
    const question = { mcq: { ...mcq('two', ['a', 'b'], 2).mcq, marks: '2' } };
    await owner.ask(EDIT_QUESTION, { id: second, version: 1, question });
    const [added] = await questionsNamed(owner, quizId, [`  ${'long '.repeat(40)}\n`]);
    const { changes } = await changesOf(quizId);
    expect(changes).toEqual({
      ...unchanged,
      totalCount: 3,
      questions: [
        {
          ...{ kind: 'CHANGED', questionId: second, position: 1, text: 'two' },
          ...{ parts: ['KEY', 'MARKS'], question: { id: second } },
        },
        {
          ...{ kind: 'ADDED', questionId: added, position: 3, parts: [] },
          ...{ text: `${'long '.repeat(40).slice(0, 119)}…`, question: { id: added } },
        },
        {
          ...{ kind: 'REMOVED', questionId: first, position: null, text: 'one', parts: [] },
          question: null,
        },
      ],
    });
    await owner.ask(SUBMIT, { id: quizId });
    expect((await changesOf(quizId))['changes']).toBeNull();
  });

  it('says that the title or the order differs', async () => {
    const { quizId, ids } = await paper(['one', 'two', 'three']);
    const { orderVersion } = await readQuestions(owner, quizId);
    await owner.ask(REORDER, {
      input: { quizId, orderVersion, questionIds: [ids[2]], position: 1 },
    });
    const nothing = { totalCount: 0, questions: [] };
    expect((await changesOf(quizId))['changes']).toEqual({
      ...{ titleChanged: false, isReordered: true },
      ...nothing,
    });
    await owner.ask(SUBMIT, { id: quizId });
    const { version } = (
      await owner.ask('query ($id: ID!) { quiz(id: $id) { version } }', {
        id: quizId,
      })
    )['quiz'] as { version: number };
    await owner.ask(UPDATE, { input: { id: quizId, version, title: `Other ${quizId}` } });
    expect((await changesOf(quizId))['changes']).toEqual({
      ...{ titleChanged: true, isReordered: false },
      ...nothing,
    });
  });

  it('lists 50 and counts all', async () => {
    const { quizId } = await paper(['one']);
    await questionsNamed(
      owner,
      quizId,
      Array.from({ length: 60 }, (_, index) => `added ${index}`),
    );
    const { changes } = await changesOf(quizId);
    expect([changes.totalCount, changes.questions.length]).toEqual([60, 50]);
    expect(changes.questions[49]).toMatchObject({ kind: 'ADDED', position: 51 });
  });

  it('only counts in a very long quiz', async () => {
    const { quizId } = await paper(['one']);
    await fillUp(app, quizId, 1_001);
    const { changes } = await changesOf(quizId);
    expect(changes).toMatchObject({ ...unchanged, questions: [] });
    expect(changes.totalCount).toBeGreaterThan(990);
  });

  it('is nothing for another owner', async () => {
    const { quizId } = await paper(['one']);
    const stranger = (await person(app)).api;
    const refused = await stranger.refused(CHANGES, { quizId });
    expect(refused.extensions.code).toBe('QUIZ_NOT_FOUND');
  });
});

describe('Question.takenCount', () => {
  const TAKEN = 'query ($id: ID!) { question(id: $id) { takenCount } }';
  const taken = async (id: unknown): Promise<unknown> =>
    (await owner.ask(TAKEN, { id }))['question'].takenCount;

  it('counts learners of all versions of a question, once each, and no previews', async () => {
    const { quizId, code } = await exam(app, owner, {
      questions: [mcq('One?')],
      rules: { attempts_allowed: 2 },
    });
    const { questions } = await readQuestions(owner, quizId);
    const { id } = questions.items[0] as { id: string };
    expect(await taken(id)).toBe(0);
    const ada = await candidate(app, code, 'Ada');
    await (await sitting(ada)).submit();
    await sitting(ada);
    await owner.ask(EDIT_QUESTION, { id, version: 1, question: mcq('Other?') });
    await owner.ask(SUBMIT, { id: quizId });
    await sitting(await candidate(app, code, 'Grace'));
    const preview = 'mutation ($quizId: ID!) { previewExam(quizId: $quizId) { url } }';
    const token = tokenIn(String((await owner.ask(preview, { quizId }))['previewExam'].url));
    await sitting({ token, api: app.api.as(token) });
    const [added] = await addQuestions(owner, quizId, [mcq('New?')]);
    expect([await taken(id), await taken(added?.['id'])]).toEqual([2, 0]);
  });
});
