import { graphql } from '../gql/quizzes';

export const DELETED_QUIZZES = graphql(`
  query DeletedQuizzes($page: Int!) {
    deletedQuizzes(page: $page, pageSize: 25) {
      items {
        id
        title
        questionCount
        deletedAt
        removedAt
      }
      totalCount
      totalPages
    }
  }
`);

export const RESTORE_QUIZ = graphql(`
  mutation RestoreQuiz($id: ID!, $title: String) {
    restoreQuiz(id: $id, title: $title) {
      id
      title
      version
    }
  }
`);

export const PURGE_QUIZ = graphql(`
  mutation PurgeQuiz($id: ID!) {
    purgeQuiz(id: $id) {
      id
    }
  }
`);
