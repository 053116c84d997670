import { graphql } from '../../gql/imports';
import type { ImportFieldsFragment } from '../../gql/imports/graphql';

export const IMPORT_FIELDS = graphql(`
  fragment ImportFields on Import {
    id
    quizId
    kind
    fileName
    uploadId
    state
    phase
    rowsDone
    rowsTotal
    storedCount
    faultCount
    refusedRowCount
    warningCount
    changedCount
    ignoredColumns
    notes
    corrects
    problem {
      code
      message
    }
    sheetStart {
      firstRow
      rows {
        number
        cells {
          letters
          text
        }
      }
      columns {
        header
        letters
      }
    }
  }
`);

export const IMPORT_STATUS = graphql(`
  query ImportStatus($id: ID!) {
    import(id: $id) {
      ...ImportFields
    }
  }
`);

export const START_IMPORT = graphql(`
  mutation StartImport($input: StartImportInput!) {
    startImport(input: $input) {
      id
      state
    }
  }
`);

/** An import of a spreadsheet into a quiz, running or ended. */
export type Import = ImportFieldsFragment;
/** The first rows of a file, and what was recognized in them. */
export type SheetStart = NonNullable<Import['sheetStart']>;
