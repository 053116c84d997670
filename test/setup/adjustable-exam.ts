/** A taken exam whose results can be adjusted. */
import type { Api } from './api.js';
import type { Application } from './application.js';
import type { Page } from './attempts.js';
import { exam, type Exam } from './exams.js';
import { takeExam } from './taking.js';

export const [FIRST, SECOND, ESSAY] = ['First?', 'Second?', 'Why?'] as const;
export const options = ['right', 'wrong'].map((text) => ({ text }));
export const questions = [
  { mcq: { text: FIRST, options, correctOption: 1, marks: '2' } },
  { mcq: { text: SECOND, options, correctOption: 1, marks: '3' } },
  { descriptive: { text: ESSAY, marks: '5' } },
];

/** Anna has 5 of 10, Ben 2 (one wrong), Cleo 0; the pass mark is 4. Nobody has written an essay. */
export async function takenExam(
  app: Application,
  owner: Api,
  rules: object = {},
): Promise<Exam & Record<'anna' | 'ben' | 'cleo', Page>> {
  const of = await exam(app, owner, { questions, rules: { pass_mark: 4, ...rules } });
  const anna = await takeExam(app, of, { [FIRST]: 'right', [SECOND]: 'right' }, 'Anna');
  const ben = await takeExam(app, of, { [FIRST]: 'right', [SECOND]: 'wrong' }, 'Ben');
  const cleo = await takeExam(app, of, {}, 'Cleo');
  return { ...of, anna, ben, cleo };
}
