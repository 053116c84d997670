import { formatNumber } from '../../ui/format';
import { teamTexts as words } from '../../ui/texts/marking-team-texts';
import type { MarkingQuestion } from '../marking.query';
import type { Part, TeamMember } from './team.query';

/** What somebody marks, in words. */
export function assignedPart(
  { isMarker, role, assignment, waitingCount, markedCount }: TeamMember,
  questions: readonly MarkingQuestion[],
): string {
  if (!assignment) {
    if (!isMarker) return role ? words.roles[role] : words.hasLeft;
    return waitingCount + markedCount > 0 ? words.wholeExam : words.nothing;
  }
  const part = [...questionsOf(assignment, questions), ...learnersOf(assignment)].join(', ');
  const text = part === '' ? words.wholeExam : part;
  return isMarker ? text : words.noMarker(text);
}

function questionsOf({ questionIds }: Part, questions: readonly MarkingQuestion[]): string[] {
  if (!questionIds) return [];
  const numbers = questions
    .filter(({ questionId, number }) => number !== null && questionIds.includes(questionId))
    .map(({ number }) => formatNumber(number ?? 0));
  if (numbers.length < questionIds.length)
    return [words.questionCount(questionIds.length, formatNumber(questionIds.length))];
  return [words.questions(numbers)];
}

function learnersOf({ learnerIds }: Part): string[] {
  if (!learnerIds) return [];
  return [words.learnerCount(learnerIds.length, formatNumber(learnerIds.length))];
}
