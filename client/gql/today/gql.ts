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
    "\n  mutation AddSampleExam {\n    addSampleExam {\n      id\n      title\n    }\n  }\n": typeof types.AddSampleExamDocument,
    "\n  query Today {\n    today {\n      at\n      running {\n        quizId\n        title\n        runningCount\n        learnerCount\n        nextEndAt\n        closesAt\n        pausedAt\n      }\n      runningTotal\n      waiting {\n        kind\n        quizId\n        title\n        count\n        since\n        importId\n      }\n      waitingTotal\n      upcoming {\n        quizId\n        title\n        opensAt\n        invitedCount\n        correctionCount\n      }\n      upcomingTotal\n      drafts {\n        quizId\n        title\n        questionCount\n        isSubmitted\n        correctionCount\n        firstCorrection {\n          questionId\n          message\n        }\n        updatedAt\n      }\n      draftsTotal\n      hasSample\n      hasQuestions\n      hasSubmitted\n      hasLearners\n    }\n  }\n": typeof types.TodayDocument,
    "\n  subscription TodayChanged {\n    todayChanged {\n      at\n    }\n  }\n": typeof types.TodayChangedDocument,
};
const documents: Documents = {
    "\n  mutation AddSampleExam {\n    addSampleExam {\n      id\n      title\n    }\n  }\n": types.AddSampleExamDocument,
    "\n  query Today {\n    today {\n      at\n      running {\n        quizId\n        title\n        runningCount\n        learnerCount\n        nextEndAt\n        closesAt\n        pausedAt\n      }\n      runningTotal\n      waiting {\n        kind\n        quizId\n        title\n        count\n        since\n        importId\n      }\n      waitingTotal\n      upcoming {\n        quizId\n        title\n        opensAt\n        invitedCount\n        correctionCount\n      }\n      upcomingTotal\n      drafts {\n        quizId\n        title\n        questionCount\n        isSubmitted\n        correctionCount\n        firstCorrection {\n          questionId\n          message\n        }\n        updatedAt\n      }\n      draftsTotal\n      hasSample\n      hasQuestions\n      hasSubmitted\n      hasLearners\n    }\n  }\n": types.TodayDocument,
    "\n  subscription TodayChanged {\n    todayChanged {\n      at\n    }\n  }\n": types.TodayChangedDocument,
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
export function graphql(source: "\n  mutation AddSampleExam {\n    addSampleExam {\n      id\n      title\n    }\n  }\n"): (typeof documents)["\n  mutation AddSampleExam {\n    addSampleExam {\n      id\n      title\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Today {\n    today {\n      at\n      running {\n        quizId\n        title\n        runningCount\n        learnerCount\n        nextEndAt\n        closesAt\n        pausedAt\n      }\n      runningTotal\n      waiting {\n        kind\n        quizId\n        title\n        count\n        since\n        importId\n      }\n      waitingTotal\n      upcoming {\n        quizId\n        title\n        opensAt\n        invitedCount\n        correctionCount\n      }\n      upcomingTotal\n      drafts {\n        quizId\n        title\n        questionCount\n        isSubmitted\n        correctionCount\n        firstCorrection {\n          questionId\n          message\n        }\n        updatedAt\n      }\n      draftsTotal\n      hasSample\n      hasQuestions\n      hasSubmitted\n      hasLearners\n    }\n  }\n"): (typeof documents)["\n  query Today {\n    today {\n      at\n      running {\n        quizId\n        title\n        runningCount\n        learnerCount\n        nextEndAt\n        closesAt\n        pausedAt\n      }\n      runningTotal\n      waiting {\n        kind\n        quizId\n        title\n        count\n        since\n        importId\n      }\n      waitingTotal\n      upcoming {\n        quizId\n        title\n        opensAt\n        invitedCount\n        correctionCount\n      }\n      upcomingTotal\n      drafts {\n        quizId\n        title\n        questionCount\n        isSubmitted\n        correctionCount\n        firstCorrection {\n          questionId\n          message\n        }\n        updatedAt\n      }\n      draftsTotal\n      hasSample\n      hasQuestions\n      hasSubmitted\n      hasLearners\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription TodayChanged {\n    todayChanged {\n      at\n    }\n  }\n"): (typeof documents)["\n  subscription TodayChanged {\n    todayChanged {\n      at\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;