import { graphql } from '../../gql/imports';
import type { ImportPreviewQuery } from '../../gql/imports/graphql';

export const ROWS_A_PAGE = 10;

export const PREVIEW_IMAGE_FIELDS = graphql(`
  fragment PreviewImageFields on Image {
    url
    width
    height
    alternativeText
  }
`);

export const IMPORT_PREVIEW = graphql(`
  query ImportPreview($id: ID!, $page: Int!, $pageSize: Int!) {
    import(id: $id) {
      id
      preview(page: $page, pageSize: $pageSize) {
        items {
          row
          isChanged
          cells {
            column
            isChanged
            content {
              text
              position
            }
          }
          text
          image {
            ...PreviewImageFields
          }
          options {
            text
            isKey
            image {
              ...PreviewImageFields
            }
          }
          answer
          marks
          wrongMarks
        }
        totalCount
        totalPages
      }
    }
  }
`);

export const STORE_IMPORT = graphql(`
  mutation StoreImport($id: ID!) {
    storeImport(id: $id) {
      ...ImportFields
    }
  }
`);

/** A question that would be stored, and its cells. */
export type PreviewRow = ImportPreviewQuery['import']['preview']['items'][number];
export type ShownCell = PreviewRow['cells'][number];
