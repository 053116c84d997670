/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What can be bought on top of a plan. */
export type AddOnKind =
  /** One exam more in a month. */
  | 'EXAM'
  /** One student more in a month. */
  | 'STUDENT';

/** Whom to call. */
export type SubmitContactInput = {
  /** The phone number, at most 50 characters. */
  contact: string;
  /** An address for what is better written, at most 254 characters. */
  email: string;
  /** Whom to ask for, at most 100 characters. */
  name: string;
  /** Leave it out. Forms have this field out of sight: what is sent with something in it is answered as ever, and not kept. */
  website?: string | null | undefined;
};

/** What somebody has to say about the product. */
export type SubmitFeedbackInput = {
  /** The opinion, at most 500 characters. */
  description: string;
  /** An address for an answer, at most 254 characters. */
  email: string;
  /** Whose opinion it is, at most 100 characters. */
  name: string;
  /** Leave it out. Forms have this field out of sight: what is sent with something in it is answered as ever, and not kept. */
  website?: string | null | undefined;
};

/** Who wants the newsletter. */
export type SubscribeToNewsletterInput = {
  /** The address to send it to, at most 254 characters. */
  email: string;
  /** Leave it out. Forms have this field out of sight: what is sent with something in it is answered as ever, and not kept. */
  website?: string | null | undefined;
};

export type StartTrialMutationVariables = Exact<{ [key: string]: never; }>;


export type StartTrialMutation = { startTrial: { takePath: string, resultsPath: string, expiresAt: string } };

export type SubmitFeedbackMutationVariables = Exact<{
  input: SubmitFeedbackInput;
}>;


export type SubmitFeedbackMutation = { submitFeedback: { success: boolean } };

export type SubmitContactMutationVariables = Exact<{
  input: SubmitContactInput;
}>;


export type SubmitContactMutation = { submitContact: { success: boolean } };

export type SubscribeToNewsletterMutationVariables = Exact<{
  input: SubscribeToNewsletterInput;
}>;


export type SubscribeToNewsletterMutation = { subscribeToNewsletter: { success: boolean } };

export type PlansQueryVariables = Exact<{ [key: string]: never; }>;


export type PlansQuery = { plans: { currency: string, plans: Array<{ name: string, monthlyPrice: number, yearlyPrice: number, annualSavingPercent: number, examsPerMonth: number, studentsPerMonth: number }>, addOns: Array<{ kind: AddOnKind, price: number }> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const StartTrialDocument = new TypedDocumentString(`
    mutation StartTrial {
  startTrial {
    takePath
    resultsPath
    expiresAt
  }
}
    `) as unknown as TypedDocumentString<StartTrialMutation, StartTrialMutationVariables>;
export const SubmitFeedbackDocument = new TypedDocumentString(`
    mutation SubmitFeedback($input: SubmitFeedbackInput!) {
  submitFeedback(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<SubmitFeedbackMutation, SubmitFeedbackMutationVariables>;
export const SubmitContactDocument = new TypedDocumentString(`
    mutation SubmitContact($input: SubmitContactInput!) {
  submitContact(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<SubmitContactMutation, SubmitContactMutationVariables>;
export const SubscribeToNewsletterDocument = new TypedDocumentString(`
    mutation SubscribeToNewsletter($input: SubscribeToNewsletterInput!) {
  subscribeToNewsletter(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<SubscribeToNewsletterMutation, SubscribeToNewsletterMutationVariables>;
export const PlansDocument = new TypedDocumentString(`
    query Plans {
  plans {
    currency
    plans {
      name
      monthlyPrice
      yearlyPrice
      annualSavingPercent
      examsPerMonth
      studentsPerMonth
    }
    addOns {
      kind
      price
    }
  }
}
    `) as unknown as TypedDocumentString<PlansQuery, PlansQueryVariables>;