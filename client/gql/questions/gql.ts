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
    "\n  query Questions($id: ID!, $page: Int!) {\n    quiz(id: $id) {\n      id\n      questionCounts {\n        kind\n        count\n      }\n      questions(page: $page, pageSize: 25) {\n        items {\n          __typename\n          id\n          kind\n          position\n          text\n          marks\n          ... on McqQuestion {\n            options {\n              id\n              text\n            }\n            correctOptionId\n            explanation\n          }\n          ... on DescriptiveQuestion {\n            modelAnswer\n          }\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n": typeof types.QuestionsDocument,
};
const documents: Documents = {
    "\n  query Questions($id: ID!, $page: Int!) {\n    quiz(id: $id) {\n      id\n      questionCounts {\n        kind\n        count\n      }\n      questions(page: $page, pageSize: 25) {\n        items {\n          __typename\n          id\n          kind\n          position\n          text\n          marks\n          ... on McqQuestion {\n            options {\n              id\n              text\n            }\n            correctOptionId\n            explanation\n          }\n          ... on DescriptiveQuestion {\n            modelAnswer\n          }\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n": types.QuestionsDocument,
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
export function graphql(source: "\n  query Questions($id: ID!, $page: Int!) {\n    quiz(id: $id) {\n      id\n      questionCounts {\n        kind\n        count\n      }\n      questions(page: $page, pageSize: 25) {\n        items {\n          __typename\n          id\n          kind\n          position\n          text\n          marks\n          ... on McqQuestion {\n            options {\n              id\n              text\n            }\n            correctOptionId\n            explanation\n          }\n          ... on DescriptiveQuestion {\n            modelAnswer\n          }\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n"): (typeof documents)["\n  query Questions($id: ID!, $page: Int!) {\n    quiz(id: $id) {\n      id\n      questionCounts {\n        kind\n        count\n      }\n      questions(page: $page, pageSize: 25) {\n        items {\n          __typename\n          id\n          kind\n          position\n          text\n          marks\n          ... on McqQuestion {\n            options {\n              id\n              text\n            }\n            correctOptionId\n            explanation\n          }\n          ... on DescriptiveQuestion {\n            modelAnswer\n          }\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;