import { useMutation } from '@apollo/client/react';
import { arrayMove } from '@dnd-kit/sortable';
import { useState } from 'react';
import { graphql } from '../gql/questions';
import { formatNumber } from '../ui/format';
import type { QuestionsQuery } from '../gql/questions/graphql';
import { isOutcomeUnknown, problemOf, type Problem } from '../ui/feedback/problem';
import { questionTexts } from '../ui/texts/question-texts';
import { toast } from '../ui/feedback/toasts';
import type { Question } from './question.query';

const REORDER = graphql(`
  mutation ReorderQuestions($input: ReorderQuestionsInput!) {
    reorderQuestions(input: $input) {
      id
      orderVersion
    }
  }
`);

const { list: words } = questionTexts;

interface Reordering {
  quizId: string;
  orderVersion: number;
  /** Of this page, as they are stored. */
  questions: Question[];
  /** They may have moved already: what is stored is on its way. */
  isOld: boolean;
  /** Reads this page again. */
  reread: () => Promise<{ data?: QuestionsQuery | undefined }>;
}

/** The order of a page of questions: shown as it was asked for, and as it is stored once that is known. */
export function useReorder({ quizId, orderVersion, questions, isOld, reread }: Reordering) {
  const [reorder, { loading }] = useMutation(REORDER);
  const [asked, setAsked] = useState<string[] | null>(null);
  const shown = asked ? inOrder(questions, asked) : questions;

  /**
   * @param id of a question of this page
   * @param position where it comes to stand in the quiz, from 1
   */
  const move = async (id: string, position: number): Promise<void> => {
    const ids = questions.map((question) => question.id);
    const first = questions[0]?.position ?? 1;
    const onPage = position - first;
    if (onPage >= 0 && onPage < ids.length) setAsked(arrayMove(ids, ids.indexOf(id), onPage));
    let problem: Problem | null = null;
    try {
      const input = { quizId, orderVersion, position, questionIds: [id] };
      await reorder({ variables: { input } });
    } catch (error) {
      problem = problemOf(error);
    }
    const isKnown = !problem || !isOutcomeUnknown(problem);
    if (isKnown) say(problem, position);
    // What is stored by now, whatever became of it.
    const now = (await reread().catch(() => undefined))?.data?.quiz;
    if (!isKnown) sayWhatBecame(now, id, position);
    setAsked(null);
  };

  /** Only its answer may have been lost. */
  const sayWhatBecame = (
    now: QuestionsQuery['quiz'] | undefined,
    id: string,
    position: number,
  ): void => {
    const moved = now?.questions.items.find((question) => question.id === id);
    if (!now) toast('warning', words.moveUnknown);
    else if (now.orderVersion === orderVersion) toast('failure', words.moveFailed);
    else if (moved?.position === position) toast('success', words.moved(formatNumber(position)));
    else toast('warning', words.moveUnanswered);
  };

  return { shown, move, isBusy: loading || asked !== null || isOld };
}

function say(problem: Problem | null, position: number): void {
  if (!problem) toast('success', words.moved(formatNumber(position)));
  else if (problem.code === 'STALE_VERSION') toast('failure', words.orderStale);
  else toast('failure', words.moveFailed);
}

function inOrder(questions: Question[], ids: string[]): Question[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const known = ids.flatMap((id) => byId.get(id) ?? []);
  // A page that has changed meanwhile is shown as it is.
  return known.length === questions.length ? known : questions;
}
