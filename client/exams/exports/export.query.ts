import { graphql } from '../../gql/exams';
import type { ExportQuery } from '../../gql/exams/graphql';

export const START_EXPORT = graphql(`
  mutation StartExport($input: StartExportInput!) {
    startExport(input: $input) {
      id
      state
    }
  }
`);

export const EXPORT = graphql(`
  query Export($id: ID!) {
    export(id: $id) {
      id
      content
      format
      state
      rowsDone
      rowsTotal
      fileName
      url
      problem {
        message
      }
      createdAt
    }
  }
`);

export const RECENT_EXPORTS = graphql(`
  query RecentExports($quizId: ID!) {
    recentExports(quizId: $quizId) {
      id
      content
      attemptSet
      format
      state
      fileName
      url
      createdAt
    }
  }
`);

export const CANCEL_EXPORT = graphql(`
  mutation CancelExport($id: ID!) {
    cancelExport(id: $id) {
      id
      state
    }
  }
`);

export type Export = ExportQuery['export'];
