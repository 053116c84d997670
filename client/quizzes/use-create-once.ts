/** Creates a quiz although responses may be lost: a retry must not create a second one. */
import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { graphql } from '../gql/quizzes';
import { isOutcomeUnknown, toProblem } from '../ui/feedback/problem';

const LATEST_TITLED = graphql(`
  query LatestTitled($search: String!) {
    quizzes(filter: { search: $search }, page: 1, pageSize: 10) {
      items {
        id
        title
        createdAt
      }
    }
  }
`);

interface CreatedQuiz {
  id: string;
  title: string;
}

/** The part of a title that stays when the server adds a number. */
const SEARCH_LENGTH = 190;

/**
 * @param send creates a quiz with that title, to which the server may add a number
 * @returns the same function, which after a try without a response first looks for the created quiz
 */
export function useCreateOnce(send: (title: string) => Promise<CreatedQuiz | undefined>) {
  const apollo = useApolloClient();
  /**
   * By title of a try without a response: the creation time of the latest such quiz before it, or
   * null for none.
   */
  const unconfirmed = useRef(new Map<string, string | null>());

  const latest = async (title: string) => {
    const search = Array.from(title).slice(0, SEARCH_LENGTH).join('');
    const { data } = await apollo.query({
      query: LATEST_TITLED,
      variables: { search },
      fetchPolicy: 'network-only',
    });
    return data?.quizzes.items ?? [];
  };

  return async (title: string): Promise<CreatedQuiz> => {
    // Also before the first try, to know which quizzes existed. All times are the server's.
    const found = await latest(title);
    const before = unconfirmed.current.get(title);
    const since = before === undefined ? (found[0]?.createdAt ?? null) : before;
    const arrived =
      before !== undefined &&
      found.find(
        (quiz) => hasTitle(title, quiz.title) && (since === null || quiz.createdAt > since),
      );
    if (arrived) return arrived;
    try {
      const made = await send(title);
      if (made) return made;
      throw new Error('The response has no quiz');
    } catch (error) {
      if (isOutcomeUnknown(toProblem(error))) unconfirmed.current.set(title, since);
      throw error;
    }
  };
}

/**
 * Whether a found quiz has that title: exactly, or with a number, for which a long title is cut.
 */
function hasTitle(title: string, found: string): boolean {
  const wanted = keyOf(title);
  const [, head] = /^(.*) \(\d+\)$/s.exec(found) ?? [];
  return keyOf(found) === wanted || (head !== undefined && wanted.startsWith(keyOf(head)));
}

/** Normalizes a title in the same way as the server. */
function keyOf(title: string): string {
  return title.trim().normalize('NFC').toLowerCase();
}
