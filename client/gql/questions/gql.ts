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
    "\n  fragment QuestionFields on Question {\n    __typename\n    id\n    quizId\n    kind\n    position\n    text\n    marks\n    wrongMarks\n    version\n    image {\n      imageId\n      url\n      width\n      height\n      alternativeText\n    }\n    ... on McqQuestion {\n      options {\n        id\n        text\n        image {\n          imageId\n          url\n          width\n          height\n          alternativeText\n        }\n      }\n      correctOptionId\n      explanation\n    }\n    ... on DescriptiveQuestion {\n      modelAnswer\n    }\n  }\n": typeof types.QuestionFieldsFragmentDoc,
    "\n  query Question($id: ID!) {\n    question(id: $id) {\n      ...QuestionFields\n      takenCount\n    }\n  }\n": typeof types.QuestionDocument,
    "\n  mutation AddQuestion($quizId: ID!, $question: QuestionInput!) {\n    addQuestions(quizId: $quizId, questions: [$question]) {\n      ...QuestionFields\n    }\n  }\n": typeof types.AddQuestionDocument,
    "\n  mutation UpdateQuestion($id: ID!, $version: Int!, $question: QuestionInput!) {\n    updateQuestion(input: { id: $id, version: $version, question: $question }) {\n      ...QuestionFields\n    }\n  }\n": typeof types.UpdateQuestionDocument,
    "\n  mutation DeleteQuestion($id: ID!) {\n    deleteQuestion(id: $id) {\n      id\n    }\n  }\n": typeof types.DeleteQuestionDocument,
    "\n  mutation RestoreQuestion($id: ID!) {\n    restoreQuestion(id: $id) {\n      ...QuestionFields\n    }\n  }\n": typeof types.RestoreQuestionDocument,
    "\n  mutation PurgeQuestion($id: ID!) {\n    purgeQuestion(id: $id) {\n      id\n    }\n  }\n": typeof types.PurgeQuestionDocument,
    "\n  query DeletedQuestions($quizId: ID!, $page: Int!) {\n    quiz(id: $quizId) {\n      id\n      title\n      deletedQuestions(page: $page, pageSize: 25) {\n        items {\n          id\n          kind\n          text\n          marks\n          deletedAt\n          removedAt\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n": typeof types.DeletedQuestionsDocument,
    "\n  query UnpublishedChanges($quizId: ID!) {\n    exam(quizId: $quizId) {\n      quizId\n      hasUnpublishedChanges\n    }\n  }\n": typeof types.UnpublishedChangesDocument,
    "\n  query QuestionOutline($id: ID!, $page: Int!) {\n    quiz(id: $id) {\n      id\n      title\n      orderVersion\n      questions(page: $page, pageSize: 100) {\n        items {\n          __typename\n          id\n          kind\n          text\n          marks\n          wrongMarks\n          version\n          ... on McqQuestion {\n            options {\n              id\n              text\n            }\n          }\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n": typeof types.QuestionOutlineDocument,
    "\n  query EditorExam($quizId: ID!) {\n    exam(quizId: $quizId) {\n      quizId\n      rules {\n        marksPerQuestion\n      }\n      findings {\n        code\n        severity\n        message\n        questionId\n      }\n    }\n  }\n": typeof types.EditorExamDocument,
    "\n  mutation ReorderOutline($input: ReorderQuestionsInput!) {\n    reorderQuestions(input: $input) {\n      id\n      orderVersion\n    }\n  }\n": typeof types.ReorderOutlineDocument,
    "\n  mutation CopyQuestions($input: TransferQuestionsInput!) {\n    copyQuestions(input: $input) {\n      id\n      version\n    }\n  }\n": typeof types.CopyQuestionsDocument,
    "\n  mutation MoveQuestions($input: TransferQuestionsInput!) {\n    moveQuestions(input: $input) {\n      id\n      version\n    }\n  }\n": typeof types.MoveQuestionsDocument,
    "\n  mutation DeleteQuestions($input: DeleteQuestionsInput!) {\n    deleteQuestions(input: $input) {\n      id\n      orderVersion\n    }\n  }\n": typeof types.DeleteQuestionsDocument,
    "\n  mutation RestoreQuestions($input: QuestionsOfQuizInput!) {\n    restoreQuestions(input: $input) {\n      id\n      orderVersion\n    }\n  }\n": typeof types.RestoreQuestionsDocument,
    "\n  mutation SetQuestionMarks($input: SetQuestionMarksInput!) {\n    setQuestionMarks(input: $input) {\n      id\n    }\n  }\n": typeof types.SetQuestionMarksDocument,
    "\n  query QuizzesToCopyTo($search: String!) {\n    quizzes(filter: { search: $search }, pageSize: 9) {\n      items {\n        id\n        title\n        questionCount\n      }\n    }\n  }\n": typeof types.QuizzesToCopyToDocument,
    "\n  query Questions($id: ID!, $page: Int!) {\n    quiz(id: $id) {\n      id\n      orderVersion\n      questionCount\n      questionCounts {\n        kind\n        count\n      }\n      questions(page: $page, pageSize: 25) {\n        items {\n          ...QuestionFields\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n": typeof types.QuestionsDocument,
    "\n  mutation ReorderQuestions($input: ReorderQuestionsInput!) {\n    reorderQuestions(input: $input) {\n      id\n      orderVersion\n    }\n  }\n": typeof types.ReorderQuestionsDocument,
};
const documents: Documents = {
    "\n  fragment QuestionFields on Question {\n    __typename\n    id\n    quizId\n    kind\n    position\n    text\n    marks\n    wrongMarks\n    version\n    image {\n      imageId\n      url\n      width\n      height\n      alternativeText\n    }\n    ... on McqQuestion {\n      options {\n        id\n        text\n        image {\n          imageId\n          url\n          width\n          height\n          alternativeText\n        }\n      }\n      correctOptionId\n      explanation\n    }\n    ... on DescriptiveQuestion {\n      modelAnswer\n    }\n  }\n": types.QuestionFieldsFragmentDoc,
    "\n  query Question($id: ID!) {\n    question(id: $id) {\n      ...QuestionFields\n      takenCount\n    }\n  }\n": types.QuestionDocument,
    "\n  mutation AddQuestion($quizId: ID!, $question: QuestionInput!) {\n    addQuestions(quizId: $quizId, questions: [$question]) {\n      ...QuestionFields\n    }\n  }\n": types.AddQuestionDocument,
    "\n  mutation UpdateQuestion($id: ID!, $version: Int!, $question: QuestionInput!) {\n    updateQuestion(input: { id: $id, version: $version, question: $question }) {\n      ...QuestionFields\n    }\n  }\n": types.UpdateQuestionDocument,
    "\n  mutation DeleteQuestion($id: ID!) {\n    deleteQuestion(id: $id) {\n      id\n    }\n  }\n": types.DeleteQuestionDocument,
    "\n  mutation RestoreQuestion($id: ID!) {\n    restoreQuestion(id: $id) {\n      ...QuestionFields\n    }\n  }\n": types.RestoreQuestionDocument,
    "\n  mutation PurgeQuestion($id: ID!) {\n    purgeQuestion(id: $id) {\n      id\n    }\n  }\n": types.PurgeQuestionDocument,
    "\n  query DeletedQuestions($quizId: ID!, $page: Int!) {\n    quiz(id: $quizId) {\n      id\n      title\n      deletedQuestions(page: $page, pageSize: 25) {\n        items {\n          id\n          kind\n          text\n          marks\n          deletedAt\n          removedAt\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n": types.DeletedQuestionsDocument,
    "\n  query UnpublishedChanges($quizId: ID!) {\n    exam(quizId: $quizId) {\n      quizId\n      hasUnpublishedChanges\n    }\n  }\n": types.UnpublishedChangesDocument,
    "\n  query QuestionOutline($id: ID!, $page: Int!) {\n    quiz(id: $id) {\n      id\n      title\n      orderVersion\n      questions(page: $page, pageSize: 100) {\n        items {\n          __typename\n          id\n          kind\n          text\n          marks\n          wrongMarks\n          version\n          ... on McqQuestion {\n            options {\n              id\n              text\n            }\n          }\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n": types.QuestionOutlineDocument,
    "\n  query EditorExam($quizId: ID!) {\n    exam(quizId: $quizId) {\n      quizId\n      rules {\n        marksPerQuestion\n      }\n      findings {\n        code\n        severity\n        message\n        questionId\n      }\n    }\n  }\n": types.EditorExamDocument,
    "\n  mutation ReorderOutline($input: ReorderQuestionsInput!) {\n    reorderQuestions(input: $input) {\n      id\n      orderVersion\n    }\n  }\n": types.ReorderOutlineDocument,
    "\n  mutation CopyQuestions($input: TransferQuestionsInput!) {\n    copyQuestions(input: $input) {\n      id\n      version\n    }\n  }\n": types.CopyQuestionsDocument,
    "\n  mutation MoveQuestions($input: TransferQuestionsInput!) {\n    moveQuestions(input: $input) {\n      id\n      version\n    }\n  }\n": types.MoveQuestionsDocument,
    "\n  mutation DeleteQuestions($input: DeleteQuestionsInput!) {\n    deleteQuestions(input: $input) {\n      id\n      orderVersion\n    }\n  }\n": types.DeleteQuestionsDocument,
    "\n  mutation RestoreQuestions($input: QuestionsOfQuizInput!) {\n    restoreQuestions(input: $input) {\n      id\n      orderVersion\n    }\n  }\n": types.RestoreQuestionsDocument,
    "\n  mutation SetQuestionMarks($input: SetQuestionMarksInput!) {\n    setQuestionMarks(input: $input) {\n      id\n    }\n  }\n": types.SetQuestionMarksDocument,
    "\n  query QuizzesToCopyTo($search: String!) {\n    quizzes(filter: { search: $search }, pageSize: 9) {\n      items {\n        id\n        title\n        questionCount\n      }\n    }\n  }\n": types.QuizzesToCopyToDocument,
    "\n  query Questions($id: ID!, $page: Int!) {\n    quiz(id: $id) {\n      id\n      orderVersion\n      questionCount\n      questionCounts {\n        kind\n        count\n      }\n      questions(page: $page, pageSize: 25) {\n        items {\n          ...QuestionFields\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n": types.QuestionsDocument,
    "\n  mutation ReorderQuestions($input: ReorderQuestionsInput!) {\n    reorderQuestions(input: $input) {\n      id\n      orderVersion\n    }\n  }\n": types.ReorderQuestionsDocument,
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
export function graphql(source: "\n  fragment QuestionFields on Question {\n    __typename\n    id\n    quizId\n    kind\n    position\n    text\n    marks\n    wrongMarks\n    version\n    image {\n      imageId\n      url\n      width\n      height\n      alternativeText\n    }\n    ... on McqQuestion {\n      options {\n        id\n        text\n        image {\n          imageId\n          url\n          width\n          height\n          alternativeText\n        }\n      }\n      correctOptionId\n      explanation\n    }\n    ... on DescriptiveQuestion {\n      modelAnswer\n    }\n  }\n"): (typeof documents)["\n  fragment QuestionFields on Question {\n    __typename\n    id\n    quizId\n    kind\n    position\n    text\n    marks\n    wrongMarks\n    version\n    image {\n      imageId\n      url\n      width\n      height\n      alternativeText\n    }\n    ... on McqQuestion {\n      options {\n        id\n        text\n        image {\n          imageId\n          url\n          width\n          height\n          alternativeText\n        }\n      }\n      correctOptionId\n      explanation\n    }\n    ... on DescriptiveQuestion {\n      modelAnswer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Question($id: ID!) {\n    question(id: $id) {\n      ...QuestionFields\n      takenCount\n    }\n  }\n"): (typeof documents)["\n  query Question($id: ID!) {\n    question(id: $id) {\n      ...QuestionFields\n      takenCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddQuestion($quizId: ID!, $question: QuestionInput!) {\n    addQuestions(quizId: $quizId, questions: [$question]) {\n      ...QuestionFields\n    }\n  }\n"): (typeof documents)["\n  mutation AddQuestion($quizId: ID!, $question: QuestionInput!) {\n    addQuestions(quizId: $quizId, questions: [$question]) {\n      ...QuestionFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateQuestion($id: ID!, $version: Int!, $question: QuestionInput!) {\n    updateQuestion(input: { id: $id, version: $version, question: $question }) {\n      ...QuestionFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateQuestion($id: ID!, $version: Int!, $question: QuestionInput!) {\n    updateQuestion(input: { id: $id, version: $version, question: $question }) {\n      ...QuestionFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteQuestion($id: ID!) {\n    deleteQuestion(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteQuestion($id: ID!) {\n    deleteQuestion(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreQuestion($id: ID!) {\n    restoreQuestion(id: $id) {\n      ...QuestionFields\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreQuestion($id: ID!) {\n    restoreQuestion(id: $id) {\n      ...QuestionFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PurgeQuestion($id: ID!) {\n    purgeQuestion(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation PurgeQuestion($id: ID!) {\n    purgeQuestion(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeletedQuestions($quizId: ID!, $page: Int!) {\n    quiz(id: $quizId) {\n      id\n      title\n      deletedQuestions(page: $page, pageSize: 25) {\n        items {\n          id\n          kind\n          text\n          marks\n          deletedAt\n          removedAt\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n"): (typeof documents)["\n  query DeletedQuestions($quizId: ID!, $page: Int!) {\n    quiz(id: $quizId) {\n      id\n      title\n      deletedQuestions(page: $page, pageSize: 25) {\n        items {\n          id\n          kind\n          text\n          marks\n          deletedAt\n          removedAt\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnpublishedChanges($quizId: ID!) {\n    exam(quizId: $quizId) {\n      quizId\n      hasUnpublishedChanges\n    }\n  }\n"): (typeof documents)["\n  query UnpublishedChanges($quizId: ID!) {\n    exam(quizId: $quizId) {\n      quizId\n      hasUnpublishedChanges\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuestionOutline($id: ID!, $page: Int!) {\n    quiz(id: $id) {\n      id\n      title\n      orderVersion\n      questions(page: $page, pageSize: 100) {\n        items {\n          __typename\n          id\n          kind\n          text\n          marks\n          wrongMarks\n          version\n          ... on McqQuestion {\n            options {\n              id\n              text\n            }\n          }\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n"): (typeof documents)["\n  query QuestionOutline($id: ID!, $page: Int!) {\n    quiz(id: $id) {\n      id\n      title\n      orderVersion\n      questions(page: $page, pageSize: 100) {\n        items {\n          __typename\n          id\n          kind\n          text\n          marks\n          wrongMarks\n          version\n          ... on McqQuestion {\n            options {\n              id\n              text\n            }\n          }\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditorExam($quizId: ID!) {\n    exam(quizId: $quizId) {\n      quizId\n      rules {\n        marksPerQuestion\n      }\n      findings {\n        code\n        severity\n        message\n        questionId\n      }\n    }\n  }\n"): (typeof documents)["\n  query EditorExam($quizId: ID!) {\n    exam(quizId: $quizId) {\n      quizId\n      rules {\n        marksPerQuestion\n      }\n      findings {\n        code\n        severity\n        message\n        questionId\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReorderOutline($input: ReorderQuestionsInput!) {\n    reorderQuestions(input: $input) {\n      id\n      orderVersion\n    }\n  }\n"): (typeof documents)["\n  mutation ReorderOutline($input: ReorderQuestionsInput!) {\n    reorderQuestions(input: $input) {\n      id\n      orderVersion\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CopyQuestions($input: TransferQuestionsInput!) {\n    copyQuestions(input: $input) {\n      id\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation CopyQuestions($input: TransferQuestionsInput!) {\n    copyQuestions(input: $input) {\n      id\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveQuestions($input: TransferQuestionsInput!) {\n    moveQuestions(input: $input) {\n      id\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation MoveQuestions($input: TransferQuestionsInput!) {\n    moveQuestions(input: $input) {\n      id\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteQuestions($input: DeleteQuestionsInput!) {\n    deleteQuestions(input: $input) {\n      id\n      orderVersion\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteQuestions($input: DeleteQuestionsInput!) {\n    deleteQuestions(input: $input) {\n      id\n      orderVersion\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreQuestions($input: QuestionsOfQuizInput!) {\n    restoreQuestions(input: $input) {\n      id\n      orderVersion\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreQuestions($input: QuestionsOfQuizInput!) {\n    restoreQuestions(input: $input) {\n      id\n      orderVersion\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetQuestionMarks($input: SetQuestionMarksInput!) {\n    setQuestionMarks(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation SetQuestionMarks($input: SetQuestionMarksInput!) {\n    setQuestionMarks(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuizzesToCopyTo($search: String!) {\n    quizzes(filter: { search: $search }, pageSize: 9) {\n      items {\n        id\n        title\n        questionCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query QuizzesToCopyTo($search: String!) {\n    quizzes(filter: { search: $search }, pageSize: 9) {\n      items {\n        id\n        title\n        questionCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Questions($id: ID!, $page: Int!) {\n    quiz(id: $id) {\n      id\n      orderVersion\n      questionCount\n      questionCounts {\n        kind\n        count\n      }\n      questions(page: $page, pageSize: 25) {\n        items {\n          ...QuestionFields\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n"): (typeof documents)["\n  query Questions($id: ID!, $page: Int!) {\n    quiz(id: $id) {\n      id\n      orderVersion\n      questionCount\n      questionCounts {\n        kind\n        count\n      }\n      questions(page: $page, pageSize: 25) {\n        items {\n          ...QuestionFields\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReorderQuestions($input: ReorderQuestionsInput!) {\n    reorderQuestions(input: $input) {\n      id\n      orderVersion\n    }\n  }\n"): (typeof documents)["\n  mutation ReorderQuestions($input: ReorderQuestionsInput!) {\n    reorderQuestions(input: $input) {\n      id\n      orderVersion\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;