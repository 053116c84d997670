/** Queries and mutations of the editor. */
import { graphql } from '../../../gql/questions';
import type { EditorExamQuery, QuestionOutlineQuery } from '../../../gql/questions/graphql';

export const OUTLINE = graphql(`
  query QuestionOutline($id: ID!, $page: Int!) {
    quiz(id: $id) {
      id
      title
      orderVersion
      questions(page: $page, pageSize: 100) {
        items {
          __typename
          id
          kind
          text
          marks
          wrongMarks
          version
          ... on McqQuestion {
            options {
              id
              text
            }
          }
        }
        totalCount
        totalPages
      }
    }
  }
`);

export const EDITOR_EXAM = graphql(`
  query EditorExam($quizId: ID!) {
    exam(quizId: $quizId) {
      quizId
      rules {
        marksPerQuestion
      }
      findings {
        code
        severity
        message
        questionId
      }
    }
  }
`);

export const REORDER_OUTLINE = graphql(`
  mutation ReorderOutline($input: ReorderQuestionsInput!) {
    reorderQuestions(input: $input) {
      id
      orderVersion
    }
  }
`);

export const COPY_QUESTIONS = graphql(`
  mutation CopyQuestions($input: TransferQuestionsInput!) {
    copyQuestions(input: $input) {
      id
      version
    }
  }
`);

export const MOVE_QUESTIONS = graphql(`
  mutation MoveQuestions($input: TransferQuestionsInput!) {
    moveQuestions(input: $input) {
      id
      version
    }
  }
`);

export const DELETE_QUESTIONS = graphql(`
  mutation DeleteQuestions($input: DeleteQuestionsInput!) {
    deleteQuestions(input: $input) {
      id
      orderVersion
    }
  }
`);

export const RESTORE_QUESTIONS = graphql(`
  mutation RestoreQuestions($input: QuestionsOfQuizInput!) {
    restoreQuestions(input: $input) {
      id
      orderVersion
    }
  }
`);

export const SET_QUESTION_MARKS = graphql(`
  mutation SetQuestionMarks($input: SetQuestionMarksInput!) {
    setQuestionMarks(input: $input) {
      id
    }
  }
`);

export const QUIZZES_TO_COPY_TO = graphql(`
  query QuizzesToCopyTo($search: String!) {
    quizzes(filter: { search: $search }, pageSize: 9) {
      items {
        id
        title
        questionCount
      }
    }
  }
`);

/** A question as the outline knows it. */
export type OutlineRow = QuestionOutlineQuery['quiz']['questions']['items'][number];
export type Finding = EditorExamQuery['exam']['findings'][number];
