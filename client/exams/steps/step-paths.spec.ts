import { expect, it } from 'vitest';
import { isStepHere, stepPath } from './step-paths';
import { STEPS } from './step-states';

/** The steps that a page belongs to. */
const stepsAt = (path: string) => STEPS.filter((name) => isStepHere(path, 'q1', name));

it('each step has a page of its own, and is marked there alone', () => {
  for (const name of STEPS) expect(stepsAt(stepPath('q1', name))).toEqual([name]);
});

it.each([
  ['/navigation/exam-form', 'questions'],
  ['/navigation/exam/q1/invite', 'people'],
  ['/navigation/exam/q1/marking/desk', 'mark'],
  ['/navigation/exam/q1/figures', 'results'],
])('%s belongs to %s', (path, name) => {
  expect(stepsAt(path)).toEqual([name]);
});
