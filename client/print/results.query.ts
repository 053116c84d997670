import type { ApolloClient } from '@apollo/client';
import { graphql } from '../gql/print';
import type {
  PrintedExamQuery,
  PrintedResultsQuery,
  PrintedResultsQueryVariables,
} from '../gql/print/graphql';
import type { Progress } from './use-fetched';
import { fetchExam } from './printed-exam.query';
import { fetchAllPages, type CompleteList } from './fetch-all-pages';

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
        email
        ...PrintedResult
      }
      totalCount
      totalPages
    }
  }

  fragment PrintedResult on Result {
    attemptId
    name
    rollNumber
    number
    submittedAt
    score
    maxScore
    adjustmentMarks
    percent
    letterGrade
    isPassed
    waitingCount
  }
`);

export type Result = PrintedResultsQuery['results']['items'][number];

/** The search, filter and order of the printed results. */
export type ResultSelection = Omit<PrintedResultsQueryVariables, 'quizId' | 'page'>;

export interface PrintedResults extends PrintedExamQuery {
  results: CompleteList<Result>;
  /** When they were fetched. */
  at: string;
}

const PAGES = 20;
/** Sixty sheets; for more there is the export. */
export const MAX_RESULTS = PAGES * 100;

export async function fetchResults(
  apollo: ApolloClient,
  quizId: string,
  selection: ResultSelection,
  onProgress: (progress: Progress) => void,
): Promise<PrintedResults> {
  const exam = await fetchExam(apollo, quizId);
  const fetchPage = async (page: number) => {
    const variables = { quizId, ...selection, page };
    const answer = await apollo.query({ query: RESULTS, variables, fetchPolicy: 'no-cache' });
    if (!answer.data) throw new Error('The response has no results');
    const { items, totalCount, totalPages } = answer.data.results;
    // A new submission moves all other rows by one.
    return { rows: items, total: totalCount, pages: totalPages, order: String(totalCount) };
  };
  const results = await fetchAllPages({
    fetchPage,
    idOf: (result: Result) => result.attemptId,
    first: 1,
    maxPages: PAGES,
    onProgress: (done, total) => onProgress({ done, total: Math.min(MAX_RESULTS, total) }),
  });
  return { ...exam, results, at: new Date().toISOString() };
}
