/** Making a quiz when answers may be lost on the way: a second try must not make a second one. */
import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { graphql } from '../gql/quizzes';
import { isOutcomeUnknown, problemOf } from '../ui/feedback/problem';

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

interface Made {
  id: string;
  title: string;
}

/** As much of a title as stays when it gets a number. */
const SEARCHED = 190;

/**
 * @param send makes a quiz of that title, which the server may number
 * @returns the same; after a try without an answer it first looks for what that has made
 */
export function useMakeOnce(send: (title: string) => Promise<Made | undefined>) {
  const apollo = useApolloClient();
  /** By the title of a try without an answer: when the latest before it was made; null: there was none. */
  const tried = useRef(new Map<string, string | null>());

  const latest = async (title: string) => {
    const search = Array.from(title).slice(0, SEARCHED).join('');
    const { data } = await apollo.query({
      query: LATEST_TITLED,
      variables: { search },
      fetchPolicy: 'network-only',
    });
    return data?.quizzes.items ?? [];
  };

  return async (title: string): Promise<Made> => {
    // Before the first try, too: what was there then is not its work. Times are the server's alone.
    const found = await latest(title);
    const before = tried.current.get(title);
    const since = before === undefined ? (found[0]?.createdAt ?? null) : before;
    const arrived =
      before !== undefined &&
      found.find((quiz) => isOf(title, quiz.title) && (since === null || quiz.createdAt > since));
    if (arrived) return arrived;
    try {
      const made = await send(title);
      if (made) return made;
      throw new Error('An answer without a quiz');
    } catch (error) {
      if (isOutcomeUnknown(problemOf(error))) tried.current.set(title, since);
      throw error;
    }
  };
}

/** Whether what was found has that title: as it is, or with a number, for which a long one is cut. */
function isOf(title: string, found: string): boolean {
  const wanted = keyOf(title);
  const [, head] = /^(.*) \(\d+\)$/s.exec(found) ?? [];
  return keyOf(found) === wanted || (head !== undefined && wanted.startsWith(keyOf(head)));
}

/** As the server compares titles. */
function keyOf(title: string): string {
  return title.trim().normalize('NFC').toLowerCase();
}
