/** Exams whose results candidates review. Two of the questions have an explanation or a model answer. */
import type { Api } from './api.js';
import type { Application } from './application.js';
import type { Page } from './attempts.js';
import { exam, type Exam } from './exams.js';
import { takeExam } from './taking.js';

/** An explanation and a model answer. */
export const SECRETS = ['Because of Tibet', 'By scattering'];
export const RIVERS = ['Ganges', 'Indus', 'Yamuna'].map((text) => ({ text }));
export const RIVER = 'Which river?';
const SKY = 'Why is the sky blue?';
const questions = [
  {
    mcq: { text: RIVER, options: RIVERS, correctOption: 2, explanation: SECRETS[0], marks: '2.5' },
  },
  { descriptive: { text: SKY, modelAnswer: SECRETS[1], marks: '5' } },
  { mcq: { text: 'Which is left out?', options: RIVERS, correctOption: 1 } },
];

/** @param rules columns of its rules */
export async function reviewedExam(
  app: Application,
  owner: Api,
  rules: Record<string, unknown> = {},
): Promise<Exam> {
  return exam(app, owner, {
    questions,
    rules: { wrong_marks: '-0.5', wrong_marks_basis: 'MARK', pass_mark: 2, ...rules },
  });
}

/** A submitted attempt that chose this river. */
export async function chosen(app: Application, of: Exam, river: string): Promise<Page> {
  return takeExam(app, of, { [RIVER]: river, [SKY]: 'It is not.' });
}
