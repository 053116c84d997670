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
    "\n  query ExamGiven($quizId: ID!) {\n    exam(quizId: $quizId) {\n      ...ExamFields\n    }\n    quiz(id: $quizId) {\n      id\n      title\n      status\n      isCompleted\n      durationMinutes\n      questionCount\n      version\n    }\n  }\n\n  fragment ExamFields on Exam {\n    quizId\n    title\n    code\n    url\n    state\n    hasUnpublishedChanges\n    rules {\n      access\n      opensAt\n      closesAt\n      attemptsAllowed\n      passMark\n      marksPerQuestion\n      penaltyPercent\n      shufflesQuestions\n      shufflesOptions\n      layout\n      navigation\n      reviewContent\n      reviewTime\n      releasedAt\n      version\n    }\n    revision {\n      id\n      number\n      questionCount\n      publishedAt\n    }\n    findings {\n      code\n      severity\n      message\n      questionId\n      position\n      field\n    }\n  }\n": typeof types.ExamGivenDocument,
    "\n  mutation RenewExamCode($quizId: ID!) {\n    renewExamCode(quizId: $quizId) {\n      ...ExamFields\n    }\n  }\n": typeof types.RenewExamCodeDocument,
    "\n  mutation SubmitPaper($quizId: ID!) {\n    submitQuiz(id: $quizId) {\n      id\n      isCompleted\n      version\n    }\n  }\n": typeof types.SubmitPaperDocument,
    "\n  mutation ActivateExam($input: UpdateQuizInput!) {\n    updateQuiz(input: $input) {\n      id\n      status\n      version\n    }\n  }\n": typeof types.ActivateExamDocument,
    "\n  mutation UpdateExamRules($input: UpdateExamRulesInput!) {\n    updateExamRules(input: $input) {\n      ...ExamFields\n    }\n  }\n": typeof types.UpdateExamRulesDocument,
    "\n  mutation UpdateDuration($input: UpdateQuizInput!) {\n    updateQuiz(input: $input) {\n      id\n      durationMinutes\n      version\n    }\n  }\n": typeof types.UpdateDurationDocument,
};
const documents: Documents = {
    "\n  query ExamGiven($quizId: ID!) {\n    exam(quizId: $quizId) {\n      ...ExamFields\n    }\n    quiz(id: $quizId) {\n      id\n      title\n      status\n      isCompleted\n      durationMinutes\n      questionCount\n      version\n    }\n  }\n\n  fragment ExamFields on Exam {\n    quizId\n    title\n    code\n    url\n    state\n    hasUnpublishedChanges\n    rules {\n      access\n      opensAt\n      closesAt\n      attemptsAllowed\n      passMark\n      marksPerQuestion\n      penaltyPercent\n      shufflesQuestions\n      shufflesOptions\n      layout\n      navigation\n      reviewContent\n      reviewTime\n      releasedAt\n      version\n    }\n    revision {\n      id\n      number\n      questionCount\n      publishedAt\n    }\n    findings {\n      code\n      severity\n      message\n      questionId\n      position\n      field\n    }\n  }\n": types.ExamGivenDocument,
    "\n  mutation RenewExamCode($quizId: ID!) {\n    renewExamCode(quizId: $quizId) {\n      ...ExamFields\n    }\n  }\n": types.RenewExamCodeDocument,
    "\n  mutation SubmitPaper($quizId: ID!) {\n    submitQuiz(id: $quizId) {\n      id\n      isCompleted\n      version\n    }\n  }\n": types.SubmitPaperDocument,
    "\n  mutation ActivateExam($input: UpdateQuizInput!) {\n    updateQuiz(input: $input) {\n      id\n      status\n      version\n    }\n  }\n": types.ActivateExamDocument,
    "\n  mutation UpdateExamRules($input: UpdateExamRulesInput!) {\n    updateExamRules(input: $input) {\n      ...ExamFields\n    }\n  }\n": types.UpdateExamRulesDocument,
    "\n  mutation UpdateDuration($input: UpdateQuizInput!) {\n    updateQuiz(input: $input) {\n      id\n      durationMinutes\n      version\n    }\n  }\n": types.UpdateDurationDocument,
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
export function graphql(source: "\n  query ExamGiven($quizId: ID!) {\n    exam(quizId: $quizId) {\n      ...ExamFields\n    }\n    quiz(id: $quizId) {\n      id\n      title\n      status\n      isCompleted\n      durationMinutes\n      questionCount\n      version\n    }\n  }\n\n  fragment ExamFields on Exam {\n    quizId\n    title\n    code\n    url\n    state\n    hasUnpublishedChanges\n    rules {\n      access\n      opensAt\n      closesAt\n      attemptsAllowed\n      passMark\n      marksPerQuestion\n      penaltyPercent\n      shufflesQuestions\n      shufflesOptions\n      layout\n      navigation\n      reviewContent\n      reviewTime\n      releasedAt\n      version\n    }\n    revision {\n      id\n      number\n      questionCount\n      publishedAt\n    }\n    findings {\n      code\n      severity\n      message\n      questionId\n      position\n      field\n    }\n  }\n"): (typeof documents)["\n  query ExamGiven($quizId: ID!) {\n    exam(quizId: $quizId) {\n      ...ExamFields\n    }\n    quiz(id: $quizId) {\n      id\n      title\n      status\n      isCompleted\n      durationMinutes\n      questionCount\n      version\n    }\n  }\n\n  fragment ExamFields on Exam {\n    quizId\n    title\n    code\n    url\n    state\n    hasUnpublishedChanges\n    rules {\n      access\n      opensAt\n      closesAt\n      attemptsAllowed\n      passMark\n      marksPerQuestion\n      penaltyPercent\n      shufflesQuestions\n      shufflesOptions\n      layout\n      navigation\n      reviewContent\n      reviewTime\n      releasedAt\n      version\n    }\n    revision {\n      id\n      number\n      questionCount\n      publishedAt\n    }\n    findings {\n      code\n      severity\n      message\n      questionId\n      position\n      field\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewExamCode($quizId: ID!) {\n    renewExamCode(quizId: $quizId) {\n      ...ExamFields\n    }\n  }\n"): (typeof documents)["\n  mutation RenewExamCode($quizId: ID!) {\n    renewExamCode(quizId: $quizId) {\n      ...ExamFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitPaper($quizId: ID!) {\n    submitQuiz(id: $quizId) {\n      id\n      isCompleted\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation SubmitPaper($quizId: ID!) {\n    submitQuiz(id: $quizId) {\n      id\n      isCompleted\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ActivateExam($input: UpdateQuizInput!) {\n    updateQuiz(input: $input) {\n      id\n      status\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation ActivateExam($input: UpdateQuizInput!) {\n    updateQuiz(input: $input) {\n      id\n      status\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateExamRules($input: UpdateExamRulesInput!) {\n    updateExamRules(input: $input) {\n      ...ExamFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateExamRules($input: UpdateExamRulesInput!) {\n    updateExamRules(input: $input) {\n      ...ExamFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateDuration($input: UpdateQuizInput!) {\n    updateQuiz(input: $input) {\n      id\n      durationMinutes\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateDuration($input: UpdateQuizInput!) {\n    updateQuiz(input: $input) {\n      id\n      durationMinutes\n      version\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;