import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { sitting } from '../setup/attempts.js';
import { candidate, closeExam, exam } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { mcq } from '../setup/questions.js';

/** Staff see how far an exam is, and how many questions of an attempt are answered. */
const app = useApplication();

const questions = [mcq('One?', ['a', 'b'], 1), mcq('Two?', ['a', 'b'], 1)];
/** Essays by their texts, and what is written. */
const answers: Record<string, string> = {};
function essay(answer: string, index: number): object {
  const text = `Essay ${index}?`;
  answers[text] = answer;
  return { descriptive: { text } };
}

let owner: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
});

describe('the progress of an attempt', () => {
  const ATTEMPTS = `query ($quizId: ID!) {
    candidates(quizId: $quizId) {
      items { name attempts { progress { answeredCount questionCount } } }
    }
  }`;

  it('counts what is answered, as the receipt does', async () => {
    const { quizId, code } = await exam(app, owner, {
      questions: [...questions, ...['', ' \u00a0\n\ufeff', ' x '].map(essay)],
    });
    const page = await sitting(await candidate(app, code, 'Ada'));
    await sitting(await candidate(app, code, 'Grace'));
    const essays = page.questions.flatMap(({ kind, text }, place) =>
      kind === 'MCQ' ? [] : [page.entry(place, { response: { text: answers[text as string] } })],
    );
    const [first = 0, second = 0] = page.questions.flatMap(({ kind }, place) =>
      kind === 'MCQ' ? [place] : [],
    );
    await page.save([...essays, page.entry(first), page.entry(second)]);
    await page.save([page.entry(second, { response: null })]);
    const progressOf = async (name: string): Promise<unknown> => {
      const { items } = (await owner.ask(ATTEMPTS, { quizId }))['candidates'];
      return (items as Data[]).find((one) => one['name'] === name)?.['attempts'];
    };
    expect(await progressOf('Ada')).toEqual([{ progress: { answeredCount: 2, questionCount: 5 } }]);
    expect(await progressOf('Grace')).toEqual([
      { progress: { answeredCount: 0, questionCount: 5 } },
    ]);
    const { body } = await page.submit();
    expect(body['receipt']).toMatchObject({ answered: 2, questions: 5 });
  });
});

const PROGRESS = `query ($quizId: ID!) {
  examProgress(quizId: $quizId) { invited registered started notStarted running submitted at }
}`;

describe('examProgress', () => {
  it('counts candidates and attempts', async () => {
    const openExam = await exam(app, owner, { questions });
    const page = await sitting(await candidate(app, openExam.code, 'Ada'));
    await candidate(app, openExam.code, 'Not yet');
    const invited = await candidate(app, openExam.code, 'Invited');
    await app.sql(
      `UPDATE candidates SET origin = 'INVITED' WHERE learner_id IN
         (SELECT id FROM learners WHERE name = 'Invited') AND quiz_id = $1`,
      [openExam.quizId],
    );
    await sitting(invited);
    await page.submit();
    const { quizId } = openExam;
    const progress = async () => (await owner.ask(PROGRESS, { quizId }))['examProgress'] as Data;
    expect(await progress()).toEqual({
      invited: 1,
      registered: 2,
      started: 2,
      notStarted: 1,
      running: 1,
      submitted: 1,
      at: expect.any(String) as string,
    });
    // Who was revoked, or came too late, cannot start any more.
    const revoke = async (at: string): Promise<unknown> =>
      app.sql(
        `UPDATE candidates SET revoked_at = ${at} WHERE quiz_id = $1 AND started_at IS NULL`,
        [quizId],
      );
    await revoke('now()');
    expect(await progress()).toMatchObject({ registered: 2, notStarted: 0 });
    await revoke('NULL');
    await closeExam(app, owner, quizId, new Date());
    expect(await progress()).toMatchObject({ registered: 2, notStarted: 0 });
  });
});
