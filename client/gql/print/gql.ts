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
    "\n  query PrintedQuiz($id: ID!) {\n    me {\n      id\n      institute {\n        id\n        name\n      }\n    }\n    quiz(id: $id) {\n      id\n      title\n      questionCount\n      questionCounts {\n        kind\n        count\n      }\n    }\n    exam(quizId: $id) {\n      quizId\n      durationMinutes\n      totalMarks\n      hasUnpublishedChanges\n      rules {\n        marksPerQuestion\n        wrongMarks\n        wrongMarksBasis\n      }\n      revision {\n        id\n        number\n      }\n    }\n  }\n": typeof types.PrintedQuizDocument,
    "\n  query PrintedQuestions($id: ID!, $page: Int!) {\n    quiz(id: $id) {\n      id\n      orderVersion\n      questions(page: $page, pageSize: 100) {\n        items {\n          ...PrintedQuestion\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n\n  fragment PrintedQuestion on Question {\n    __typename\n    id\n    position\n    text\n    marks\n    wrongMarks\n    image {\n      url\n      width\n      height\n      alternativeText\n    }\n    ... on McqQuestion {\n      options {\n        id\n        text\n        image {\n          url\n          width\n          height\n          alternativeText\n        }\n      }\n      correctOptionId\n      explanation\n    }\n    ... on DescriptiveQuestion {\n      modelAnswer\n    }\n  }\n": typeof types.PrintedQuestionsDocument,
    "\n  query PrintedExam($id: ID!) {\n    me {\n      id\n      institute {\n        id\n        name\n      }\n    }\n    exam(quizId: $id) {\n      quizId\n      title\n      rules {\n        passMark\n      }\n    }\n  }\n": typeof types.PrintedExamDocument,
    "\n  query PrintedResults(\n    $quizId: ID!\n    $search: String\n    $filter: ResultFilter\n    $sort: ResultSort!\n    $page: Int!\n  ) {\n    results(\n      quizId: $quizId\n      search: $search\n      filter: $filter\n      sort: $sort\n      page: $page\n      pageSize: 100\n    ) {\n      items {\n        attemptId\n        name\n        email\n        rollNumber\n        number\n        submittedAt\n        score\n        maxScore\n        percent\n        isPassed\n        waitingCount\n      }\n      totalCount\n      totalPages\n    }\n  }\n": typeof types.PrintedResultsDocument,
};
const documents: Documents = {
    "\n  query PrintedQuiz($id: ID!) {\n    me {\n      id\n      institute {\n        id\n        name\n      }\n    }\n    quiz(id: $id) {\n      id\n      title\n      questionCount\n      questionCounts {\n        kind\n        count\n      }\n    }\n    exam(quizId: $id) {\n      quizId\n      durationMinutes\n      totalMarks\n      hasUnpublishedChanges\n      rules {\n        marksPerQuestion\n        wrongMarks\n        wrongMarksBasis\n      }\n      revision {\n        id\n        number\n      }\n    }\n  }\n": types.PrintedQuizDocument,
    "\n  query PrintedQuestions($id: ID!, $page: Int!) {\n    quiz(id: $id) {\n      id\n      orderVersion\n      questions(page: $page, pageSize: 100) {\n        items {\n          ...PrintedQuestion\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n\n  fragment PrintedQuestion on Question {\n    __typename\n    id\n    position\n    text\n    marks\n    wrongMarks\n    image {\n      url\n      width\n      height\n      alternativeText\n    }\n    ... on McqQuestion {\n      options {\n        id\n        text\n        image {\n          url\n          width\n          height\n          alternativeText\n        }\n      }\n      correctOptionId\n      explanation\n    }\n    ... on DescriptiveQuestion {\n      modelAnswer\n    }\n  }\n": types.PrintedQuestionsDocument,
    "\n  query PrintedExam($id: ID!) {\n    me {\n      id\n      institute {\n        id\n        name\n      }\n    }\n    exam(quizId: $id) {\n      quizId\n      title\n      rules {\n        passMark\n      }\n    }\n  }\n": types.PrintedExamDocument,
    "\n  query PrintedResults(\n    $quizId: ID!\n    $search: String\n    $filter: ResultFilter\n    $sort: ResultSort!\n    $page: Int!\n  ) {\n    results(\n      quizId: $quizId\n      search: $search\n      filter: $filter\n      sort: $sort\n      page: $page\n      pageSize: 100\n    ) {\n      items {\n        attemptId\n        name\n        email\n        rollNumber\n        number\n        submittedAt\n        score\n        maxScore\n        percent\n        isPassed\n        waitingCount\n      }\n      totalCount\n      totalPages\n    }\n  }\n": types.PrintedResultsDocument,
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
export function graphql(source: "\n  query PrintedQuiz($id: ID!) {\n    me {\n      id\n      institute {\n        id\n        name\n      }\n    }\n    quiz(id: $id) {\n      id\n      title\n      questionCount\n      questionCounts {\n        kind\n        count\n      }\n    }\n    exam(quizId: $id) {\n      quizId\n      durationMinutes\n      totalMarks\n      hasUnpublishedChanges\n      rules {\n        marksPerQuestion\n        wrongMarks\n        wrongMarksBasis\n      }\n      revision {\n        id\n        number\n      }\n    }\n  }\n"): (typeof documents)["\n  query PrintedQuiz($id: ID!) {\n    me {\n      id\n      institute {\n        id\n        name\n      }\n    }\n    quiz(id: $id) {\n      id\n      title\n      questionCount\n      questionCounts {\n        kind\n        count\n      }\n    }\n    exam(quizId: $id) {\n      quizId\n      durationMinutes\n      totalMarks\n      hasUnpublishedChanges\n      rules {\n        marksPerQuestion\n        wrongMarks\n        wrongMarksBasis\n      }\n      revision {\n        id\n        number\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PrintedQuestions($id: ID!, $page: Int!) {\n    quiz(id: $id) {\n      id\n      orderVersion\n      questions(page: $page, pageSize: 100) {\n        items {\n          ...PrintedQuestion\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n\n  fragment PrintedQuestion on Question {\n    __typename\n    id\n    position\n    text\n    marks\n    wrongMarks\n    image {\n      url\n      width\n      height\n      alternativeText\n    }\n    ... on McqQuestion {\n      options {\n        id\n        text\n        image {\n          url\n          width\n          height\n          alternativeText\n        }\n      }\n      correctOptionId\n      explanation\n    }\n    ... on DescriptiveQuestion {\n      modelAnswer\n    }\n  }\n"): (typeof documents)["\n  query PrintedQuestions($id: ID!, $page: Int!) {\n    quiz(id: $id) {\n      id\n      orderVersion\n      questions(page: $page, pageSize: 100) {\n        items {\n          ...PrintedQuestion\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n\n  fragment PrintedQuestion on Question {\n    __typename\n    id\n    position\n    text\n    marks\n    wrongMarks\n    image {\n      url\n      width\n      height\n      alternativeText\n    }\n    ... on McqQuestion {\n      options {\n        id\n        text\n        image {\n          url\n          width\n          height\n          alternativeText\n        }\n      }\n      correctOptionId\n      explanation\n    }\n    ... on DescriptiveQuestion {\n      modelAnswer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PrintedExam($id: ID!) {\n    me {\n      id\n      institute {\n        id\n        name\n      }\n    }\n    exam(quizId: $id) {\n      quizId\n      title\n      rules {\n        passMark\n      }\n    }\n  }\n"): (typeof documents)["\n  query PrintedExam($id: ID!) {\n    me {\n      id\n      institute {\n        id\n        name\n      }\n    }\n    exam(quizId: $id) {\n      quizId\n      title\n      rules {\n        passMark\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PrintedResults(\n    $quizId: ID!\n    $search: String\n    $filter: ResultFilter\n    $sort: ResultSort!\n    $page: Int!\n  ) {\n    results(\n      quizId: $quizId\n      search: $search\n      filter: $filter\n      sort: $sort\n      page: $page\n      pageSize: 100\n    ) {\n      items {\n        attemptId\n        name\n        email\n        rollNumber\n        number\n        submittedAt\n        score\n        maxScore\n        percent\n        isPassed\n        waitingCount\n      }\n      totalCount\n      totalPages\n    }\n  }\n"): (typeof documents)["\n  query PrintedResults(\n    $quizId: ID!\n    $search: String\n    $filter: ResultFilter\n    $sort: ResultSort!\n    $page: Int!\n  ) {\n    results(\n      quizId: $quizId\n      search: $search\n      filter: $filter\n      sort: $sort\n      page: $page\n      pageSize: 100\n    ) {\n      items {\n        attemptId\n        name\n        email\n        rollNumber\n        number\n        submittedAt\n        score\n        maxScore\n        percent\n        isPassed\n        waitingCount\n      }\n      totalCount\n      totalPages\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;