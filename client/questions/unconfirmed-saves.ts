/** Records saves before they are sent, so that a save whose response was lost is found again. */
import type { ApolloClient } from '@apollo/client';
import { graphql } from '../gql/questions';
import { isOutcomeUnknown, toProblem } from '../ui/feedback/problem';
import type { UnconfirmedSaves } from './content/draft';
import { fingerprintOf } from './draft-conversion';
import type { Question } from './content/question.query';

/** Stores the unconfirmed saves with the draft; null when there are none. */
export type RecordUnconfirmed = (unanswered: UnconfirmedSaves | null) => void;

const PAGE_SIZE = 50;

const QUESTION_IDS = graphql(`
  query QuestionIds($quizId: ID!, $page: Int!) {
    quiz(id: $quizId) {
      id
      questionCount
      questions(page: $page, pageSize: 50) {
        items {
          id
        }
      }
    }
  }
`);

const NEWER_QUESTIONS = graphql(`
  query NewerQuestions($quizId: ID!, $page: Int!) {
    quiz(id: $quizId) {
      id
      questions(page: $page, pageSize: 50) {
        items {
          ...QuestionFields
        }
      }
    }
  }
`);

/**
 * Sends a save and keeps it recorded until its outcome is known.
 * @param previous earlier unconfirmed saves, which stay recorded when this one is refused
 */
export async function sendRecorded<T>(
  record: RecordUnconfirmed,
  previous: UnconfirmedSaves | null,
  current: UnconfirmedSaves,
  send: () => Promise<T>,
): Promise<T> {
  record(current);
  try {
    return await send();
  } catch (error) {
    if (!isOutcomeUnknown(toProblem(error))) record(previous);
    throw error;
  }
}

/** The last questions of a quiz; a new question is added after them. */
export async function lastQuestionsOf(
  apollo: ApolloClient,
  quizId: string,
): Promise<Pick<UnconfirmedSaves, 'before' | 'count'>> {
  const read = async (page: number) => {
    const variables = { quizId, page };
    const { data } = await apollo.query({
      query: QUESTION_IDS,
      variables,
      fetchPolicy: 'no-cache',
    });
    return data?.quiz;
  };
  const first = await read(1);
  const count = first?.questionCount ?? 0;
  const last = pageAt(count);
  const others = [last - 1, last].filter((page) => page > 1);
  const pages = [first, ...(await Promise.all(others.map(read)))];
  return {
    before: pages.flatMap((quiz) => quiz?.questions.items ?? []).map(({ id }) => id),
    count,
  };
}

/**
 * Finds the question that an earlier save stored after all, even if others were added or deleted.
 */
export async function findArrived(
  apollo: ApolloClient,
  quizId: string,
  { said, before, count }: UnconfirmedSaves,
): Promise<Question | undefined> {
  const first = Math.max(1, pageAt(count + 1) - 1);
  const pages = await Promise.all(
    [first, first + 1, first + 2].map(async (page) =>
      apollo.query({
        query: NEWER_QUESTIONS,
        variables: { quizId, page },
        fetchPolicy: 'no-cache',
      }),
    ),
  );
  const existing = new Set(before);
  const since = new Map(
    pages
      .flatMap(({ data }) => data?.quiz.questions.items ?? [])
      .filter(({ id }) => !existing.has(id))
      .map((question) => [fingerprintOf(question), question]),
  );
  const match = said.findLast((print) => since.has(print));
  return match === undefined ? undefined : since.get(match);
}

function pageAt(place: number): number {
  return Math.max(1, Math.ceil(place / PAGE_SIZE));
}
