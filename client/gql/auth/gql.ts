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
    "\n  mutation JoinAsNewMember($input: JoinAsNewMemberInput!) {\n    joinAsNewMember(input: $input) {\n      token\n      user {\n        id\n        email\n        abilities\n      }\n    }\n  }\n": typeof types.JoinAsNewMemberDocument,
    "\n  mutation JoinInstitute($token: String!) {\n    joinInstitute(token: $token) {\n      id\n      email\n      abilities\n    }\n  }\n": typeof types.JoinInstituteDocument,
    "\n  query OpenInvitation($token: String!) {\n    openInvitation(token: $token) {\n      instituteName\n      invitedBy\n      email\n      role\n      hasAccount\n    }\n  }\n": typeof types.OpenInvitationDocument,
    "\n  mutation UndoPasswordReset($input: UndoPasswordResetInput!) {\n    undoPasswordReset(input: $input) {\n      success\n    }\n  }\n": typeof types.UndoPasswordResetDocument,
    "\n  mutation RequestCode($input: RequestEmailCodeInput!) {\n    requestEmailCode(input: $input) {\n      challenge\n      resendAfter\n    }\n  }\n": typeof types.RequestCodeDocument,
    "\n  mutation VerifyCode($input: VerifyEmailCodeInput!) {\n    verifyEmailCode(input: $input) {\n      proof\n    }\n  }\n": typeof types.VerifyCodeDocument,
    "\n  mutation LogIn($input: LogInInput!) {\n    logIn(input: $input) {\n      token\n      rememberToken\n      user {\n        id\n        email\n        abilities\n      }\n    }\n  }\n": typeof types.LogInDocument,
    "\n  mutation LogInRemembered($token: String!) {\n    logInWithRememberToken(token: $token) {\n      token\n      rememberToken\n      user {\n        id\n        email\n        abilities\n      }\n    }\n  }\n": typeof types.LogInRememberedDocument,
    "\n  mutation ConfirmLogIn($input: ConfirmLogInInput!) {\n    confirmLogIn(input: $input) {\n      logIn {\n        token\n        rememberToken\n        user {\n          id\n          email\n          abilities\n        }\n      }\n      trustedBrowserToken\n    }\n  }\n": typeof types.ConfirmLogInDocument,
    "\n  mutation ForgetRememberToken($token: String!) {\n    forgetRememberToken(token: $token) {\n      success\n    }\n  }\n": typeof types.ForgetRememberTokenDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      success\n    }\n  }\n": typeof types.ResetPasswordDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      id\n    }\n  }\n": typeof types.RegisterDocument,
};
const documents: Documents = {
    "\n  mutation JoinAsNewMember($input: JoinAsNewMemberInput!) {\n    joinAsNewMember(input: $input) {\n      token\n      user {\n        id\n        email\n        abilities\n      }\n    }\n  }\n": types.JoinAsNewMemberDocument,
    "\n  mutation JoinInstitute($token: String!) {\n    joinInstitute(token: $token) {\n      id\n      email\n      abilities\n    }\n  }\n": types.JoinInstituteDocument,
    "\n  query OpenInvitation($token: String!) {\n    openInvitation(token: $token) {\n      instituteName\n      invitedBy\n      email\n      role\n      hasAccount\n    }\n  }\n": types.OpenInvitationDocument,
    "\n  mutation UndoPasswordReset($input: UndoPasswordResetInput!) {\n    undoPasswordReset(input: $input) {\n      success\n    }\n  }\n": types.UndoPasswordResetDocument,
    "\n  mutation RequestCode($input: RequestEmailCodeInput!) {\n    requestEmailCode(input: $input) {\n      challenge\n      resendAfter\n    }\n  }\n": types.RequestCodeDocument,
    "\n  mutation VerifyCode($input: VerifyEmailCodeInput!) {\n    verifyEmailCode(input: $input) {\n      proof\n    }\n  }\n": types.VerifyCodeDocument,
    "\n  mutation LogIn($input: LogInInput!) {\n    logIn(input: $input) {\n      token\n      rememberToken\n      user {\n        id\n        email\n        abilities\n      }\n    }\n  }\n": types.LogInDocument,
    "\n  mutation LogInRemembered($token: String!) {\n    logInWithRememberToken(token: $token) {\n      token\n      rememberToken\n      user {\n        id\n        email\n        abilities\n      }\n    }\n  }\n": types.LogInRememberedDocument,
    "\n  mutation ConfirmLogIn($input: ConfirmLogInInput!) {\n    confirmLogIn(input: $input) {\n      logIn {\n        token\n        rememberToken\n        user {\n          id\n          email\n          abilities\n        }\n      }\n      trustedBrowserToken\n    }\n  }\n": types.ConfirmLogInDocument,
    "\n  mutation ForgetRememberToken($token: String!) {\n    forgetRememberToken(token: $token) {\n      success\n    }\n  }\n": types.ForgetRememberTokenDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      success\n    }\n  }\n": types.ResetPasswordDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      id\n    }\n  }\n": types.RegisterDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JoinAsNewMember($input: JoinAsNewMemberInput!) {\n    joinAsNewMember(input: $input) {\n      token\n      user {\n        id\n        email\n        abilities\n      }\n    }\n  }\n"): typeof import('./graphql').JoinAsNewMemberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JoinInstitute($token: String!) {\n    joinInstitute(token: $token) {\n      id\n      email\n      abilities\n    }\n  }\n"): typeof import('./graphql').JoinInstituteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenInvitation($token: String!) {\n    openInvitation(token: $token) {\n      instituteName\n      invitedBy\n      email\n      role\n      hasAccount\n    }\n  }\n"): typeof import('./graphql').OpenInvitationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoPasswordReset($input: UndoPasswordResetInput!) {\n    undoPasswordReset(input: $input) {\n      success\n    }\n  }\n"): typeof import('./graphql').UndoPasswordResetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestCode($input: RequestEmailCodeInput!) {\n    requestEmailCode(input: $input) {\n      challenge\n      resendAfter\n    }\n  }\n"): typeof import('./graphql').RequestCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyCode($input: VerifyEmailCodeInput!) {\n    verifyEmailCode(input: $input) {\n      proof\n    }\n  }\n"): typeof import('./graphql').VerifyCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LogIn($input: LogInInput!) {\n    logIn(input: $input) {\n      token\n      rememberToken\n      user {\n        id\n        email\n        abilities\n      }\n    }\n  }\n"): typeof import('./graphql').LogInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LogInRemembered($token: String!) {\n    logInWithRememberToken(token: $token) {\n      token\n      rememberToken\n      user {\n        id\n        email\n        abilities\n      }\n    }\n  }\n"): typeof import('./graphql').LogInRememberedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmLogIn($input: ConfirmLogInInput!) {\n    confirmLogIn(input: $input) {\n      logIn {\n        token\n        rememberToken\n        user {\n          id\n          email\n          abilities\n        }\n      }\n      trustedBrowserToken\n    }\n  }\n"): typeof import('./graphql').ConfirmLogInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ForgetRememberToken($token: String!) {\n    forgetRememberToken(token: $token) {\n      success\n    }\n  }\n"): typeof import('./graphql').ForgetRememberTokenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      success\n    }\n  }\n"): typeof import('./graphql').ResetPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      id\n    }\n  }\n"): typeof import('./graphql').RegisterDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
