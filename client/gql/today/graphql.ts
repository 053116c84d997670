/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What waits for staff. */
export type WaitingKind =
  /** An import stored nothing, and nobody has repaired it. Not for markers. */
  | 'FAILED_IMPORT'
  /** Answers that came late wait for a decision. Not for markers. */
  | 'LATE'
  /** Learners ask to go on at another device: `returnRequests`. Not for markers. */
  | 'RETURN'
  /** Answers wait for marks. */
  | 'TO_MARK'
  /** An exam was taken and is closed, or never closes; all answers are marked, and no learner sees the results before staff release them. Not for markers. */
  | 'UNRELEASED';

export type AddSampleExamMutationVariables = Exact<{ [key: string]: never; }>;


export type AddSampleExamMutation = { addSampleExam: { id: string, title: string } };

export type TodayQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayQuery = { today: { at: string, runningTotal: number, waitingTotal: number, upcomingTotal: number, draftsTotal: number, hasSample: boolean, hasQuestions: boolean, hasSubmitted: boolean, hasLearners: boolean, running: Array<{ quizId: string, title: string, runningCount: number, learnerCount: number, nextEndAt: string | null, closesAt: string | null, pausedAt: string | null }>, waiting: Array<{ kind: WaitingKind, quizId: string, title: string, count: number, since: string | null, importId: string | null }>, upcoming: Array<{ quizId: string, title: string, opensAt: string, invitedCount: number, correctionCount: number | null }>, drafts: Array<{ quizId: string, title: string, questionCount: number, isSubmitted: boolean, correctionCount: number | null, updatedAt: string, firstCorrection: { questionId: string | null, message: string } | null }> } };

export type TodayChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type TodayChangedSubscription = { todayChanged: { at: string } };


export const AddSampleExamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddSampleExam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addSampleExam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<AddSampleExamMutation, AddSampleExamMutationVariables>;
export const TodayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"running"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quizId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"runningCount"}},{"kind":"Field","name":{"kind":"Name","value":"learnerCount"}},{"kind":"Field","name":{"kind":"Name","value":"nextEndAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"runningTotal"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"quizId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waitingTotal"}},{"kind":"Field","name":{"kind":"Name","value":"upcoming"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quizId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedCount"}},{"kind":"Field","name":{"kind":"Name","value":"correctionCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"upcomingTotal"}},{"kind":"Field","name":{"kind":"Name","value":"drafts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quizId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"correctionCount"}},{"kind":"Field","name":{"kind":"Name","value":"firstCorrection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draftsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"hasSample"}},{"kind":"Field","name":{"kind":"Name","value":"hasQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"hasSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"hasLearners"}}]}}]}}]} as unknown as DocumentNode<TodayQuery, TodayQueryVariables>;
export const TodayChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"TodayChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"todayChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<TodayChangedSubscription, TodayChangedSubscriptionVariables>;