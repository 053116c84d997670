/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Who comes in to an exam beside those who are invited. */
export type ExamAccess =
  /** Nobody. */
  | 'INVITATION'
  /** Whoever has the link and gives a name. */
  | 'LINK'
  /** Whoever has the link and confirms an e-mail address. */
  | 'REGISTRATION';

/** How many questions a learner sees at a time. */
export type ExamLayout =
  /** All of them on one page. */
  | 'ALL'
  /** One a page. */
  | 'ONE';

/** Which questions a learner may go to. */
export type ExamNavigation =
  /** Only the next one: a question that was left is closed. */
  | 'FORWARD'
  /** Any, in any order. */
  | 'FREE';

/** Whether an exam can be started now, by whoever has no window of their own. */
export type ExamState =
  /** It has closed. */
  | 'CLOSED'
  /** It opens later. */
  | 'NOT_YET'
  /** It can be started. */
  | 'OPEN'
  /** Its quiz is not submitted or not active, or has more than 1,000 questions. */
  | 'UNAVAILABLE';

/** How much a finding stands in the way of an exam. */
export type FindingSeverity =
  /** It is better without. */
  | 'ADVICE'
  /** With it the exam cannot be given, or not be passed. */
  | 'BLOCKING'
  /** It is probably not meant. */
  | 'WARNING';

/** Whether a quiz may be used. */
export type QuizStatus =
  /** May be used. */
  | 'ACTIVE'
  /** Put aside by its creator. */
  | 'INACTIVE';

/** What learners may see of a submitted attempt. Each includes what stands before it. */
export type ReviewContent =
  /** The questions with their own answers. */
  | 'ANSWERS'
  /** The key and the explanations. */
  | 'KEY'
  /** That it was submitted. */
  | 'NOTHING'
  /** Their score. */
  | 'SCORE';

/** When learners may see it. */
export type ReviewTime =
  /** Once the exam has closed; one that never closes, once it is no longer given. */
  | 'AFTER_CLOSING'
  /** As soon as they have submitted. */
  | 'AT_ONCE'
  /** Once `releaseResults` was called. */
  | 'ON_RELEASE';

/** Changes of how an exam is given. What is left out stays. The minutes it takes are changed by `updateQuiz`. */
export type UpdateExamRulesInput = {
  /** Who comes in. */
  access?: ExamAccess | null | undefined;
  /** From 1 to 100. */
  attemptsAllowed?: number | null | undefined;
  /** When every attempt ends, also those under way; after `opensAt`. Null: never. */
  closesAt?: string | null | undefined;
  /** Questions at a time. */
  layout?: ExamLayout | null | undefined;
  /** More than 0, at most 1,000, two decimals. Null: each question its own. */
  marksPerQuestion?: number | null | undefined;
  /** `FORWARD` needs one question a page. */
  navigation?: ExamNavigation | null | undefined;
  /** From when on it can be started. Null: at once. */
  opensAt?: string | null | undefined;
  /** More than 0, at most 1,000,000, two decimals. Null: nobody passes or fails. */
  passMark?: number | null | undefined;
  /** From 0 to 100, two decimals. */
  penaltyPercent?: number | null | undefined;
  /** Which exam. */
  quizId: string | number;
  /** What learners may see. */
  reviewContent?: ReviewContent | null | undefined;
  /** When they may see it. */
  reviewTime?: ReviewTime | null | undefined;
  /** Options in an order of their own. */
  shufflesOptions?: boolean | null | undefined;
  /** Questions in an order of their own. */
  shufflesQuestions?: boolean | null | undefined;
  /** The version of the rules that was read. */
  version: number;
};

/** Changes of a quiz. What is left out stays as it is. */
export type UpdateQuizInput = {
  /** Minutes a learner has, from 1 to 10,080. Null takes the limit away. */
  durationMinutes?: number | null | undefined;
  /** Which quiz. */
  id: string | number;
  /** Completed needs at least one question. */
  isCompleted?: boolean | null | undefined;
  /** Whether it may be used. */
  status?: QuizStatus | null | undefined;
  /** At most 200 characters. */
  title?: string | null | undefined;
  /** The version of the quiz that was read. */
  version: number;
};

export type ExamGivenQueryVariables = Exact<{
  quizId: string | number;
}>;


export type ExamGivenQuery = { exam: { quizId: string, title: string, code: string | null, url: string | null, state: ExamState, hasUnpublishedChanges: boolean, rules: { access: ExamAccess, opensAt: string | null, closesAt: string | null, attemptsAllowed: number, passMark: number | null, marksPerQuestion: number | null, penaltyPercent: number, shufflesQuestions: boolean, shufflesOptions: boolean, layout: ExamLayout, navigation: ExamNavigation, reviewContent: ReviewContent, reviewTime: ReviewTime, releasedAt: string | null, version: number }, revision: { id: string, number: number, questionCount: number, publishedAt: string } | null, findings: Array<{ code: string, severity: FindingSeverity, message: string, questionId: string | null, position: number | null, field: string | null }> }, quiz: { id: string, title: string, status: QuizStatus, isCompleted: boolean, durationMinutes: number | null, questionCount: number, version: number } };

