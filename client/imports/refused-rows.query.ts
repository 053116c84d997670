import { graphql } from '../gql/imports';
import type { RefusedRowsQuery } from '../gql/imports/graphql';

export const ROWS_A_PAGE = 20;

export const REFUSED_ROWS = graphql(`
  query RefusedRows($id: ID!, $page: Int!, $pageSize: Int!) {
    import(id: $id) {
      id
      refusedRows(page: $page, pageSize: $pageSize) {
        items {
          row
          cells {
            column
            value
            isCut
            isKeepable
            losesPicture
          }
          faults {
            column
            message
          }
        }
        totalCount
        totalPages
      }
    }
  }
`);

/** A row that was refused, with all of its cells. */
export type RefusedRow = RefusedRowsQuery['import']['refusedRows']['items'][number];
export type RefusedCell = RefusedRow['cells'][number];
