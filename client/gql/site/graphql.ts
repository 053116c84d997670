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

export type StartTrialMutationVariables = Exact<{ [key: string]: never; }>;


export type StartTrialMutation = { startTrial: { takePath: string, resultsPath: string, expiresAt: string } };

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