/** Queries and mutations of questions for authors. */
import { graphql } from '../../gql/questions';
import type { QuestionFieldsFragment } from '../../gql/questions/graphql';

export const QUESTION_FIELDS = graphql(`
  fragment QuestionFields on Question {
    __typename
    id
    quizId
    kind
    position
    text
    marks
    wrongMarks
    version
    image {
      imageId
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
          imageId
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

export type Question = QuestionFieldsFragment;
export type Mcq = Extract<Question, { __typename: 'McqQuestion' }>;
export type Descriptive = Extract<Question, { __typename: 'DescriptiveQuestion' }>;
export type StoredImage = NonNullable<Question['image']>;

export const QUESTION = graphql(`
  query Question($id: ID!) {
    question(id: $id) {
      ...QuestionFields
      takenCount
    }
  }
`);

export const ADD_QUESTION = graphql(`
  mutation AddQuestion($quizId: ID!, $question: QuestionInput!) {
    addQuestions(quizId: $quizId, questions: [$question]) {
      ...QuestionFields
    }
  }
`);

export const UPDATE_QUESTION = graphql(`
  mutation UpdateQuestion($id: ID!, $version: Int!, $question: QuestionInput!) {
    updateQuestion(input: { id: $id, version: $version, question: $question }) {
      ...QuestionFields
    }
  }
`);

export const DELETE_QUESTION = graphql(`
  mutation DeleteQuestion($id: ID!) {
    deleteQuestion(id: $id) {
      id
    }
  }
`);

export const RESTORE_QUESTION = graphql(`
  mutation RestoreQuestion($id: ID!) {
    restoreQuestion(id: $id) {
      ...QuestionFields
    }
  }
`);

export const PURGE_QUESTION = graphql(`
  mutation PurgeQuestion($id: ID!) {
    purgeQuestion(id: $id) {
      id
    }
  }
`);
