/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What a member may do with the data of the institute. */
export type Ability =
  /** Write, run, release and export exams; manage people and class lists. */
  | 'EDIT'
  /** Manage colleagues and the institute itself; read its audit log. */
  | 'MANAGE'
  /** Mark submitted papers. */
  | 'MARK'
  /** Look at exams, results and papers. */
  | 'SEE';

/** What a mailed code is for. */
export type CodePurpose =
  /** To use the address for an account that has another one now. */
  | 'CHANGE_EMAIL'
  /** To sign up with the address. */
  | 'REGISTER'
  /** To choose a new password for its account. */
  | 'RESET_PASSWORD';

/** The second step of a log-in. */
export type ConfirmLogInInput = {
  /** From the error SECOND_FACTOR_REQUIRED. Good for ten minutes. */
  challenge: string;
  /** The six digits of the authenticator app, or a recovery code. */
  code: string;
  /** Whether to return a token that replaces this step in this browser for thirty days. */
  trustBrowser?: boolean;
};

/** A new account in the inviting institute. */
export type JoinAsNewMemberInput = {
  /** Letters of any script, at most 28. */
  firstName: string;
  /** Letters of any script, at most 28. */
  lastName: string;
  /** By the rule of registration. */
  password: string;
  /** The part of the mailed link after `#`. */
  token: string;
};

/** Address and password. */
export type LogInInput = {
  /** The e-mail address of the account. */
  email: string;
  /** The password itself; the connection protects it. */
  password: string;
  /** Whether to return a token that logs this browser in again. */
  remember?: boolean;
  /** From confirmLogIn: of a browser that is trusted, and is not asked for a code. */
  trustedBrowserToken?: string | null | undefined;
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
  /** At least 8 characters, only A–Z, a–z, 0–9 and !@#$%^&*, with an upper-case letter, a lower-case letter and a symbol; none of the 3,000 most common. */
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

/** A new password for an account whose address was verified. */
export type ResetPasswordInput = {
  /** The verified address. */
  email: string;
  /** By the rule of registration. */
  newPassword: string;
  /** From verifyEmailCode, for RESET_PASSWORD. */
  proof: string;
};

/** The role of a member of staff in their institute. */
export type Role =
  /** Writes, runs, marks, releases and exports exams. */
  | 'EDITOR'
  /** Looks at exams and submitted papers, and marks them. */
  | 'MARKER'
  /** May do everything, including managing colleagues and the institute itself. */
  | 'OWNER';

/** Undoes a password reset that somebody else made. */
export type UndoPasswordResetInput = {
  /** By the rule of registration. */
  newPassword: string;
  /** What follows the `#` of the mailed link. */
  token: string;
};

/** A code from the mail. */
export type VerifyEmailCodeInput = {
  /** From requestEmailCode. */
  challenge: string | number;
  /** Six digits. */
  code: string;
  /** The address it was mailed to. */
  email: string;
  /** The purpose it was requested for. */
  purpose: CodePurpose;
};

export type JoinAsNewMemberMutationVariables = Exact<{
  input: JoinAsNewMemberInput;
}>;


export type JoinAsNewMemberMutation = { joinAsNewMember: { token: string, user: { id: string, email: string, abilities: Array<Ability> } } };

export type JoinInstituteMutationVariables = Exact<{
  token: string;
}>;


export type JoinInstituteMutation = { joinInstitute: { id: string, email: string, abilities: Array<Ability> } };

export type OpenInvitationQueryVariables = Exact<{
  token: string;
}>;


export type OpenInvitationQuery = { openInvitation: { instituteName: string, invitedBy: string | null, email: string, role: Role, hasAccount: boolean } };

export type UndoPasswordResetMutationVariables = Exact<{
  input: UndoPasswordResetInput;
}>;


export type UndoPasswordResetMutation = { undoPasswordReset: { success: boolean } };

export type RequestCodeMutationVariables = Exact<{
  input: RequestEmailCodeInput;
}>;


export type RequestCodeMutation = { requestEmailCode: { challenge: string, resendAfter: number } };

export type VerifyCodeMutationVariables = Exact<{
  input: VerifyEmailCodeInput;
}>;


export type VerifyCodeMutation = { verifyEmailCode: { proof: string } };

export type LogInMutationVariables = Exact<{
  input: LogInInput;
}>;


export type LogInMutation = { logIn: { token: string, rememberToken: string | null, user: { id: string, email: string, abilities: Array<Ability> } } };

export type LogInRememberedMutationVariables = Exact<{
  token: string;
}>;


export type LogInRememberedMutation = { logInWithRememberToken: { token: string, rememberToken: string | null, user: { id: string, email: string, abilities: Array<Ability> } } };

export type ConfirmLogInMutationVariables = Exact<{
  input: ConfirmLogInInput;
}>;


export type ConfirmLogInMutation = { confirmLogIn: { trustedBrowserToken: string | null, logIn: { token: string, rememberToken: string | null, user: { id: string, email: string, abilities: Array<Ability> } } } };

export type ForgetRememberTokenMutationVariables = Exact<{
  token: string;
}>;


export type ForgetRememberTokenMutation = { forgetRememberToken: { success: boolean } };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { success: boolean } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { id: string } };

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

