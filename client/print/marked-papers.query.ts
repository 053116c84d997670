import { graphql } from '../gql/print';
import type { MarkedPaperQuery } from '../gql/print/graphql';

/** Which papers, in the order of the list. */
export const PAPERS = graphql(`
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

export const PAPER = graphql(`
  query MarkedPaper($attemptId: ID!) {
    attemptPaper(attemptId: $attemptId) {
      title
      result {
        ...PrintedResult
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
