/* eslint-disable */
import * as types from './graphql';



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
    "\n  mutation StartTrial {\n    startTrial {\n      takePath\n      resultsPath\n      expiresAt\n    }\n  }\n": typeof types.StartTrialDocument,
    "\n  mutation SubmitFeedback($input: SubmitFeedbackInput!) {\n    submitFeedback(input: $input) {\n      success\n    }\n  }\n": typeof types.SubmitFeedbackDocument,
    "\n  mutation SubmitContact($input: SubmitContactInput!) {\n    submitContact(input: $input) {\n      success\n    }\n  }\n": typeof types.SubmitContactDocument,
    "\n  mutation SubscribeToNewsletter($input: SubscribeToNewsletterInput!) {\n    subscribeToNewsletter(input: $input) {\n      success\n    }\n  }\n": typeof types.SubscribeToNewsletterDocument,
    "\n  query Plans {\n    plans {\n      currency\n      plans {\n        name\n        monthlyPrice\n        yearlyPrice\n        annualSavingPercent\n        examsPerMonth\n        studentsPerMonth\n      }\n      addOns {\n        kind\n        price\n      }\n    }\n  }\n": typeof types.PlansDocument,
};
const documents: Documents = {
    "\n  mutation StartTrial {\n    startTrial {\n      takePath\n      resultsPath\n      expiresAt\n    }\n  }\n": types.StartTrialDocument,
    "\n  mutation SubmitFeedback($input: SubmitFeedbackInput!) {\n    submitFeedback(input: $input) {\n      success\n    }\n  }\n": types.SubmitFeedbackDocument,
    "\n  mutation SubmitContact($input: SubmitContactInput!) {\n    submitContact(input: $input) {\n      success\n    }\n  }\n": types.SubmitContactDocument,
    "\n  mutation SubscribeToNewsletter($input: SubscribeToNewsletterInput!) {\n    subscribeToNewsletter(input: $input) {\n      success\n    }\n  }\n": types.SubscribeToNewsletterDocument,
    "\n  query Plans {\n    plans {\n      currency\n      plans {\n        name\n        monthlyPrice\n        yearlyPrice\n        annualSavingPercent\n        examsPerMonth\n        studentsPerMonth\n      }\n      addOns {\n        kind\n        price\n      }\n    }\n  }\n": types.PlansDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartTrial {\n    startTrial {\n      takePath\n      resultsPath\n      expiresAt\n    }\n  }\n"): typeof import('./graphql').StartTrialDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitFeedback($input: SubmitFeedbackInput!) {\n    submitFeedback(input: $input) {\n      success\n    }\n  }\n"): typeof import('./graphql').SubmitFeedbackDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitContact($input: SubmitContactInput!) {\n    submitContact(input: $input) {\n      success\n    }\n  }\n"): typeof import('./graphql').SubmitContactDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubscribeToNewsletter($input: SubscribeToNewsletterInput!) {\n    subscribeToNewsletter(input: $input) {\n      success\n    }\n  }\n"): typeof import('./graphql').SubscribeToNewsletterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Plans {\n    plans {\n      currency\n      plans {\n        name\n        monthlyPrice\n        yearlyPrice\n        annualSavingPercent\n        examsPerMonth\n        studentsPerMonth\n      }\n      addOns {\n        kind\n        price\n      }\n    }\n  }\n"): typeof import('./graphql').PlansDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
