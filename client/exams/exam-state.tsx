import { StateTag, type State } from '../ui/pictures/state-tag';
import { examTexts } from '../ui/texts/exam-texts';
import type { Exam, ExamQuiz } from './exam.query';

const { states: words } = examTexts;

/** How far an exam has come, from a draft to its results. */
export function ExamState({ exam, quiz }: { exam: Exam; quiz: ExamQuiz }) {
  const state = stateOf(exam, quiz);
  return <StateTag state={state}>{words[state]}</StateTag>;
}

function stateOf({ state, pausedAt, revision, rules }: Exam, quiz: ExamQuiz) {
  const { releasedAt, withdrawnAt } = rules;
  if (!quiz.isCompleted || !revision) return 'draft';
  if (quiz.status === 'INACTIVE' || state === 'UNAVAILABLE') return 'off';
  if (state === 'OPEN' && pausedAt) return 'paused';
  if (releasedAt && (!withdrawnAt || withdrawnAt < releasedAt)) return 'released';
  if (state === 'CLOSED') return 'closed';
  return (state === 'OPEN' ? 'open' : 'scheduled') satisfies State;
}
