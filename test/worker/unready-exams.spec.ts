/** What an earlier release has published while this one was starting is opened by the worker. */
import { expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { exam } from '../setup/exams.js';
import { person, quiz } from '../setup/factories.js';
import { SUBMIT } from '../setup/papers.js';
import { addQuestions, mcq } from '../setup/questions.js';

const app = useApplication();

it('opens exams in which nothing is to correct any more, and no others', async () => {
  const owner = (await person(app)).api;
  // Of the two ids, which are made of times, the first is looked at first.
  const faulty = await quiz(owner);
  await addQuestions(owner, faulty, [mcq('Which?', ['a', 'a'], 1)]);
  await owner.ask(SUBMIT, { id: faulty });
  const sound = (await exam(app, owner, { questions: [mcq('One?')] })).quizId;
  await app.sql('UPDATE exam_rules SET is_ready = false WHERE quiz_id = $1', [sound]);
  await app.start({ ROLE: 'worker' });
  const ready = async () =>
    (
      await app.sql('SELECT quiz_id AS id FROM exam_rules WHERE is_ready AND quiz_id = ANY($1)', [
        [sound, faulty],
      ])
    ).map(({ id }) => id as string);
  await expect.poll(ready, { timeout: 30_000 }).toEqual([sound]);
});
