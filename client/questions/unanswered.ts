/** Saves that are not answered: each is noted before it is sent, and known again afterwards. */
import type { ApolloClient } from '@apollo/client';
import { graphql } from '../gql/questions';
import { isOutcomeUnknown, problemOf } from '../ui/feedback/problem';
import type { Unanswered } from './draft';
import { saidBy } from './drafting';
import type { Question } from './question.query';

/** Tells the form, which keeps it with the draft; null: nobody waits for an answer. */
export type Note = (unanswered: Unanswered | null) => void;

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
 * Sends, and has it noted for as long as nobody knows what became of it.
 * @param before what is noted already: a refusal says nothing of that
 */
export async function sendNoted<T>(
  note: Note,
  before: Unanswered | null,
  now: Unanswered,
  send: () => Promise<T>,
): Promise<T> {
  note(now);
  try {
    return await send();
  } catch (error) {
    if (!isOutcomeUnknown(problemOf(error))) note(before);
    throw error;
  }
}

/** The end of a quiz, where a new question comes to stand. */
export async function endOf(
  apollo: ApolloClient,
  quizId: string,
): Promise<Pick<Unanswered, 'before' | 'count'>> {
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

/** The question that an earlier try has stored after all; others may have come or gone before it. */
export async function arrived(
  apollo: ApolloClient,
  quizId: string,
  { said, before, count }: Unanswered,
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
  const known = new Set(before);
  const since = new Map(
    pages
      .flatMap(({ data }) => data?.quiz.questions.items ?? [])
      .filter(({ id }) => !known.has(id))
      .map((question) => [saidBy(question), question]),
  );
  const sentence = said.findLast((one) => since.has(one));
  return sentence === undefined ? undefined : since.get(sentence);
}

function pageAt(place: number): number {
  return Math.max(1, Math.ceil(place / PAGE_SIZE));
}
