import { graphql } from '../../gql/exams';
import type { ClassPictureQuery } from '../../gql/exams/graphql';

/** Learners on a page. */
export const LEARNERS_AT_ONCE = 50;

/** A page of the learners, with all questions, and what its head on paper says. */
export const CLASS_PICTURE = graphql(`
  query ClassPicture($quizId: ID!, $page: Int!, $pageSize: Int!) {
    me {
      id
      institute {
        id
        name
      }
    }
    exam(quizId: $quizId) {
      quizId
      title
    }
    classPicture(quizId: $quizId, page: $page, pageSize: $pageSize) {
      questions {
        questionId
        place
        text
        answers
        percent
      }
      results {
        items {
          attemptId
          name
          rollNumber
          number
          score
          maxScore
          outcomes
          marks
          maxMarks
        }
        totalCount
        totalPages
      }
    }
  }
`);

export type PictureAnswer = ClassPictureQuery;
export type Picture = ClassPictureQuery['classPicture'];
export type PictureQuestion = Picture['questions'][number];
export type PictureResult = Picture['results']['items'][number];
export type Outcome = NonNullable<PictureResult['outcomes'][number]>;