export type ExamFieldsFragment = { quizId: string, title: string, code: string | null, url: string | null, state: ExamState, hasUnpublishedChanges: boolean, rules: { access: ExamAccess, opensAt: string | null, closesAt: string | null, attemptsAllowed: number, passMark: number | null, marksPerQuestion: number | null, penaltyPercent: number, shufflesQuestions: boolean, shufflesOptions: boolean, layout: ExamLayout, navigation: ExamNavigation, reviewContent: ReviewContent, reviewTime: ReviewTime, releasedAt: string | null, version: number }, revision: { id: string, number: number, questionCount: number, publishedAt: string } | null, findings: Array<{ code: string, severity: FindingSeverity, message: string, questionId: string | null, position: number | null, field: string | null }> };

export type RenewExamCodeMutationVariables = Exact<{
  quizId: string | number;
}>;


export type RenewExamCodeMutation = { renewExamCode: { quizId: string, title: string, code: string | null, url: string | null, state: ExamState, hasUnpublishedChanges: boolean, rules: { access: ExamAccess, opensAt: string | null, closesAt: string | null, attemptsAllowed: number, passMark: number | null, marksPerQuestion: number | null, penaltyPercent: number, shufflesQuestions: boolean, shufflesOptions: boolean, layout: ExamLayout, navigation: ExamNavigation, reviewContent: ReviewContent, reviewTime: ReviewTime, releasedAt: string | null, version: number }, revision: { id: string, number: number, questionCount: number, publishedAt: string } | null, findings: Array<{ code: string, severity: FindingSeverity, message: string, questionId: string | null, position: number | null, field: string | null }> } };

export type SubmitPaperMutationVariables = Exact<{
  quizId: string | number;
}>;


export type SubmitPaperMutation = { submitQuiz: { id: string, isCompleted: boolean, version: number } };

export type ActivateExamMutationVariables = Exact<{
  input: UpdateQuizInput;
}>;


export type ActivateExamMutation = { updateQuiz: { id: string, status: QuizStatus, version: number } };

export type UpdateExamRulesMutationVariables = Exact<{
  input: UpdateExamRulesInput;
}>;


export type UpdateExamRulesMutation = { updateExamRules: { quizId: string, title: string, code: string | null, url: string | null, state: ExamState, hasUnpublishedChanges: boolean, rules: { access: ExamAccess, opensAt: string | null, closesAt: string | null, attemptsAllowed: number, passMark: number | null, marksPerQuestion: number | null, penaltyPercent: number, shufflesQuestions: boolean, shufflesOptions: boolean, layout: ExamLayout, navigation: ExamNavigation, reviewContent: ReviewContent, reviewTime: ReviewTime, releasedAt: string | null, version: number }, revision: { id: string, number: number, questionCount: number, publishedAt: string } | null, findings: Array<{ code: string, severity: FindingSeverity, message: string, questionId: string | null, position: number | null, field: string | null }> } };

export type UpdateDurationMutationVariables = Exact<{
  input: UpdateQuizInput;
}>;


export type UpdateDurationMutation = { updateQuiz: { id: string, durationMinutes: number | null, version: number } };

export const ExamFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExamFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quizId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"hasUnpublishedChanges"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"attemptsAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"marksPerQuestion"}},{"kind":"Field","name":{"kind":"Name","value":"penaltyPercent"}},{"kind":"Field","name":{"kind":"Name","value":"shufflesQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"shufflesOptions"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"navigation"}},{"kind":"Field","name":{"kind":"Name","value":"reviewContent"}},{"kind":"Field","name":{"kind":"Name","value":"reviewTime"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<ExamFieldsFragment, unknown>;
export const ExamGivenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExamGiven"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quizId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExamFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quiz"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExamFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quizId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"hasUnpublishedChanges"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"attemptsAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"marksPerQuestion"}},{"kind":"Field","name":{"kind":"Name","value":"penaltyPercent"}},{"kind":"Field","name":{"kind":"Name","value":"shufflesQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"shufflesOptions"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"navigation"}},{"kind":"Field","name":{"kind":"Name","value":"reviewContent"}},{"kind":"Field","name":{"kind":"Name","value":"reviewTime"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<ExamGivenQuery, ExamGivenQueryVariables>;
export const RenewExamCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewExamCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewExamCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quizId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExamFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExamFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quizId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"hasUnpublishedChanges"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"attemptsAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"marksPerQuestion"}},{"kind":"Field","name":{"kind":"Name","value":"penaltyPercent"}},{"kind":"Field","name":{"kind":"Name","value":"shufflesQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"shufflesOptions"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"navigation"}},{"kind":"Field","name":{"kind":"Name","value":"reviewContent"}},{"kind":"Field","name":{"kind":"Name","value":"reviewTime"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<RenewExamCodeMutation, RenewExamCodeMutationVariables>;
export const SubmitPaperDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitPaper"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitQuiz"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<SubmitPaperMutation, SubmitPaperMutationVariables>;
export const ActivateExamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ActivateExam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateQuizInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateQuiz"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ActivateExamMutation, ActivateExamMutationVariables>;
export const UpdateExamRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateExamRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateExamRulesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateExamRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExamFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExamFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quizId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"hasUnpublishedChanges"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"attemptsAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"marksPerQuestion"}},{"kind":"Field","name":{"kind":"Name","value":"penaltyPercent"}},{"kind":"Field","name":{"kind":"Name","value":"shufflesQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"shufflesOptions"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"navigation"}},{"kind":"Field","name":{"kind":"Name","value":"reviewContent"}},{"kind":"Field","name":{"kind":"Name","value":"reviewTime"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<UpdateExamRulesMutation, UpdateExamRulesMutationVariables>;
export const UpdateDurationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDuration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateQuizInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateQuiz"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<UpdateDurationMutation, UpdateDurationMutationVariables>;