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
    "\n  query ImportFaults($id: ID!, $page: Int!) {\n    import(id: $id) {\n      id\n      faultCount\n      faults(page: $page, pageSize: 50) {\n        items {\n          row\n          column\n          value\n          message\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n": typeof types.ImportFaultsDocument,
    "\n  query OpenImport($quizId: ID!) {\n    quiz(id: $quizId) {\n      id\n      openImport {\n        id\n      }\n    }\n  }\n": typeof types.OpenImportDocument,
    "\n  query ImportStatus($id: ID!) {\n    import(id: $id) {\n      id\n      fileName\n      state\n      phase\n      rowsDone\n      rowsTotal\n      storedCount\n      faultCount\n      problem {\n        code\n        message\n      }\n    }\n  }\n": typeof types.ImportStatusDocument,
    "\n  mutation StartImport($input: StartImportInput!) {\n    startImport(input: $input) {\n      id\n      state\n    }\n  }\n": typeof types.StartImportDocument,
};
const documents: Documents = {
    "\n  query ImportFaults($id: ID!, $page: Int!) {\n    import(id: $id) {\n      id\n      faultCount\n      faults(page: $page, pageSize: 50) {\n        items {\n          row\n          column\n          value\n          message\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n": types.ImportFaultsDocument,
    "\n  query OpenImport($quizId: ID!) {\n    quiz(id: $quizId) {\n      id\n      openImport {\n        id\n      }\n    }\n  }\n": types.OpenImportDocument,
    "\n  query ImportStatus($id: ID!) {\n    import(id: $id) {\n      id\n      fileName\n      state\n      phase\n      rowsDone\n      rowsTotal\n      storedCount\n      faultCount\n      problem {\n        code\n        message\n      }\n    }\n  }\n": types.ImportStatusDocument,
    "\n  mutation StartImport($input: StartImportInput!) {\n    startImport(input: $input) {\n      id\n      state\n    }\n  }\n": types.StartImportDocument,
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
export function graphql(source: "\n  query ImportFaults($id: ID!, $page: Int!) {\n    import(id: $id) {\n      id\n      faultCount\n      faults(page: $page, pageSize: 50) {\n        items {\n          row\n          column\n          value\n          message\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n"): (typeof documents)["\n  query ImportFaults($id: ID!, $page: Int!) {\n    import(id: $id) {\n      id\n      faultCount\n      faults(page: $page, pageSize: 50) {\n        items {\n          row\n          column\n          value\n          message\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenImport($quizId: ID!) {\n    quiz(id: $quizId) {\n      id\n      openImport {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  query OpenImport($quizId: ID!) {\n    quiz(id: $quizId) {\n      id\n      openImport {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ImportStatus($id: ID!) {\n    import(id: $id) {\n      id\n      fileName\n      state\n      phase\n      rowsDone\n      rowsTotal\n      storedCount\n      faultCount\n      problem {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  query ImportStatus($id: ID!) {\n    import(id: $id) {\n      id\n      fileName\n      state\n      phase\n      rowsDone\n      rowsTotal\n      storedCount\n      faultCount\n      problem {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartImport($input: StartImportInput!) {\n    startImport(input: $input) {\n      id\n      state\n    }\n  }\n"): (typeof documents)["\n  mutation StartImport($input: StartImportInput!) {\n    startImport(input: $input) {\n      id\n      state\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;