import type { ApolloClient } from '@apollo/client';
import { graphql } from '../gql/print';
import type { PrintedQuestionFragment, PrintedQuizQuery } from '../gql/print/graphql';
import type { Progress } from './use-fetched';
import { fetchAllPages, type CompleteList } from './fetch-all-pages';

const QUIZ = graphql(`
  query PrintedQuiz($id: ID!) {
    me {
      id
      institute {
        id
        name
      }
    }
    quiz(id: $id) {
      id
      title
      questionCount
      questionCounts {
        kind
        count
      }
    }
    exam(quizId: $id) {
      quizId
      durationMinutes
      totalMarks
      hasUnpublishedChanges
      rules {
        marksPerQuestion
        wrongMarks
        wrongMarksBasis
      }
      revision {
        id
        number
      }
    }
  }
`);

const QUESTIONS = graphql(`
  query PrintedQuestions($id: ID!, $page: Int!) {
    quiz(id: $id) {
      id
      orderVersion
      questions(page: $page, pageSize: 100) {
        items {
          ...PrintedQuestion
        }
        totalCount
        totalPages
      }
    }
  }

  fragment PrintedQuestion on Question {
    __typename
    id
    position
    text
    marks
    wrongMarks
    image {
      url
      width
      height
      alternativeText
    }
    ... on McqQuestion {
      options {
        id
        text
        image {
          url
          width
          height
          alternativeText
        }
      }
      correctOptionId
      explanation
    }
    ... on DescriptiveQuestion {
      modelAnswer
    }
  }
`);

export type Question = PrintedQuestionFragment;
export type StoredImage = NonNullable<Question['image']>;
export type Mcq = Extract<Question, { __typename: 'McqQuestion' }>;
export type Descriptive = Extract<Question, { __typename: 'DescriptiveQuestion' }>;

export interface PrintedQuiz extends PrintedQuizQuery {
  questions: CompleteList<Question>;
}

const PAGE_SIZE = 100;
const PAGES = 10;

/** Questions per print: some hundred sheets, which a browser can still lay out at once. */
export const MAX_QUESTIONS = PAGES * PAGE_SIZE;

/** @param part which thousand of the questions, from 1 */
export async function fetchQuiz(
  apollo: ApolloClient,
  id: string,
  part: number,
  onProgress: (progress: Progress) => void,
): Promise<PrintedQuiz> {
  const { data } = await apollo.query({ query: QUIZ, variables: { id }, fetchPolicy: 'no-cache' });
  if (!data) throw new Error('The response has no quiz');
  const before = (part - 1) * MAX_QUESTIONS;
  const fetchPage = async (page: number) => {
    const variables = { id, page };
    const answer = await apollo.query({ query: QUESTIONS, variables, fetchPolicy: 'no-cache' });
    if (!answer.data) throw new Error('The response has no questions');
    const { orderVersion, questions } = answer.data.quiz;
    return {
      rows: questions.items,
      total: questions.totalCount,
      pages: questions.totalPages,
      order: String(orderVersion),
    };
  };
  const questions = await fetchAllPages({
    fetchPage,
    idOf: (question: Question) => question.id,
    first: before / PAGE_SIZE + 1,
    maxPages: PAGES,
    onProgress: (done, total) =>
      onProgress({ done, total: Math.min(MAX_QUESTIONS, Math.max(0, total - before)) }),
  });
  return { ...data, questions };
}
