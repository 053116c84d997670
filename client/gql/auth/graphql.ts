/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a mailed code is for. */
export type CodePurpose =
  /** To use the address for an account that has another one now. */
  | 'CHANGE_EMAIL'
  /** To sign up with the address. */
  | 'REGISTER'
  /** To choose a new password for its account. */
  | 'RESET_PASSWORD';

/** Address and password. */
export type LogInInput = {
  /** The address the account was made with. */
  email: string;
  /** The password itself; the connection protects it. */
  password: string;
  /** Whether to give a token that logs this browser in again. */
  remember?: boolean;
};

/** A new institute and its first member. */
export type RegisterInput = {
  /** The verified address. */
  email: string;
  /** Letters of any script, at most 28. */
  firstName: string;
  /** Letters, digits and spaces, at most 200. */
  instituteName: string;
  /** Letters of any script, at most 28. */
  lastName: string;
  /** At least 8 letters, digits and !@#$%^&*, of both cases, with a symbol; none of the 3,000 most common. */
  password: string;
  /** From verifyEmailCode. */
  proof: string;
  /** An IANA name; UTC when it is left out. */
  timeZone?: string | null | undefined;
};

/** Which address to mail a code to, and what for. */
export type RequestEmailCodeInput = {
  /** The challenge of an earlier request whose code this one replaces. */
  challenge?: string | number | null | undefined;
  /** The address, at most 254 characters. */
  email: string;
  /** What the code is for. */
  purpose: CodePurpose;
};

/** A code as it was read in the mail. */
export type VerifyEmailCodeInput = {
  /** From requestEmailCode. */
  challenge: string | number;
  /** Six digits. */
  code: string;
  /** The address it was mailed to. */
  email: string;
  /** What it was asked for. */
  purpose: CodePurpose;
};

export type LogInMutationVariables = Exact<{
  input: LogInInput;
}>;


export type LogInMutation = { logIn: { token: string, user: { id: string, email: string } } };

export type RequestRegistrationCodeMutationVariables = Exact<{
  input: RequestEmailCodeInput;
}>;


export type RequestRegistrationCodeMutation = { requestEmailCode: { challenge: string, resendAfter: number } };

export type VerifyRegistrationCodeMutationVariables = Exact<{
  input: VerifyEmailCodeInput;
}>;


export type VerifyRegistrationCodeMutation = { verifyEmailCode: { proof: string } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { id: string } };


export const LogInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LogInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<LogInMutation, LogInMutationVariables>;
export const RequestRegistrationCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestRegistrationCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestEmailCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestEmailCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"resendAfter"}}]}}]}}]} as unknown as DocumentNode<RequestRegistrationCodeMutation, RequestRegistrationCodeMutationVariables>;
export const VerifyRegistrationCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyRegistrationCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyEmailCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyEmailCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proof"}}]}}]}}]} as unknown as DocumentNode<VerifyRegistrationCodeMutation, VerifyRegistrationCodeMutationVariables>;
export const RegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;