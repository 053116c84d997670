import { expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { person, quiz } from '../setup/factories.js';
import { Legacy } from '../setup/legacy.js';
import { placeIn } from '../setup/placed-questions.js';
import { MOVE, questionsNamed } from '../setup/question-transfers.js';
import { readQuestions } from '../setup/questions.js';
import { DELETE_QUESTION, PURGE_QUESTION, RESTORE_QUESTION } from '../setup/trash.js';

const app = useApplication();

it('each paper counts its own placements, whatever happens to the same question in another one', async () => {
  const owner = await person(app);
  const { api } = owner;
  const legacy = new Legacy(app.server.url).as(owner.token);
  const titles = ['First paper', 'Second paper'];
  const [one, other] = [await quiz(api, titles[0]), await quiz(api, titles[1])];
  const [id = ''] = await questionsNamed(api, one, ['shared']);
  const placed = await placeIn(app.databaseUrl, id, other);
  const countsOf = async (quizId: string, quizTitle = ''): Promise<unknown[]> => {
    const read = await readQuestions(api, quizId);
    const kinds = (read['questionCounts'] as Data[]).map(({ count }) => count as number);
    const { totalQuizzCount } = await legacy.ask('quizzCoutMCQ_M', { quizTitle });
    const listed = (read['questions'] as Data)['totalCount'] as number;
    return [read['questionCount'], kinds[0] ?? 0, listed, totalQuizzCount as number];
  };
  const expectCounts = async (first: number, second: number): Promise<void> => {
    expect(new Set(await countsOf(one, titles[0]))).toEqual(new Set([first]));
    expect(new Set(await countsOf(other, titles[1]))).toEqual(new Set([second]));
  };

  await expectCounts(1, 1);
  await questionsNamed(api, one, ['another']);
  await expectCounts(2, 1);
  await api.ask(DELETE_QUESTION, { id: placed });
  await expectCounts(2, 0);
  await api.ask(RESTORE_QUESTION, { questionId: placed });
  await expectCounts(2, 1);
  await api.ask(MOVE, { input: { questionIds: [id], toQuizId: other } });
  await expectCounts(1, 2);
  await api.ask(DELETE_QUESTION, { id: placed });
  await api.ask(PURGE_QUESTION, { id: placed });
  await expectCounts(1, 1);
});