export const JoinAsNewMemberDocument = new TypedDocumentString(`
    mutation JoinAsNewMember($input: JoinAsNewMemberInput!) {
  joinAsNewMember(input: $input) {
    token
    user {
      id
      email
      abilities
    }
  }
}
    `) as unknown as TypedDocumentString<JoinAsNewMemberMutation, JoinAsNewMemberMutationVariables>;
export const JoinInstituteDocument = new TypedDocumentString(`
    mutation JoinInstitute($token: String!) {
  joinInstitute(token: $token) {
    id
    email
    abilities
  }
}
    `) as unknown as TypedDocumentString<JoinInstituteMutation, JoinInstituteMutationVariables>;
export const OpenInvitationDocument = new TypedDocumentString(`
    query OpenInvitation($token: String!) {
  openInvitation(token: $token) {
    instituteName
    invitedBy
    email
    role
    hasAccount
  }
}
    `) as unknown as TypedDocumentString<OpenInvitationQuery, OpenInvitationQueryVariables>;
export const UndoPasswordResetDocument = new TypedDocumentString(`
    mutation UndoPasswordReset($input: UndoPasswordResetInput!) {
  undoPasswordReset(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<UndoPasswordResetMutation, UndoPasswordResetMutationVariables>;
export const RequestCodeDocument = new TypedDocumentString(`
    mutation RequestCode($input: RequestEmailCodeInput!) {
  requestEmailCode(input: $input) {
    challenge
    resendAfter
  }
}
    `) as unknown as TypedDocumentString<RequestCodeMutation, RequestCodeMutationVariables>;
export const VerifyCodeDocument = new TypedDocumentString(`
    mutation VerifyCode($input: VerifyEmailCodeInput!) {
  verifyEmailCode(input: $input) {
    proof
  }
}
    `) as unknown as TypedDocumentString<VerifyCodeMutation, VerifyCodeMutationVariables>;
export const LogInDocument = new TypedDocumentString(`
    mutation LogIn($input: LogInInput!) {
  logIn(input: $input) {
    token
    rememberToken
    user {
      id
      email
      abilities
    }
  }
}
    `) as unknown as TypedDocumentString<LogInMutation, LogInMutationVariables>;
export const LogInRememberedDocument = new TypedDocumentString(`
    mutation LogInRemembered($token: String!) {
  logInWithRememberToken(token: $token) {
    token
    rememberToken
    user {
      id
      email
      abilities
    }
  }
}
    `) as unknown as TypedDocumentString<LogInRememberedMutation, LogInRememberedMutationVariables>;
export const ConfirmLogInDocument = new TypedDocumentString(`
    mutation ConfirmLogIn($input: ConfirmLogInInput!) {
  confirmLogIn(input: $input) {
    logIn {
      token
      rememberToken
      user {
        id
        email
        abilities
      }
    }
    trustedBrowserToken
  }
}
    `) as unknown as TypedDocumentString<ConfirmLogInMutation, ConfirmLogInMutationVariables>;
export const ForgetRememberTokenDocument = new TypedDocumentString(`
    mutation ForgetRememberToken($token: String!) {
  forgetRememberToken(token: $token) {
    success
  }
}
    `) as unknown as TypedDocumentString<ForgetRememberTokenMutation, ForgetRememberTokenMutationVariables>;
export const ResetPasswordDocument = new TypedDocumentString(`
    mutation ResetPassword($input: ResetPasswordInput!) {
  resetPassword(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const RegisterDocument = new TypedDocumentString(`
    mutation Register($input: RegisterInput!) {
  register(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<RegisterMutation, RegisterMutationVariables>;