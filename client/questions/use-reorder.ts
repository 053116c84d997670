import { useMutation } from '@apollo/client/react';
import { arrayMove } from '@dnd-kit/sortable';
import { useState } from 'react';
import { graphql } from '../gql/questions';
import { formatNumber } from '../ui/format';
import type { QuestionsQuery } from '../gql/questions/graphql';
import { isOutcomeUnknown, toProblem, type Problem } from '../ui/feedback/problem';
import { questionTexts } from '../ui/texts/question-texts';
import { toast } from '../ui/feedback/toasts';
import type { Question } from './content/question.query';

const REORDER = graphql(`
  mutation ReorderQuestions($input: ReorderQuestionsInput!) {
    reorderQuestions(input: $input) {
      id
      orderVersion
    }
  }
`);

const { list: words } = questionTexts;

interface ReorderOptions {
  quizId: string;
  orderVersion: number;
  /** The stored questions of this page. */
  questions: Question[];
  /** The questions may be outdated: fresh ones are loading. */
  isOutdated: boolean;
  /** Reloads this page. */
  refetch: () => Promise<{ data?: QuestionsQuery | undefined }>;
}

/**
 * Reorders a page of questions: shows the requested order at once, and the stored one after the
 * response.
 */
export function useReorder({
  quizId,
  orderVersion,
  questions,
  isOutdated,
  refetch,
}: ReorderOptions) {
  const [reorder, { loading }] = useMutation(REORDER);
  const [requested, setRequested] = useState<string[] | null>(null);
  const shown = requested ? inOrder(questions, requested) : questions;

  /**
   * @param id the id of a question of this page
   * @param position the new position in the quiz, from 1
   */
  const move = async (id: string, position: number): Promise<void> => {
    const ids = questions.map((question) => question.id);
    const first = questions[0]?.position ?? 1;
    const onPage = position - first;
    if (onPage >= 0 && onPage < ids.length) setRequested(arrayMove(ids, ids.indexOf(id), onPage));
    let problem: Problem | null = null;
    try {
      const input = { quizId, orderVersion, position, questionIds: [id] };
      await reorder({ variables: { input } });
    } catch (error) {
      problem = toProblem(error);
    }
    const isKnown = !problem || !isOutcomeUnknown(problem);
    if (isKnown) showOutcome(problem, position);
    // Reads the stored order in any case.
    const current = (await refetch().catch(() => undefined))?.data?.quiz;
    if (!isKnown) showLikelyOutcome(current, id, position);
    setRequested(null);
  };

  /** Compares the stored order: only the response may have been lost. */
  const showLikelyOutcome = (
    current: QuestionsQuery['quiz'] | undefined,
    id: string,
    position: number,
  ): void => {
    const moved = current?.questions.items.find((question) => question.id === id);
    if (!current) toast('warning', words.moveUnknown);
    else if (current.orderVersion === orderVersion) toast('failure', words.moveFailed);
    else if (moved?.position === position) toast('success', words.moved(formatNumber(position)));
    else toast('warning', words.moveUnanswered);
  };

  return { shown, move, isBusy: loading || requested !== null || isOutdated };
}

function showOutcome(problem: Problem | null, position: number): void {
  if (!problem) toast('success', words.moved(formatNumber(position)));
  else if (problem.code === 'STALE_VERSION') toast('failure', words.orderStale);
  else toast('failure', words.moveFailed);
}

function inOrder(questions: Question[], ids: string[]): Question[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const ordered = ids.flatMap((id) => byId.get(id) ?? []);
  // A page that has changed meanwhile is shown in its stored order.
  return ordered.length === questions.length ? ordered : questions;
}
