import type { ApolloClient } from '@apollo/client';
import { graphql } from '../gql/print';
import type { MarkedPaperQuery, PrintedInstituteQuery } from '../gql/print/graphql';
import { toProblem } from '../ui/feedback/problem';
import type { ResultSelection } from './results.query';
import type { Progress } from './use-fetched';

const INSTITUTE = graphql(`
  query PrintedInstitute($id: ID!) {
    me {
      id
      institute {
        id
        name
      }
    }
    exam(quizId: $id) {
      quizId
      title
    }
  }
`);

/** Which papers, in the order of the list. */
const LIST = graphql(`
  query PapersToPrint(
    $quizId: ID!
    $search: String
    $filter: ResultFilter
    $sort: ResultSort!
    $page: Int!
    $pageSize: Int!
  ) {
    results(
      quizId: $quizId
      search: $search
      filter: $filter
      sort: $sort
      page: $page
      pageSize: $pageSize
    ) {
      items {
        attemptId
      }
      totalCount
    }
  }
`);

const PAPER = graphql(`
  query MarkedPaper($attemptId: ID!) {
    attemptPaper(attemptId: $attemptId) {
      title
      result {
        attemptId
        name
        rollNumber
        number
        submittedAt
        score
        maxScore
        percent
        isPassed
        waitingCount
      }
      questions {
        __typename
        questionId
        place
        text
        image {
          ...PaperImage
        }
        outcome
        marks
        maxMarks
        grade {
          comment
        }
        ... on AnsweredMcq {
          options {
            optionId
            text
            image {
              ...PaperImage
            }
            isCorrect
            isChosen
          }
          explanation
        }
        ... on AnsweredDescriptive {
          answer
          modelAnswer
        }
      }
    }
  }

  fragment PaperImage on Image {
    url
    width
    height
    alternativeText
  }
`);

export type MarkedPaper = MarkedPaperQuery['attemptPaper'];
export type MarkedQuestion = MarkedPaper['questions'][number];

export interface MarkedPapers extends PrintedInstituteQuery {
  /** In the order of the list. */
  papers: MarkedPaper[];
  /** On all parts. */
  total: number;
  /** Papers that were removed while they were fetched. */
  missing: number;
}

/** Of a class; more would be hundreds of sheets at once. */
export const MAX_PAPERS = 100;
/** Requests at a time. */
const AT_ONCE = 4;

/** @param part from 1 */
export async function fetchMarkedPapers(
  apollo: ApolloClient,
  quizId: string,
  { part, ...selection }: ResultSelection & { part: number },
  onProgress: (progress: Progress) => void,
): Promise<MarkedPapers> {
  const fetchPolicy = 'no-cache';
  const institute = await apollo.query({
    query: INSTITUTE,
    variables: { id: quizId },
    fetchPolicy,
  });
  const variables = { quizId, ...selection, page: part, pageSize: MAX_PAPERS };
  const list = await apollo.query({ query: LIST, variables, fetchPolicy });
  if (!institute.data || !list.data) throw new Error('The response has no results');
  const { items, totalCount } = list.data.results;
  const fetched: (MarkedPaper | null)[] = [];
  let next = 0;
  let done = 0;
  const work = async (): Promise<void> => {
    while (next < items.length) {
      const place = next;
      next += 1;
      fetched[place] = await fetchPaper(apollo, items[place]?.attemptId ?? '');
      done += 1;
      onProgress({ done, total: items.length });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const papers = fetched.filter((paper) => paper !== null);
  return {
    ...institute.data,
    papers,
    total: totalCount,
    missing: items.length - papers.length,
  };
}

/** @returns null for a paper that is gone */
async function fetchPaper(apollo: ApolloClient, attemptId: string): Promise<MarkedPaper | null> {
  try {
    const answer = await apollo.query({
      query: PAPER,
      variables: { attemptId },
      fetchPolicy: 'no-cache',
    });
    if (!answer.data) throw new Error('The response has no paper');
    return answer.data.attemptPaper;
  } catch (error) {
    if (toProblem(error).code === 'ATTEMPT_NOT_FOUND') return null;
    throw error;
  }
}
