import { graphql } from '../gql/imports';
import type { ImportStatusQuery } from '../gql/imports/graphql';

export const IMPORT_STATUS = graphql(`
  query ImportStatus($id: ID!) {
    import(id: $id) {
      id
      quizId
      fileName
      state
      phase
      rowsDone
      rowsTotal
      storedCount
      faultCount
      refusedRowCount
      warningCount
      ignoredColumns
      corrects
      problem {
        code
        message
      }
    }
  }
`);

/** An import of a spreadsheet into a quiz, running or ended. */
export type Import = ImportStatusQuery['import'];
