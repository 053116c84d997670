import { examPath, type ExamPart } from '../../ui/exam-paths';
import type { StepName } from './step-states';

/** Of the steps that are parts of the exam's page. */
const PARTS: Record<Exclude<StepName, 'questions' | 'check'>, ExamPart> = {
  rules: 'rules',
  people: 'people',
  run: 'running',
  mark: 'marking',
  results: 'results',
};

/** Parts without a step of their own, with the step that they belong to. */
const WITHIN: Partial<Record<StepName, readonly ExamPart[]>> = {
  people: ['invite'],
  results: ['class', 'figures', 'adjustments'],
};

/** The page of a step. */
export function stepPath(quizId: string, name: StepName): string {
  if (name === 'questions') return `/navigation/quiz-detail/${quizId}`;
  return name === 'check' ? examPath(quizId) : examPath(quizId, PARTS[name]);
}

/** Whether a page belongs to a step. Questions are also added on a page of their own, whose path names no quiz. */
export function isStepHere(pathname: string, quizId: string, name: StepName): boolean {
  const path = stepPath(quizId, name);
  if (pathname === path) return true;
  if (name === 'questions') return pathname === '/navigation/exam-form';
  if (name === 'check') return false;
  const others = (WITHIN[name] ?? []).map((part): string => examPath(quizId, part));
  return pathname.startsWith(`${path}/`) || others.includes(pathname);
}
