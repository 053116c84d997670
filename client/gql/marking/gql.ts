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
    "\n  query GradeHistory($id: ID!) {\n    gradeHistory(id: $id) {\n      version\n      source\n      markedBy\n      gradedAt\n      outcome\n      marks\n      maxMarks\n      comment\n      reason\n      answer\n      levels {\n        criterion\n        level\n        marks\n      }\n    }\n  }\n": typeof types.GradeHistoryDocument,
    "\n  query MarkingLearners($quizId: ID!, $onlyWaiting: Boolean!, $page: Int!) {\n    markingLearners(quizId: $quizId, onlyWaiting: $onlyWaiting, page: $page, pageSize: 25) {\n      items {\n        learnerId\n        number\n        name\n        waitingCount\n        markedCount\n      }\n      totalCount\n      totalPages\n    }\n  }\n": typeof types.MarkingLearnersDocument,
    "\n  query NextLearnerToMark($quizId: ID!, $learnerId: ID!) {\n    markingLearners(quizId: $quizId, onlyWaiting: true, afterId: $learnerId, pageSize: 1) {\n      items {\n        learnerId\n        number\n        name\n        waitingCount\n      }\n    }\n  }\n": typeof types.NextLearnerToMarkDocument,
    "\n  query MarkingAnswers($scope: MarkingScopeInput!, $state: MarkingState!, $page: Int!) {\n    markingAnswers(scope: $scope, state: $state, page: $page, pageSize: 25) {\n      items {\n        id\n        questionId\n        outcome\n        marks\n        maxMarks\n        excerpt\n        learner {\n          learnerId\n          number\n          name\n          attempt\n        }\n      }\n      totalCount\n      totalPages\n    }\n  }\n": typeof types.MarkingAnswersDocument,
    "\n  query ComparedAnswers($scope: MarkingScopeInput!, $state: MarkingState!, $page: Int!) {\n    markingAnswers(scope: $scope, state: $state, page: $page, pageSize: 3) {\n      items {\n        id\n        questionId\n      }\n      page\n      pageSize\n      totalCount\n      totalPages\n    }\n  }\n": typeof types.ComparedAnswersDocument,
    "\n  query WaitingAnswers($scope: MarkingScopeInput!) {\n    markingAnswers(scope: $scope, state: WAITING, pageSize: 1) {\n      totalCount\n    }\n  }\n": typeof types.WaitingAnswersDocument,
    "\n  query AnswerToCompare($id: ID!) {\n    markingAnswer(id: $id) {\n      ...MarkingAnswerFields\n    }\n  }\n": typeof types.AnswerToCompareDocument,
    "\n  mutation OpenAnswer($id: ID!) {\n    openAnswer(id: $id) {\n      ...MarkingAnswerFields\n    }\n  }\n\n  fragment MarkingAnswerFields on MarkingAnswer {\n    id\n    quizId\n    number\n    version\n    isSubmitted\n    isMine\n    openWith\n    learner {\n      learnerId\n      number\n      name\n      attempt\n    }\n    levels {\n      criterionId\n      criterion\n      levelId\n      level\n      marks\n    }\n    settings {\n      isAnonymous\n      step\n      version\n    }\n    rubric {\n      questionId\n      isBinding\n      version\n      criteria {\n        id\n        name\n        levels {\n          id\n          label\n          marks\n        }\n      }\n    }\n    answered {\n      __typename\n      questionId\n      place\n      text\n      image {\n        url\n        width\n        height\n        alternativeText\n      }\n      outcome\n      marks\n      maxMarks\n      grade {\n        source\n        markedBy\n        gradedAt\n        comment\n        reason\n      }\n      ... on AnsweredMcq {\n        options {\n          optionId\n          text\n          image {\n            url\n            width\n            height\n            alternativeText\n          }\n          isCorrect\n          isChosen\n        }\n        explanation\n      }\n      ... on AnsweredDescriptive {\n        answer\n        modelAnswer\n      }\n    }\n  }\n": typeof types.OpenAnswerDocument,
    "\n  mutation OpenNextAnswer($scope: MarkingScopeInput!, $afterId: ID) {\n    openNextAnswer(scope: $scope, afterId: $afterId) {\n      id\n    }\n  }\n": typeof types.OpenNextAnswerDocument,
    "\n  mutation LeaveAnswer($id: ID!) {\n    leaveAnswer(id: $id) {\n      success\n    }\n  }\n": typeof types.LeaveAnswerDocument,
    "\n  mutation MarkAnswer($input: MarkAnswerInput!) {\n    markAnswer(input: $input) {\n      ...MarkingAnswerFields\n    }\n  }\n": typeof types.MarkAnswerDocument,
    "\n  mutation ReturnToRule($input: ReturnToRuleInput!) {\n    returnToRule(input: $input) {\n      ...MarkingAnswerFields\n    }\n  }\n": typeof types.ReturnToRuleDocument,
    "\n  query MarkingOfExam($quizId: ID!) {\n    marking(quizId: $quizId) {\n      quizId\n      isPart\n      waitingCount\n      markedCount\n      settings {\n        isAnonymous\n        step\n        version\n      }\n      questions {\n        questionId\n        number\n        kind\n        text\n        waitingCount\n        markedCount\n        mineCount\n        rubric {\n          questionId\n          isBinding\n          version\n          criteria {\n            id\n            name\n            levels {\n              id\n              label\n              marks\n            }\n          }\n        }\n      }\n      remarks {\n        id\n        shortcut\n        text\n        version\n      }\n    }\n  }\n": typeof types.MarkingOfExamDocument,
    "\n  subscription MarkedExamChanged($quizId: ID!) {\n    examChanged(quizId: $quizId) {\n      at\n    }\n  }\n": typeof types.MarkedExamChangedDocument,
    "\n  mutation AddRemark($input: AddRemarkInput!) {\n    addRemark(input: $input) {\n      id\n      shortcut\n      text\n      version\n    }\n  }\n": typeof types.AddRemarkDocument,
    "\n  mutation UpdateRemark($input: UpdateRemarkInput!) {\n    updateRemark(input: $input) {\n      id\n      shortcut\n      text\n      version\n    }\n  }\n": typeof types.UpdateRemarkDocument,
    "\n  mutation DeleteRemark($id: ID!) {\n    deleteRemark(id: $id) {\n      id\n    }\n  }\n": typeof types.DeleteRemarkDocument,
    "\n  mutation SetRubric($input: SetRubricInput!) {\n    setRubric(input: $input) {\n      questionId\n      version\n    }\n  }\n": typeof types.SetRubricDocument,
    "\n  mutation SetMarkingSettings($input: SetMarkingSettingsInput!) {\n    setMarkingSettings(input: $input) {\n      isAnonymous\n      step\n      version\n    }\n  }\n": typeof types.SetMarkingSettingsDocument,
    "\n  query MarkingTeam($quizId: ID!) {\n    markingTeam(quizId: $quizId) {\n      ...TeamFields\n    }\n  }\n\n  fragment TeamFields on MarkingTeam {\n    quizId\n    isDivided\n    unassignedCount\n    members {\n      userId\n      name\n      isMarker\n      role\n      waitingCount\n      markedCount\n      ownCount\n      stamp\n      assignment {\n        questionIds\n        learnerIds\n      }\n    }\n  }\n": typeof types.MarkingTeamDocument,
    "\n  mutation AssignMarker($input: AssignMarkerInput!) {\n    assignMarker(input: $input) {\n      ...TeamFields\n    }\n  }\n": typeof types.AssignMarkerDocument,
    "\n  mutation UnassignMarker($quizId: ID!, $userId: ID!, $stamp: String) {\n    unassignMarker(quizId: $quizId, userId: $userId, stamp: $stamp) {\n      ...TeamFields\n    }\n  }\n": typeof types.UnassignMarkerDocument,
};
const documents: Documents = {
    "\n  query GradeHistory($id: ID!) {\n    gradeHistory(id: $id) {\n      version\n      source\n      markedBy\n      gradedAt\n      outcome\n      marks\n      maxMarks\n      comment\n      reason\n      answer\n      levels {\n        criterion\n        level\n        marks\n      }\n    }\n  }\n": types.GradeHistoryDocument,
    "\n  query MarkingLearners($quizId: ID!, $onlyWaiting: Boolean!, $page: Int!) {\n    markingLearners(quizId: $quizId, onlyWaiting: $onlyWaiting, page: $page, pageSize: 25) {\n      items {\n        learnerId\n        number\n        name\n        waitingCount\n        markedCount\n      }\n      totalCount\n      totalPages\n    }\n  }\n": types.MarkingLearnersDocument,
    "\n  query NextLearnerToMark($quizId: ID!, $learnerId: ID!) {\n    markingLearners(quizId: $quizId, onlyWaiting: true, afterId: $learnerId, pageSize: 1) {\n      items {\n        learnerId\n        number\n        name\n        waitingCount\n      }\n    }\n  }\n": types.NextLearnerToMarkDocument,
    "\n  query MarkingAnswers($scope: MarkingScopeInput!, $state: MarkingState!, $page: Int!) {\n    markingAnswers(scope: $scope, state: $state, page: $page, pageSize: 25) {\n      items {\n        id\n        questionId\n        outcome\n        marks\n        maxMarks\n        excerpt\n        learner {\n          learnerId\n          number\n          name\n          attempt\n        }\n      }\n      totalCount\n      totalPages\n    }\n  }\n": types.MarkingAnswersDocument,
    "\n  query ComparedAnswers($scope: MarkingScopeInput!, $state: MarkingState!, $page: Int!) {\n    markingAnswers(scope: $scope, state: $state, page: $page, pageSize: 3) {\n      items {\n        id\n        questionId\n      }\n      page\n      pageSize\n      totalCount\n      totalPages\n    }\n  }\n": types.ComparedAnswersDocument,
    "\n  query WaitingAnswers($scope: MarkingScopeInput!) {\n    markingAnswers(scope: $scope, state: WAITING, pageSize: 1) {\n      totalCount\n    }\n  }\n": types.WaitingAnswersDocument,
    "\n  query AnswerToCompare($id: ID!) {\n    markingAnswer(id: $id) {\n      ...MarkingAnswerFields\n    }\n  }\n": types.AnswerToCompareDocument,
    "\n  mutation OpenAnswer($id: ID!) {\n    openAnswer(id: $id) {\n      ...MarkingAnswerFields\n    }\n  }\n\n  fragment MarkingAnswerFields on MarkingAnswer {\n    id\n    quizId\n    number\n    version\n    isSubmitted\n    isMine\n    openWith\n    learner {\n      learnerId\n      number\n      name\n      attempt\n    }\n    levels {\n      criterionId\n      criterion\n      levelId\n      level\n      marks\n    }\n    settings {\n      isAnonymous\n      step\n      version\n    }\n    rubric {\n      questionId\n      isBinding\n      version\n      criteria {\n        id\n        name\n        levels {\n          id\n          label\n          marks\n        }\n      }\n    }\n    answered {\n      __typename\n      questionId\n      place\n      text\n      image {\n        url\n        width\n        height\n        alternativeText\n      }\n      outcome\n      marks\n      maxMarks\n      grade {\n        source\n        markedBy\n        gradedAt\n        comment\n        reason\n      }\n      ... on AnsweredMcq {\n        options {\n          optionId\n          text\n          image {\n            url\n            width\n            height\n            alternativeText\n          }\n          isCorrect\n          isChosen\n        }\n        explanation\n      }\n      ... on AnsweredDescriptive {\n        answer\n        modelAnswer\n      }\n    }\n  }\n": types.OpenAnswerDocument,
    "\n  mutation OpenNextAnswer($scope: MarkingScopeInput!, $afterId: ID) {\n    openNextAnswer(scope: $scope, afterId: $afterId) {\n      id\n    }\n  }\n": types.OpenNextAnswerDocument,
    "\n  mutation LeaveAnswer($id: ID!) {\n    leaveAnswer(id: $id) {\n      success\n    }\n  }\n": types.LeaveAnswerDocument,
    "\n  mutation MarkAnswer($input: MarkAnswerInput!) {\n    markAnswer(input: $input) {\n      ...MarkingAnswerFields\n    }\n  }\n": types.MarkAnswerDocument,
    "\n  mutation ReturnToRule($input: ReturnToRuleInput!) {\n    returnToRule(input: $input) {\n      ...MarkingAnswerFields\n    }\n  }\n": types.ReturnToRuleDocument,
    "\n  query MarkingOfExam($quizId: ID!) {\n    marking(quizId: $quizId) {\n      quizId\n      isPart\n      waitingCount\n      markedCount\n      settings {\n        isAnonymous\n        step\n        version\n      }\n      questions {\n        questionId\n        number\n        kind\n        text\n        waitingCount\n        markedCount\n        mineCount\n        rubric {\n          questionId\n          isBinding\n          version\n          criteria {\n            id\n            name\n            levels {\n              id\n              label\n              marks\n            }\n          }\n        }\n      }\n      remarks {\n        id\n        shortcut\n        text\n        version\n      }\n    }\n  }\n": types.MarkingOfExamDocument,
    "\n  subscription MarkedExamChanged($quizId: ID!) {\n    examChanged(quizId: $quizId) {\n      at\n    }\n  }\n": types.MarkedExamChangedDocument,
    "\n  mutation AddRemark($input: AddRemarkInput!) {\n    addRemark(input: $input) {\n      id\n      shortcut\n      text\n      version\n    }\n  }\n": types.AddRemarkDocument,
    "\n  mutation UpdateRemark($input: UpdateRemarkInput!) {\n    updateRemark(input: $input) {\n      id\n      shortcut\n      text\n      version\n    }\n  }\n": types.UpdateRemarkDocument,
    "\n  mutation DeleteRemark($id: ID!) {\n    deleteRemark(id: $id) {\n      id\n    }\n  }\n": types.DeleteRemarkDocument,
    "\n  mutation SetRubric($input: SetRubricInput!) {\n    setRubric(input: $input) {\n      questionId\n      version\n    }\n  }\n": types.SetRubricDocument,
    "\n  mutation SetMarkingSettings($input: SetMarkingSettingsInput!) {\n    setMarkingSettings(input: $input) {\n      isAnonymous\n      step\n      version\n    }\n  }\n": types.SetMarkingSettingsDocument,
    "\n  query MarkingTeam($quizId: ID!) {\n    markingTeam(quizId: $quizId) {\n      ...TeamFields\n    }\n  }\n\n  fragment TeamFields on MarkingTeam {\n    quizId\n    isDivided\n    unassignedCount\n    members {\n      userId\n      name\n      isMarker\n      role\n      waitingCount\n      markedCount\n      ownCount\n      stamp\n      assignment {\n        questionIds\n        learnerIds\n      }\n    }\n  }\n": types.MarkingTeamDocument,
    "\n  mutation AssignMarker($input: AssignMarkerInput!) {\n    assignMarker(input: $input) {\n      ...TeamFields\n    }\n  }\n": types.AssignMarkerDocument,
    "\n  mutation UnassignMarker($quizId: ID!, $userId: ID!, $stamp: String) {\n    unassignMarker(quizId: $quizId, userId: $userId, stamp: $stamp) {\n      ...TeamFields\n    }\n  }\n": types.UnassignMarkerDocument,
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
export function graphql(source: "\n  query GradeHistory($id: ID!) {\n    gradeHistory(id: $id) {\n      version\n      source\n      markedBy\n      gradedAt\n      outcome\n      marks\n      maxMarks\n      comment\n      reason\n      answer\n      levels {\n        criterion\n        level\n        marks\n      }\n    }\n  }\n"): (typeof documents)["\n  query GradeHistory($id: ID!) {\n    gradeHistory(id: $id) {\n      version\n      source\n      markedBy\n      gradedAt\n      outcome\n      marks\n      maxMarks\n      comment\n      reason\n      answer\n      levels {\n        criterion\n        level\n        marks\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MarkingLearners($quizId: ID!, $onlyWaiting: Boolean!, $page: Int!) {\n    markingLearners(quizId: $quizId, onlyWaiting: $onlyWaiting, page: $page, pageSize: 25) {\n      items {\n        learnerId\n        number\n        name\n        waitingCount\n        markedCount\n      }\n      totalCount\n      totalPages\n    }\n  }\n"): (typeof documents)["\n  query MarkingLearners($quizId: ID!, $onlyWaiting: Boolean!, $page: Int!) {\n    markingLearners(quizId: $quizId, onlyWaiting: $onlyWaiting, page: $page, pageSize: 25) {\n      items {\n        learnerId\n        number\n        name\n        waitingCount\n        markedCount\n      }\n      totalCount\n      totalPages\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NextLearnerToMark($quizId: ID!, $learnerId: ID!) {\n    markingLearners(quizId: $quizId, onlyWaiting: true, afterId: $learnerId, pageSize: 1) {\n      items {\n        learnerId\n        number\n        name\n        waitingCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query NextLearnerToMark($quizId: ID!, $learnerId: ID!) {\n    markingLearners(quizId: $quizId, onlyWaiting: true, afterId: $learnerId, pageSize: 1) {\n      items {\n        learnerId\n        number\n        name\n        waitingCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MarkingAnswers($scope: MarkingScopeInput!, $state: MarkingState!, $page: Int!) {\n    markingAnswers(scope: $scope, state: $state, page: $page, pageSize: 25) {\n      items {\n        id\n        questionId\n        outcome\n        marks\n        maxMarks\n        excerpt\n        learner {\n          learnerId\n          number\n          name\n          attempt\n        }\n      }\n      totalCount\n      totalPages\n    }\n  }\n"): (typeof documents)["\n  query MarkingAnswers($scope: MarkingScopeInput!, $state: MarkingState!, $page: Int!) {\n    markingAnswers(scope: $scope, state: $state, page: $page, pageSize: 25) {\n      items {\n        id\n        questionId\n        outcome\n        marks\n        maxMarks\n        excerpt\n        learner {\n          learnerId\n          number\n          name\n          attempt\n        }\n      }\n      totalCount\n      totalPages\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ComparedAnswers($scope: MarkingScopeInput!, $state: MarkingState!, $page: Int!) {\n    markingAnswers(scope: $scope, state: $state, page: $page, pageSize: 3) {\n      items {\n        id\n        questionId\n      }\n      page\n      pageSize\n      totalCount\n      totalPages\n    }\n  }\n"): (typeof documents)["\n  query ComparedAnswers($scope: MarkingScopeInput!, $state: MarkingState!, $page: Int!) {\n    markingAnswers(scope: $scope, state: $state, page: $page, pageSize: 3) {\n      items {\n        id\n        questionId\n      }\n      page\n      pageSize\n      totalCount\n      totalPages\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaitingAnswers($scope: MarkingScopeInput!) {\n    markingAnswers(scope: $scope, state: WAITING, pageSize: 1) {\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query WaitingAnswers($scope: MarkingScopeInput!) {\n    markingAnswers(scope: $scope, state: WAITING, pageSize: 1) {\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AnswerToCompare($id: ID!) {\n    markingAnswer(id: $id) {\n      ...MarkingAnswerFields\n    }\n  }\n"): (typeof documents)["\n  query AnswerToCompare($id: ID!) {\n    markingAnswer(id: $id) {\n      ...MarkingAnswerFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenAnswer($id: ID!) {\n    openAnswer(id: $id) {\n      ...MarkingAnswerFields\n    }\n  }\n\n  fragment MarkingAnswerFields on MarkingAnswer {\n    id\n    quizId\n    number\n    version\n    isSubmitted\n    isMine\n    openWith\n    learner {\n      learnerId\n      number\n      name\n      attempt\n    }\n    levels {\n      criterionId\n      criterion\n      levelId\n      level\n      marks\n    }\n    settings {\n      isAnonymous\n      step\n      version\n    }\n    rubric {\n      questionId\n      isBinding\n      version\n      criteria {\n        id\n        name\n        levels {\n          id\n          label\n          marks\n        }\n      }\n    }\n    answered {\n      __typename\n      questionId\n      place\n      text\n      image {\n        url\n        width\n        height\n        alternativeText\n      }\n      outcome\n      marks\n      maxMarks\n      grade {\n        source\n        markedBy\n        gradedAt\n        comment\n        reason\n      }\n      ... on AnsweredMcq {\n        options {\n          optionId\n          text\n          image {\n            url\n            width\n            height\n            alternativeText\n          }\n          isCorrect\n          isChosen\n        }\n        explanation\n      }\n      ... on AnsweredDescriptive {\n        answer\n        modelAnswer\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation OpenAnswer($id: ID!) {\n    openAnswer(id: $id) {\n      ...MarkingAnswerFields\n    }\n  }\n\n  fragment MarkingAnswerFields on MarkingAnswer {\n    id\n    quizId\n    number\n    version\n    isSubmitted\n    isMine\n    openWith\n    learner {\n      learnerId\n      number\n      name\n      attempt\n    }\n    levels {\n      criterionId\n      criterion\n      levelId\n      level\n      marks\n    }\n    settings {\n      isAnonymous\n      step\n      version\n    }\n    rubric {\n      questionId\n      isBinding\n      version\n      criteria {\n        id\n        name\n        levels {\n          id\n          label\n          marks\n        }\n      }\n    }\n    answered {\n      __typename\n      questionId\n      place\n      text\n      image {\n        url\n        width\n        height\n        alternativeText\n      }\n      outcome\n      marks\n      maxMarks\n      grade {\n        source\n        markedBy\n        gradedAt\n        comment\n        reason\n      }\n      ... on AnsweredMcq {\n        options {\n          optionId\n          text\n          image {\n            url\n            width\n            height\n            alternativeText\n          }\n          isCorrect\n          isChosen\n        }\n        explanation\n      }\n      ... on AnsweredDescriptive {\n        answer\n        modelAnswer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenNextAnswer($scope: MarkingScopeInput!, $afterId: ID) {\n    openNextAnswer(scope: $scope, afterId: $afterId) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation OpenNextAnswer($scope: MarkingScopeInput!, $afterId: ID) {\n    openNextAnswer(scope: $scope, afterId: $afterId) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaveAnswer($id: ID!) {\n    leaveAnswer(id: $id) {\n      success\n    }\n  }\n"): (typeof documents)["\n  mutation LeaveAnswer($id: ID!) {\n    leaveAnswer(id: $id) {\n      success\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkAnswer($input: MarkAnswerInput!) {\n    markAnswer(input: $input) {\n      ...MarkingAnswerFields\n    }\n  }\n"): (typeof documents)["\n  mutation MarkAnswer($input: MarkAnswerInput!) {\n    markAnswer(input: $input) {\n      ...MarkingAnswerFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReturnToRule($input: ReturnToRuleInput!) {\n    returnToRule(input: $input) {\n      ...MarkingAnswerFields\n    }\n  }\n"): (typeof documents)["\n  mutation ReturnToRule($input: ReturnToRuleInput!) {\n    returnToRule(input: $input) {\n      ...MarkingAnswerFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MarkingOfExam($quizId: ID!) {\n    marking(quizId: $quizId) {\n      quizId\n      isPart\n      waitingCount\n      markedCount\n      settings {\n        isAnonymous\n        step\n        version\n      }\n      questions {\n        questionId\n        number\n        kind\n        text\n        waitingCount\n        markedCount\n        mineCount\n        rubric {\n          questionId\n          isBinding\n          version\n          criteria {\n            id\n            name\n            levels {\n              id\n              label\n              marks\n            }\n          }\n        }\n      }\n      remarks {\n        id\n        shortcut\n        text\n        version\n      }\n    }\n  }\n"): (typeof documents)["\n  query MarkingOfExam($quizId: ID!) {\n    marking(quizId: $quizId) {\n      quizId\n      isPart\n      waitingCount\n      markedCount\n      settings {\n        isAnonymous\n        step\n        version\n      }\n      questions {\n        questionId\n        number\n        kind\n        text\n        waitingCount\n        markedCount\n        mineCount\n        rubric {\n          questionId\n          isBinding\n          version\n          criteria {\n            id\n            name\n            levels {\n              id\n              label\n              marks\n            }\n          }\n        }\n      }\n      remarks {\n        id\n        shortcut\n        text\n        version\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription MarkedExamChanged($quizId: ID!) {\n    examChanged(quizId: $quizId) {\n      at\n    }\n  }\n"): (typeof documents)["\n  subscription MarkedExamChanged($quizId: ID!) {\n    examChanged(quizId: $quizId) {\n      at\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddRemark($input: AddRemarkInput!) {\n    addRemark(input: $input) {\n      id\n      shortcut\n      text\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation AddRemark($input: AddRemarkInput!) {\n    addRemark(input: $input) {\n      id\n      shortcut\n      text\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateRemark($input: UpdateRemarkInput!) {\n    updateRemark(input: $input) {\n      id\n      shortcut\n      text\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateRemark($input: UpdateRemarkInput!) {\n    updateRemark(input: $input) {\n      id\n      shortcut\n      text\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteRemark($id: ID!) {\n    deleteRemark(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteRemark($id: ID!) {\n    deleteRemark(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetRubric($input: SetRubricInput!) {\n    setRubric(input: $input) {\n      questionId\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation SetRubric($input: SetRubricInput!) {\n    setRubric(input: $input) {\n      questionId\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetMarkingSettings($input: SetMarkingSettingsInput!) {\n    setMarkingSettings(input: $input) {\n      isAnonymous\n      step\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation SetMarkingSettings($input: SetMarkingSettingsInput!) {\n    setMarkingSettings(input: $input) {\n      isAnonymous\n      step\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MarkingTeam($quizId: ID!) {\n    markingTeam(quizId: $quizId) {\n      ...TeamFields\n    }\n  }\n\n  fragment TeamFields on MarkingTeam {\n    quizId\n    isDivided\n    unassignedCount\n    members {\n      userId\n      name\n      isMarker\n      role\n      waitingCount\n      markedCount\n      ownCount\n      stamp\n      assignment {\n        questionIds\n        learnerIds\n      }\n    }\n  }\n"): (typeof documents)["\n  query MarkingTeam($quizId: ID!) {\n    markingTeam(quizId: $quizId) {\n      ...TeamFields\n    }\n  }\n\n  fragment TeamFields on MarkingTeam {\n    quizId\n    isDivided\n    unassignedCount\n    members {\n      userId\n      name\n      isMarker\n      role\n      waitingCount\n      markedCount\n      ownCount\n      stamp\n      assignment {\n        questionIds\n        learnerIds\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssignMarker($input: AssignMarkerInput!) {\n    assignMarker(input: $input) {\n      ...TeamFields\n    }\n  }\n"): (typeof documents)["\n  mutation AssignMarker($input: AssignMarkerInput!) {\n    assignMarker(input: $input) {\n      ...TeamFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnassignMarker($quizId: ID!, $userId: ID!, $stamp: String) {\n    unassignMarker(quizId: $quizId, userId: $userId, stamp: $stamp) {\n      ...TeamFields\n    }\n  }\n"): (typeof documents)["\n  mutation UnassignMarker($quizId: ID!, $userId: ID!, $stamp: String) {\n    unassignMarker(quizId: $quizId, userId: $userId, stamp: $stamp) {\n      ...TeamFields\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;