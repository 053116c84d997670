import { expect, it } from 'vitest';
import { QuizStatus } from '../../quizzes/quiz.entity.js';
import { examState, type StartConditions } from './exam-state.js';

const now = new Date('2030-05-01T12:00:00Z');
const [before, after] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];
const quiz = { isCompleted: true, status: QuizStatus.ACTIVE, deletedAt: null };
const open = {
  quiz,
  revision: { questionCount: 1_000 },
  isReady: true,
  opensAt: null,
  closesAt: null,
  pausedAt: null,
  now,
};

it.each<[string, Partial<StartConditions>]>([
  ['OPEN', {}],
  ['OPEN', { opensAt: now, closesAt: after }],
  ['NOT_YET', { opensAt: after }],
  ['CLOSED', { closesAt: now }],
  ['CLOSED', { opensAt: before, closesAt: before }],
  ['OPEN', { closesAt: now, pausedAt: before }],
  ['CLOSED', { closesAt: before, pausedAt: before }],
  ['UNAVAILABLE', { revision: null }],
  ['UNAVAILABLE', { isReady: false }],
  ['UNAVAILABLE', { revision: { questionCount: 1_001 } }],
  ['UNAVAILABLE', { quiz: { ...quiz, isCompleted: false }, opensAt: after }],
  ['UNAVAILABLE', { quiz: { ...quiz, status: QuizStatus.INACTIVE } }],
  ['UNAVAILABLE', { quiz: { ...quiz, deletedAt: before } }],
])('returns %s with %j', (state, changes) => {
  expect(examState({ ...open, ...changes })).toBe(state);
});
