import { expect, it } from 'vitest';
import { wirePath } from './field-names.js';

it.each([
  ['title', 'quizTitle'],
  ['durationMinutes', 'quizDuration'],
  ['lastName', 'fullname'],
  ['questions.2.mcq.correctOption', 'mcqQuizz[2].correctAnswer'],
  ['questions.0.mcq.options', 'mcqQuizz[0].options'],
  ['questions.0.mcq.options.3', 'mcqQuizz[0].options[3]'],
  ['questions.12.descriptive.modelAnswer', 'descriptiveQuizz[12].answer'],
  ['mcq.options.1.image', 'updatedQuestion.options[1].answerImageLink'],
  ['mcq.image', 'updatedQuestion.questionImageLink'],
  ['descriptive.text', 'updatedQuestion.question'],
  ['mcqQuizz.2.options.0.answer', 'mcqQuizz[2].options[0].answer'],
  ['updatedQuestion.options.0.answerImageLink', 'updatedQuestion.options[0].answerImageLink'],
  ['image', 'image'],
  ['mcqQuizz.0.text', 'mcqQuizz[0].text'],
  ['email', 'email'],
  ['updatedQuestion.options.0.image', 'updatedQuestion.options[0].image'],
  ['toString', 'toString'],
])('wirePath maps %s to %s', (path, wire) => {
  expect(wirePath(path)).toBe(wire);
});
