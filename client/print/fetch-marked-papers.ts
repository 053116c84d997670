import type { ApolloClient } from '@apollo/client';
import type { PrintedExamQuery } from '../gql/print/graphql';
import { toProblem } from '../ui/feedback/problem';
import { PAPER, PAPERS, type MarkedPaper } from './marked-papers.query';
import { fetchExam } from './printed-exam.query';
import type { ResultSelection } from './results.query';
import type { Progress } from './use-fetched';

interface MarkedPapers extends PrintedExamQuery {
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
  const exam = await fetchExam(apollo, quizId);
  const variables = { quizId, ...selection, page: part, pageSize: MAX_PAPERS };
  const list = await apollo.query({ query: PAPERS, variables, fetchPolicy: 'no-cache' });
  if (!list.data) throw new Error('The response has no results');
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
    ...exam,
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
