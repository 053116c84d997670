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
    "\n  mutation CreateQuiz($title: String!) {\n    createQuiz(title: $title) {\n      id\n      title\n    }\n  }\n": typeof types.CreateQuizDocument,
    "\n  mutation DeleteQuiz($id: ID!) {\n    deleteQuiz(id: $id) {\n      id\n    }\n  }\n": typeof types.DeleteQuizDocument,
    "\n  mutation DuplicateQuiz($id: ID!, $title: String) {\n    duplicateQuiz(id: $id, title: $title) {\n      id\n      title\n    }\n  }\n": typeof types.DuplicateQuizDocument,
    "\n  query ExamForm($id: ID!) {\n    quiz(id: $id) {\n      id\n      title\n      questionCount\n      isCompleted\n      orderVersion\n    }\n  }\n": typeof types.ExamFormDocument,
    "\n  query PaperCheck($quizId: ID!) {\n    exam(quizId: $quizId) {\n      quizId\n      findings {\n        code\n        severity\n        message\n        questionId\n        position\n        field\n      }\n    }\n  }\n": typeof types.PaperCheckDocument,
    "\n  query QuizDetail($id: ID!) {\n    quiz(id: $id) {\n      id\n      title\n      creatorName\n      status\n      isCompleted\n      questionCount\n      createdAt\n      durationMinutes\n    }\n  }\n": typeof types.QuizDetailDocument,
    "\n  query QuizFields($id: ID!) {\n    quiz(id: $id) {\n      ...OwnFields\n      createdAt\n    }\n  }\n\n  fragment OwnFields on Quiz {\n    id\n    title\n    status\n    isCompleted\n    durationMinutes\n    version\n  }\n": typeof types.QuizFieldsDocument,
    "\n  mutation UpdateQuiz($input: UpdateQuizInput!) {\n    updateQuiz(input: $input) {\n      ...OwnFields\n    }\n  }\n": typeof types.UpdateQuizDocument,
    "\n  query Quizzes($filter: QuizFilterInput, $page: Int!) {\n    quizzes(filter: $filter, page: $page, pageSize: 10) {\n      items {\n        id\n        title\n        creatorName\n        status\n        questionCount\n        isCompleted\n        durationMinutes\n        createdAt\n        progress {\n          stage\n          learnerCount\n          runningCount\n          submittedCount\n          toMarkCount\n          lateCount\n          awaitsRelease\n          seesResults\n        }\n      }\n      totalCount\n      totalPages\n    }\n  }\n": typeof types.QuizzesDocument,
    "\n  mutation SubmitQuiz($id: ID!) {\n    submitQuiz(id: $id) {\n      id\n      title\n      isCompleted\n      version\n    }\n  }\n": typeof types.SubmitQuizDocument,
    "\n  query SubmittedStage($id: ID!) {\n    quiz(id: $id) {\n      id\n      progress {\n        stage\n      }\n    }\n  }\n": typeof types.SubmittedStageDocument,
    "\n  query DeletedQuizzes($page: Int!) {\n    deletedQuizzes(page: $page, pageSize: 25) {\n      items {\n        id\n        title\n        questionCount\n        deletedAt\n        removedAt\n      }\n      totalCount\n      totalPages\n    }\n  }\n": typeof types.DeletedQuizzesDocument,
    "\n  mutation RestoreQuiz($id: ID!, $title: String) {\n    restoreQuiz(id: $id, title: $title) {\n      id\n      title\n      version\n    }\n  }\n": typeof types.RestoreQuizDocument,
    "\n  mutation PurgeQuiz($id: ID!) {\n    purgeQuiz(id: $id) {\n      id\n    }\n  }\n": typeof types.PurgeQuizDocument,
};
const documents: Documents = {
    "\n  mutation CreateQuiz($title: String!) {\n    createQuiz(title: $title) {\n      id\n      title\n    }\n  }\n": types.CreateQuizDocument,
    "\n  mutation DeleteQuiz($id: ID!) {\n    deleteQuiz(id: $id) {\n      id\n    }\n  }\n": types.DeleteQuizDocument,
    "\n  mutation DuplicateQuiz($id: ID!, $title: String) {\n    duplicateQuiz(id: $id, title: $title) {\n      id\n      title\n    }\n  }\n": types.DuplicateQuizDocument,
    "\n  query ExamForm($id: ID!) {\n    quiz(id: $id) {\n      id\n      title\n      questionCount\n      isCompleted\n      orderVersion\n    }\n  }\n": types.ExamFormDocument,
    "\n  query PaperCheck($quizId: ID!) {\n    exam(quizId: $quizId) {\n      quizId\n      findings {\n        code\n        severity\n        message\n        questionId\n        position\n        field\n      }\n    }\n  }\n": types.PaperCheckDocument,
    "\n  query QuizDetail($id: ID!) {\n    quiz(id: $id) {\n      id\n      title\n      creatorName\n      status\n      isCompleted\n      questionCount\n      createdAt\n      durationMinutes\n    }\n  }\n": types.QuizDetailDocument,
    "\n  query QuizFields($id: ID!) {\n    quiz(id: $id) {\n      ...OwnFields\n      createdAt\n    }\n  }\n\n  fragment OwnFields on Quiz {\n    id\n    title\n    status\n    isCompleted\n    durationMinutes\n    version\n  }\n": types.QuizFieldsDocument,
    "\n  mutation UpdateQuiz($input: UpdateQuizInput!) {\n    updateQuiz(input: $input) {\n      ...OwnFields\n    }\n  }\n": types.UpdateQuizDocument,
    "\n  query Quizzes($filter: QuizFilterInput, $page: Int!) {\n    quizzes(filter: $filter, page: $page, pageSize: 10) {\n      items {\n        id\n        title\n        creatorName\n        status\n        questionCount\n        isCompleted\n        durationMinutes\n        createdAt\n        progress {\n          stage\n          learnerCount\n          runningCount\n          submittedCount\n          toMarkCount\n          lateCount\n          awaitsRelease\n          seesResults\n        }\n      }\n      totalCount\n      totalPages\n    }\n  }\n": types.QuizzesDocument,
    "\n  mutation SubmitQuiz($id: ID!) {\n    submitQuiz(id: $id) {\n      id\n      title\n      isCompleted\n      version\n    }\n  }\n": types.SubmitQuizDocument,
    "\n  query SubmittedStage($id: ID!) {\n    quiz(id: $id) {\n      id\n      progress {\n        stage\n      }\n    }\n  }\n": types.SubmittedStageDocument,
    "\n  query DeletedQuizzes($page: Int!) {\n    deletedQuizzes(page: $page, pageSize: 25) {\n      items {\n        id\n        title\n        questionCount\n        deletedAt\n        removedAt\n      }\n      totalCount\n      totalPages\n    }\n  }\n": types.DeletedQuizzesDocument,
    "\n  mutation RestoreQuiz($id: ID!, $title: String) {\n    restoreQuiz(id: $id, title: $title) {\n      id\n      title\n      version\n    }\n  }\n": types.RestoreQuizDocument,
    "\n  mutation PurgeQuiz($id: ID!) {\n    purgeQuiz(id: $id) {\n      id\n    }\n  }\n": types.PurgeQuizDocument,
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
export function graphql(source: "\n  mutation CreateQuiz($title: String!) {\n    createQuiz(title: $title) {\n      id\n      title\n    }\n  }\n"): (typeof documents)["\n  mutation CreateQuiz($title: String!) {\n    createQuiz(title: $title) {\n      id\n      title\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteQuiz($id: ID!) {\n    deleteQuiz(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteQuiz($id: ID!) {\n    deleteQuiz(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DuplicateQuiz($id: ID!, $title: String) {\n    duplicateQuiz(id: $id, title: $title) {\n      id\n      title\n    }\n  }\n"): (typeof documents)["\n  mutation DuplicateQuiz($id: ID!, $title: String) {\n    duplicateQuiz(id: $id, title: $title) {\n      id\n      title\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExamForm($id: ID!) {\n    quiz(id: $id) {\n      id\n      title\n      questionCount\n      isCompleted\n      orderVersion\n    }\n  }\n"): (typeof documents)["\n  query ExamForm($id: ID!) {\n    quiz(id: $id) {\n      id\n      title\n      questionCount\n      isCompleted\n      orderVersion\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaperCheck($quizId: ID!) {\n    exam(quizId: $quizId) {\n      quizId\n      findings {\n        code\n        severity\n        message\n        questionId\n        position\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  query PaperCheck($quizId: ID!) {\n    exam(quizId: $quizId) {\n      quizId\n      findings {\n        code\n        severity\n        message\n        questionId\n        position\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuizDetail($id: ID!) {\n    quiz(id: $id) {\n      id\n      title\n      creatorName\n      status\n      isCompleted\n      questionCount\n      createdAt\n      durationMinutes\n    }\n  }\n"): (typeof documents)["\n  query QuizDetail($id: ID!) {\n    quiz(id: $id) {\n      id\n      title\n      creatorName\n      status\n      isCompleted\n      questionCount\n      createdAt\n      durationMinutes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuizFields($id: ID!) {\n    quiz(id: $id) {\n      ...OwnFields\n      createdAt\n    }\n  }\n\n  fragment OwnFields on Quiz {\n    id\n    title\n    status\n    isCompleted\n    durationMinutes\n    version\n  }\n"): (typeof documents)["\n  query QuizFields($id: ID!) {\n    quiz(id: $id) {\n      ...OwnFields\n      createdAt\n    }\n  }\n\n  fragment OwnFields on Quiz {\n    id\n    title\n    status\n    isCompleted\n    durationMinutes\n    version\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateQuiz($input: UpdateQuizInput!) {\n    updateQuiz(input: $input) {\n      ...OwnFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateQuiz($input: UpdateQuizInput!) {\n    updateQuiz(input: $input) {\n      ...OwnFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Quizzes($filter: QuizFilterInput, $page: Int!) {\n    quizzes(filter: $filter, page: $page, pageSize: 10) {\n      items {\n        id\n        title\n        creatorName\n        status\n        questionCount\n        isCompleted\n        durationMinutes\n        createdAt\n        progress {\n          stage\n          learnerCount\n          runningCount\n          submittedCount\n          toMarkCount\n          lateCount\n          awaitsRelease\n          seesResults\n        }\n      }\n      totalCount\n      totalPages\n    }\n  }\n"): (typeof documents)["\n  query Quizzes($filter: QuizFilterInput, $page: Int!) {\n    quizzes(filter: $filter, page: $page, pageSize: 10) {\n      items {\n        id\n        title\n        creatorName\n        status\n        questionCount\n        isCompleted\n        durationMinutes\n        createdAt\n        progress {\n          stage\n          learnerCount\n          runningCount\n          submittedCount\n          toMarkCount\n          lateCount\n          awaitsRelease\n          seesResults\n        }\n      }\n      totalCount\n      totalPages\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitQuiz($id: ID!) {\n    submitQuiz(id: $id) {\n      id\n      title\n      isCompleted\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation SubmitQuiz($id: ID!) {\n    submitQuiz(id: $id) {\n      id\n      title\n      isCompleted\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SubmittedStage($id: ID!) {\n    quiz(id: $id) {\n      id\n      progress {\n        stage\n      }\n    }\n  }\n"): (typeof documents)["\n  query SubmittedStage($id: ID!) {\n    quiz(id: $id) {\n      id\n      progress {\n        stage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeletedQuizzes($page: Int!) {\n    deletedQuizzes(page: $page, pageSize: 25) {\n      items {\n        id\n        title\n        questionCount\n        deletedAt\n        removedAt\n      }\n      totalCount\n      totalPages\n    }\n  }\n"): (typeof documents)["\n  query DeletedQuizzes($page: Int!) {\n    deletedQuizzes(page: $page, pageSize: 25) {\n      items {\n        id\n        title\n        questionCount\n        deletedAt\n        removedAt\n      }\n      totalCount\n      totalPages\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreQuiz($id: ID!, $title: String) {\n    restoreQuiz(id: $id, title: $title) {\n      id\n      title\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreQuiz($id: ID!, $title: String) {\n    restoreQuiz(id: $id, title: $title) {\n      id\n      title\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PurgeQuiz($id: ID!) {\n    purgeQuiz(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation PurgeQuiz($id: ID!) {\n    purgeQuiz(id: $id) {\n      id\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;