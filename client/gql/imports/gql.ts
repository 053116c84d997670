/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query ImportHistory($quizId: ID!, $page: Int!) {\n    quiz(id: $quizId) {\n      id\n      title\n      imports(page: $page, pageSize: 10) {\n        items {\n          id\n          fileName\n          kind\n          state\n          storedCount\n          refusedRowCount\n          createdAt\n          creatorName\n          corrects\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n": typeof types.ImportHistoryDocument,
    "\n  query OpenImport($quizId: ID!) {\n    quiz(id: $quizId) {\n      id\n      openImport {\n        id\n      }\n    }\n  }\n": typeof types.OpenImportDocument,
    "\n  query ImportWarnings($id: ID!, $page: Int!) {\n    import(id: $id) {\n      id\n      warnings(page: $page, pageSize: 10) {\n        items {\n          row\n          column\n          message\n        }\n        totalPages\n      }\n    }\n  }\n": typeof types.ImportWarningsDocument,
    "\n  fragment PreviewImageFields on Image {\n    url\n    width\n    height\n    alternativeText\n  }\n": typeof types.PreviewImageFieldsFragmentDoc,
    "\n  query ImportPreview($id: ID!, $page: Int!, $pageSize: Int!) {\n    import(id: $id) {\n      id\n      preview(page: $page, pageSize: $pageSize) {\n        items {\n          row\n          isChanged\n          cells {\n            column\n            isChanged\n            content {\n              text\n              position\n            }\n          }\n          text\n          image {\n            ...PreviewImageFields\n          }\n          options {\n            text\n            isKey\n            image {\n              ...PreviewImageFields\n            }\n          }\n          answer\n          marks\n          wrongMarks\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n": typeof types.ImportPreviewDocument,
    "\n  mutation StoreImport($id: ID!) {\n    storeImport(id: $id) {\n      ...ImportFields\n    }\n  }\n": typeof types.StoreImportDocument,
    "\n  query RefusedRows($id: ID!, $page: Int!, $pageSize: Int!) {\n    import(id: $id) {\n      id\n      refusedRows(page: $page, pageSize: $pageSize) {\n        items {\n          row\n          cells {\n            column\n            value\n            isCut\n            isKeepable\n            losesPicture\n          }\n          faults {\n            column\n            message\n          }\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n": typeof types.RefusedRowsDocument,
    "\n  fragment ImportFields on Import {\n    id\n    quizId\n    kind\n    fileName\n    uploadId\n    state\n    phase\n    rowsDone\n    rowsTotal\n    storedCount\n    faultCount\n    refusedRowCount\n    warningCount\n    changedCount\n    ignoredColumns\n    notes\n    corrects\n    problem {\n      code\n      message\n    }\n    sheetStart {\n      firstRow\n      rows {\n        number\n        cells {\n          letters\n          text\n        }\n      }\n      columns {\n        header\n        letters\n      }\n    }\n  }\n": typeof types.ImportFieldsFragmentDoc,
    "\n  query ImportStatus($id: ID!) {\n    import(id: $id) {\n      ...ImportFields\n    }\n  }\n": typeof types.ImportStatusDocument,
    "\n  mutation StartImport($input: StartImportInput!) {\n    startImport(input: $input) {\n      id\n      state\n    }\n  }\n": typeof types.StartImportDocument,
    "\n  mutation CorrectImport($input: CorrectImportInput!) {\n    correctImport(input: $input) {\n      id\n      state\n    }\n  }\n": typeof types.CorrectImportDocument,
    "\n  query LaterImports($quizId: ID!) {\n    quiz(id: $quizId) {\n      id\n      imports(pageSize: 100) {\n        items {\n          id\n          state\n          corrects\n        }\n      }\n    }\n  }\n": typeof types.LaterImportsDocument,
};
const documents: Documents = {
    "\n  query ImportHistory($quizId: ID!, $page: Int!) {\n    quiz(id: $quizId) {\n      id\n      title\n      imports(page: $page, pageSize: 10) {\n        items {\n          id\n          fileName\n          kind\n          state\n          storedCount\n          refusedRowCount\n          createdAt\n          creatorName\n          corrects\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n": types.ImportHistoryDocument,
    "\n  query OpenImport($quizId: ID!) {\n    quiz(id: $quizId) {\n      id\n      openImport {\n        id\n      }\n    }\n  }\n": types.OpenImportDocument,
    "\n  query ImportWarnings($id: ID!, $page: Int!) {\n    import(id: $id) {\n      id\n      warnings(page: $page, pageSize: 10) {\n        items {\n          row\n          column\n          message\n        }\n        totalPages\n      }\n    }\n  }\n": types.ImportWarningsDocument,
    "\n  fragment PreviewImageFields on Image {\n    url\n    width\n    height\n    alternativeText\n  }\n": types.PreviewImageFieldsFragmentDoc,
    "\n  query ImportPreview($id: ID!, $page: Int!, $pageSize: Int!) {\n    import(id: $id) {\n      id\n      preview(page: $page, pageSize: $pageSize) {\n        items {\n          row\n          isChanged\n          cells {\n            column\n            isChanged\n            content {\n              text\n              position\n            }\n          }\n          text\n          image {\n            ...PreviewImageFields\n          }\n          options {\n            text\n            isKey\n            image {\n              ...PreviewImageFields\n            }\n          }\n          answer\n          marks\n          wrongMarks\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n": types.ImportPreviewDocument,
    "\n  mutation StoreImport($id: ID!) {\n    storeImport(id: $id) {\n      ...ImportFields\n    }\n  }\n": types.StoreImportDocument,
    "\n  query RefusedRows($id: ID!, $page: Int!, $pageSize: Int!) {\n    import(id: $id) {\n      id\n      refusedRows(page: $page, pageSize: $pageSize) {\n        items {\n          row\n          cells {\n            column\n            value\n            isCut\n            isKeepable\n            losesPicture\n          }\n          faults {\n            column\n            message\n          }\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n": types.RefusedRowsDocument,
    "\n  fragment ImportFields on Import {\n    id\n    quizId\n    kind\n    fileName\n    uploadId\n    state\n    phase\n    rowsDone\n    rowsTotal\n    storedCount\n    faultCount\n    refusedRowCount\n    warningCount\n    changedCount\n    ignoredColumns\n    notes\n    corrects\n    problem {\n      code\n      message\n    }\n    sheetStart {\n      firstRow\n      rows {\n        number\n        cells {\n          letters\n          text\n        }\n      }\n      columns {\n        header\n        letters\n      }\n    }\n  }\n": types.ImportFieldsFragmentDoc,
    "\n  query ImportStatus($id: ID!) {\n    import(id: $id) {\n      ...ImportFields\n    }\n  }\n": types.ImportStatusDocument,
    "\n  mutation StartImport($input: StartImportInput!) {\n    startImport(input: $input) {\n      id\n      state\n    }\n  }\n": types.StartImportDocument,
    "\n  mutation CorrectImport($input: CorrectImportInput!) {\n    correctImport(input: $input) {\n      id\n      state\n    }\n  }\n": types.CorrectImportDocument,
    "\n  query LaterImports($quizId: ID!) {\n    quiz(id: $quizId) {\n      id\n      imports(pageSize: 100) {\n        items {\n          id\n          state\n          corrects\n        }\n      }\n    }\n  }\n": types.LaterImportsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ImportHistory($quizId: ID!, $page: Int!) {\n    quiz(id: $quizId) {\n      id\n      title\n      imports(page: $page, pageSize: 10) {\n        items {\n          id\n          fileName\n          kind\n          state\n          storedCount\n          refusedRowCount\n          createdAt\n          creatorName\n          corrects\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n"): (typeof documents)["\n  query ImportHistory($quizId: ID!, $page: Int!) {\n    quiz(id: $quizId) {\n      id\n      title\n      imports(page: $page, pageSize: 10) {\n        items {\n          id\n          fileName\n          kind\n          state\n          storedCount\n          refusedRowCount\n          createdAt\n          creatorName\n          corrects\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenImport($quizId: ID!) {\n    quiz(id: $quizId) {\n      id\n      openImport {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  query OpenImport($quizId: ID!) {\n    quiz(id: $quizId) {\n      id\n      openImport {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ImportWarnings($id: ID!, $page: Int!) {\n    import(id: $id) {\n      id\n      warnings(page: $page, pageSize: 10) {\n        items {\n          row\n          column\n          message\n        }\n        totalPages\n      }\n    }\n  }\n"): (typeof documents)["\n  query ImportWarnings($id: ID!, $page: Int!) {\n    import(id: $id) {\n      id\n      warnings(page: $page, pageSize: 10) {\n        items {\n          row\n          column\n          message\n        }\n        totalPages\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PreviewImageFields on Image {\n    url\n    width\n    height\n    alternativeText\n  }\n"): (typeof documents)["\n  fragment PreviewImageFields on Image {\n    url\n    width\n    height\n    alternativeText\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ImportPreview($id: ID!, $page: Int!, $pageSize: Int!) {\n    import(id: $id) {\n      id\n      preview(page: $page, pageSize: $pageSize) {\n        items {\n          row\n          isChanged\n          cells {\n            column\n            isChanged\n            content {\n              text\n              position\n            }\n          }\n          text\n          image {\n            ...PreviewImageFields\n          }\n          options {\n            text\n            isKey\n            image {\n              ...PreviewImageFields\n            }\n          }\n          answer\n          marks\n          wrongMarks\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n"): (typeof documents)["\n  query ImportPreview($id: ID!, $page: Int!, $pageSize: Int!) {\n    import(id: $id) {\n      id\n      preview(page: $page, pageSize: $pageSize) {\n        items {\n          row\n          isChanged\n          cells {\n            column\n            isChanged\n            content {\n              text\n              position\n            }\n          }\n          text\n          image {\n            ...PreviewImageFields\n          }\n          options {\n            text\n            isKey\n            image {\n              ...PreviewImageFields\n            }\n          }\n          answer\n          marks\n          wrongMarks\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StoreImport($id: ID!) {\n    storeImport(id: $id) {\n      ...ImportFields\n    }\n  }\n"): (typeof documents)["\n  mutation StoreImport($id: ID!) {\n    storeImport(id: $id) {\n      ...ImportFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RefusedRows($id: ID!, $page: Int!, $pageSize: Int!) {\n    import(id: $id) {\n      id\n      refusedRows(page: $page, pageSize: $pageSize) {\n        items {\n          row\n          cells {\n            column\n            value\n            isCut\n            isKeepable\n            losesPicture\n          }\n          faults {\n            column\n            message\n          }\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n"): (typeof documents)["\n  query RefusedRows($id: ID!, $page: Int!, $pageSize: Int!) {\n    import(id: $id) {\n      id\n      refusedRows(page: $page, pageSize: $pageSize) {\n        items {\n          row\n          cells {\n            column\n            value\n            isCut\n            isKeepable\n            losesPicture\n          }\n          faults {\n            column\n            message\n          }\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ImportFields on Import {\n    id\n    quizId\n    kind\n    fileName\n    uploadId\n    state\n    phase\n    rowsDone\n    rowsTotal\n    storedCount\n    faultCount\n    refusedRowCount\n    warningCount\n    changedCount\n    ignoredColumns\n    notes\n    corrects\n    problem {\n      code\n      message\n    }\n    sheetStart {\n      firstRow\n      rows {\n        number\n        cells {\n          letters\n          text\n        }\n      }\n      columns {\n        header\n        letters\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ImportFields on Import {\n    id\n    quizId\n    kind\n    fileName\n    uploadId\n    state\n    phase\n    rowsDone\n    rowsTotal\n    storedCount\n    faultCount\n    refusedRowCount\n    warningCount\n    changedCount\n    ignoredColumns\n    notes\n    corrects\n    problem {\n      code\n      message\n    }\n    sheetStart {\n      firstRow\n      rows {\n        number\n        cells {\n          letters\n          text\n        }\n      }\n      columns {\n        header\n        letters\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ImportStatus($id: ID!) {\n    import(id: $id) {\n      ...ImportFields\n    }\n  }\n"): (typeof documents)["\n  query ImportStatus($id: ID!) {\n    import(id: $id) {\n      ...ImportFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartImport($input: StartImportInput!) {\n    startImport(input: $input) {\n      id\n      state\n    }\n  }\n"): (typeof documents)["\n  mutation StartImport($input: StartImportInput!) {\n    startImport(input: $input) {\n      id\n      state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CorrectImport($input: CorrectImportInput!) {\n    correctImport(input: $input) {\n      id\n      state\n    }\n  }\n"): (typeof documents)["\n  mutation CorrectImport($input: CorrectImportInput!) {\n    correctImport(input: $input) {\n      id\n      state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LaterImports($quizId: ID!) {\n    quiz(id: $quizId) {\n      id\n      imports(pageSize: 100) {\n        items {\n          id\n          state\n          corrects\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query LaterImports($quizId: ID!) {\n    quiz(id: $quizId) {\n      id\n      imports(pageSize: 100) {\n        items {\n          id\n          state\n          corrects\n        }\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;