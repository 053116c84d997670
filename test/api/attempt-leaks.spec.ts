import { expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { moveDeadline, Page } from '../setup/attempts.js';
import { call, candidate, exam, type Reply } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { changeKey } from '../setup/papers.js';
import { recordAnswers } from '../setup/recorded-answers.js';

/** Nothing that a candidate receives before review reveals the key. */
const app = useApplication();

const EXPLANATION = 'Because-of-the-explanation';
const MODEL = 'Thus-says-the-model-answer';
const options = ['first', 'second', 'third', 'fourth'].map((text) => ({ text }));
const questions = [
  { mcq: { text: 'Which?', options, correctOption: 3, explanation: EXPLANATION, marks: '2' } },
  { mcq: { text: 'And which?', options, correctOption: 1, explanation: EXPLANATION } },
  { descriptive: { text: 'Why?', modelAnswer: MODEL } },
];
/** Whoever may see the key has a review. */
const SECRETS = [EXPLANATION, MODEL, 'correct', 'explanation', 'modelAnswer', 'answerKey', '"key"'];

it.each([
  ['as written', {}],
  ['shuffled', { shuffles_questions: true, shuffles_options: true, navigation: 'FORWARD' }],
])('the key is in no response: %s', async (_how, rules) => {
  const owner = (await person(app)).api;
  const given = await exam(app, owner, {
    questions,
    rules: {
      attempts_allowed: 3,
      review_content: 'NOTHING',
      wrong_marks: '-0.25',
      wrong_marks_basis: 'MARK',
      ...rules,
    },
  });
  const learner = await candidate(app, given.code, 'Ada');
  const replies: Reply[] = [await call(app.api, `/attempts/exam/${given.code}`)];
  const page = new Page(learner);
  const other = new Page(learner);
  const lobby = async (): Promise<Reply> => call(learner.api, '/attempts/mine');
  const receipt = async (): Promise<Reply> => call(learner.api, `/attempts/${page.id}/receipt`);
  const review = async (): Promise<Reply> => call(learner.api, `/attempts/${page.id}/review`);
  replies.push(await lobby(), await page.open(), await page.clock());
  const shown = page.questions;
  const right = shown.map((question) =>
    (question['options'] as { id: string; text: string }[] | undefined)?.find(
      ({ text }) => text === (question['text'] === 'Which?' ? 'third' : 'first'),
    ),
  );
  const entries = shown.map((_question, place) => page.entry(place));
  replies.push(await page.save(entries), await page.save(entries), await review());
  replies.push(await receipt());
  replies.push(await page.save([page.entry(0, { response: { optionId: page.id } })]));
  replies.push(await other.open(), await page.save(entries), await other.submit({ entries }));
  replies.push(await other.submit(), await page.save(entries), await page.clock(), await lobby());
  const file = await receipt();
  for (const text of [...questions.flatMap(Object.values), ...options].map(({ text }) => text))
    expect(JSON.stringify(file)).not.toContain(`"${text as string}"`);
  replies.push(file, await review(), await page.open());
  await moveDeadline(app, page.id, -11);
  replies.push(await page.save([]), await page.clock(), await lobby(), await review());
  expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
  const all = JSON.stringify(replies);
  for (const secret of SECRETS) expect(all).not.toContain(secret);
  for (const fact of ['"score":2', '"score":1', '"score":3', 'outcome', 'RIGHT', 'WRONG'])
    expect(all).not.toContain(fact);
  // `key` is an option's name: all options of a question appear equally often, the right one, too.
  const times = (id: string): number => all.split(id).length - 1;
  const chosen = new Set(
    entries.map(({ response }) => (response as { optionId?: string }).optionId),
  );
  for (const [place, question] of shown.entries()) {
    const ids = ((question['options'] ?? []) as { id: string }[]).map(({ id }) => id);
    const unchosen = ids.filter((id) => !chosen.has(id));
    const rightId = right[place]?.id;
    if (rightId === undefined || chosen.has(rightId)) continue;
    expect(new Set(unchosen.map(times)).size).toBe(1);
  }
});

it('the key changes nothing in responses before review', async () => {
  const owner = (await person(app)).api;
  const { code, quizId } = await exam(app, owner, {
    questions,
    rules: {
      attempts_allowed: 2,
      wrong_marks: '-0.25',
      wrong_marks_basis: 'MARK',
      pass_mark: 1,
      has_certificate: true,
      review_content: 'KEY',
      review_time: 'AFTER_CLOSING',
      closes_at: '2100-01-01T00:00:00Z',
    },
  });
  const answered = async (correctOption: number): Promise<string[]> => {
    await changeKey(owner, quizId, correctOption);
    return recordAnswers(app.api, await candidate(app, code, 'Ada'), code);
  };
  // Every candidate chooses the first option.
  const right = await answered(1);
  const wrong = await answered(2);
  expect(right.filter((answer) => answer.startsWith('200')).length).toBeGreaterThan(10);
  expect(wrong).toEqual(right);
});
