import { graphql } from '../../gql/exams';
import type { ClassPictureQuery } from '../../gql/exams/graphql';

/** A page of the learners, with all questions. */
export const CLASS_PICTURE = graphql(`
  query ClassPicture($quizId: ID!, $page: Int!) {
    classPicture(quizId: $quizId, page: $page, pageSize: 50) {
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

export type Picture = ClassPictureQuery['classPicture'];
export type PictureQuestion = Picture['questions'][number];
export type PictureResult = Picture['results']['items'][number];
export type Outcome = NonNullable<PictureResult['outcomes'][number]>;
