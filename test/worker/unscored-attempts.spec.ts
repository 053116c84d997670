/** Attempts that a process of the release before exact marks submitted while this one migrated. */
import { expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { FIGURES } from '../setup/compared-figures.js';
import { exam } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { mcq } from '../setup/questions.js';
import { answerExam, takeExam } from '../setup/taking.js';

const app = useApplication();

it('are scored exactly, and count in figures from the start', async () => {
  const owner = await person(app);
  const rules = { wrong_marks: '-0.25' };
  const of = await exam(app, owner.api, { questions: [mcq('A'), mcq('B')], rules });
  await takeExam(app, of, { A: 'b', B: 'a' });
  await answerExam(app, of);
  const columns = 'exact_score, exact_max_score, marked_answers';
  const stored = async () =>
    app.sql(
      `SELECT id, ${columns} FROM attempts WHERE quiz_id = $1 ORDER BY submitted_at NULLS LAST`,
      [of.quizId],
    );
  const figures = async () =>
    (await owner.api.ask(FIGURES, { quizId: of.quizId }))['examFigures'].figures as Data;
  const [before, shown] = [await stored(), await figures()];
  expect(before).toMatchObject([{ marked_answers: expect.stringContaining(':') as string }, {}]);
  await app.sql(
    `UPDATE attempts SET exact_score = NULL, exact_max_score = NULL, marked_answers = NULL
     WHERE quiz_id = $1 AND submitted_at IS NOT NULL`,
    [of.quizId],
  );
  expect(await figures()).toMatchObject({ scores: shown['scores'] as Data, markedCount: 1 });
  await app.sweep();
  expect(await stored()).toEqual(before);
  expect(await figures()).toEqual(shown);
});
