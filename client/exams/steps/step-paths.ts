import type { StepName } from './step-states';

/** Of the steps that are pages of the exam; its own page is the check. */
const PARTS: Record<Exclude<StepName, 'questions'>, string> = {
  check: '',
  rules: '/rules',
  people: '/people',
  run: '/running',
  mark: '/marking',
  results: '/results',
};

/** Parts without a step of their own, with the step that they belong to. */
const WITHIN: Partial<Record<StepName, readonly string[]>> = {
  people: ['/invite'],
  results: ['/figures'],
};

/** The page of a step. */
export function stepPath(quizId: string, name: StepName): string {
  return name === 'questions'
    ? `/navigation/quiz-detail/${quizId}`
    : `/navigation/exam/${quizId}${PARTS[name]}`;
}

/** Whether a page belongs to a step. Questions are also added on a page of their own, whose path names no quiz. */
export function isStepHere(pathname: string, quizId: string, name: StepName): boolean {
  const path = stepPath(quizId, name);
  if (pathname === path) return true;
  if (name === 'questions') return pathname === '/navigation/exam-form';
  if (name === 'check') return false;
  const others = (WITHIN[name] ?? []).map((part) => `/navigation/exam/${quizId}${part}`);
  return pathname.startsWith(`${path}/`) || others.includes(pathname);
}
