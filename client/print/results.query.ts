import type { ApolloClient } from '@apollo/client';
import { graphql } from '../gql/print';
import type {
  PrintedExamQuery,
  PrintedResultsQuery,
  PrintedResultsQueryVariables,
} from '../gql/print/graphql';
import type { Progress } from './use-fetched';
import { fetchWhole, type Whole } from './whole-list';

const EXAM = graphql(`
  query PrintedExam($id: ID!) {
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
      rules {
        passMark
      }
    }
  }
`);

const RESULTS = graphql(`
  query PrintedResults(
    $quizId: ID!
    $search: String
    $filter: ResultFilter
    $sort: ResultSort!
    $page: Int!
  ) {
    results(
      quizId: $quizId
      search: $search
      filter: $filter
      sort: $sort
      page: $page
      pageSize: 100
    ) {
      items {
        attemptId
        name
        email
        number
        submittedAt
        score
        maxScore
        percent
        isPassed
        waitingCount
      }
      totalCount
      totalPages
    }
  }
`);

export type Result = PrintedResultsQuery['results']['items'][number];

/** Which results, and in which order. */
export type Chosen = Omit<PrintedResultsQueryVariables, 'quizId' | 'page'>;

export interface PrintedResults extends PrintedExamQuery {
  results: Whole<Result>;
  /** When they were fetched. */
  at: string;
}

const PAGES = 20;
/** Sixty sheets: who wants more has an export. */
export const MAX_RESULTS = PAGES * 100;

export async function fetchResults(
  apollo: ApolloClient,
  quizId: string,
  chosen: Chosen,
  onProgress: (progress: Progress) => void,
): Promise<PrintedResults> {
  const exam = await apollo.query({
    query: EXAM,
    variables: { id: quizId },
    fetchPolicy: 'no-cache',
  });
  if (!exam.data) throw new Error('No exam was answered');
  const fetchPage = async (page: number) => {
    const variables = { quizId, ...chosen, page };
    const answer = await apollo.query({ query: RESULTS, variables, fetchPolicy: 'no-cache' });
    if (!answer.data) throw new Error('No results were answered');
    const { items, totalCount, totalPages } = answer.data.results;
    // Whoever hands in meanwhile moves all others on by one.
    return { rows: items, total: totalCount, pages: totalPages, order: String(totalCount) };
  };
  const results = await fetchWhole({
    fetchPage,
    idOf: (result: Result) => result.attemptId,
    first: 1,
    most: PAGES,
    onProgress: (done, total) => onProgress({ done, total: Math.min(MAX_RESULTS, total) }),
  });
  return { ...exam.data, results, at: new Date().toISOString() };
}
