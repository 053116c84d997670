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
    "\n  mutation RevokeAccessToken($id: ID!) {\n    revokeAccessToken(id: $id) {\n      id\n    }\n  }\n": typeof types.RevokeAccessTokenDocument,
    "\n  query AccessTokens {\n    accessTokens {\n      id\n      name\n      scope\n      createdAt\n      lastUsedAt\n      expiresAt\n    }\n  }\n": typeof types.AccessTokensDocument,
    "\n  mutation CreateAccessToken($input: CreateAccessTokenInput!) {\n    createAccessToken(input: $input) {\n      token\n      accessToken {\n        id\n        name\n      }\n    }\n  }\n": typeof types.CreateAccessTokenDocument,
    "\n  query AuditLog($filter: AuditFilterInput!, $after: String) {\n    auditLog(filter: $filter, after: $after, pageSize: 50) {\n      items {\n        id\n        at\n        action\n        actorName\n        quizId\n        quizTitle\n        about\n        reason\n        count\n        details {\n          name\n          isChange\n          value\n          from\n          to\n        }\n      }\n      next\n      searchedTo\n    }\n  }\n": typeof types.AuditLogDocument,
    "\n  mutation UpdateInstitute($input: UpdateInstituteInput!) {\n    updateInstitute(input: $input) {\n      id\n      name\n      timeZone\n    }\n  }\n": typeof types.UpdateInstituteDocument,
    "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      firstName\n      lastName\n      fullName\n    }\n  }\n": typeof types.UpdateProfileDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      success\n    }\n  }\n": typeof types.ChangePasswordDocument,
    "\n  mutation RemoveMember($id: ID!) {\n    removeMember(id: $id) {\n      id\n    }\n  }\n": typeof types.RemoveMemberDocument,
    "\n  mutation SwitchOffMemberTwoFactor($input: SwitchOffMemberTwoFactorInput!) {\n    switchOffMemberTwoFactor(input: $input) {\n      id\n      hasTwoFactor\n    }\n  }\n": typeof types.SwitchOffMemberTwoFactorDocument,
    "\n  query Colleagues {\n    me {\n      id\n      email\n      abilities\n      twoFactor {\n        since\n      }\n      institute {\n        id\n        requiresTwoFactor\n      }\n    }\n    members {\n      id\n      fullName\n      email\n      role\n      isYou\n      leavesAt\n      hasTwoFactor\n    }\n  }\n": typeof types.ColleaguesDocument,
    "\n  query MemberInvitations {\n    memberInvitations {\n      id\n      email\n      role\n      expiresAt\n      isExpired\n    }\n  }\n": typeof types.MemberInvitationsDocument,
    "\n  mutation ResendMemberInvitation($id: ID!) {\n    resendMemberInvitation(id: $id) {\n      id\n      expiresAt\n      isExpired\n    }\n  }\n": typeof types.ResendMemberInvitationDocument,
    "\n  mutation WithdrawMemberInvitation($id: ID!) {\n    withdrawMemberInvitation(id: $id) {\n      id\n    }\n  }\n": typeof types.WithdrawMemberInvitationDocument,
    "\n  mutation InviteMember($input: InviteMemberInput!) {\n    inviteMember(input: $input) {\n      id\n      email\n    }\n  }\n": typeof types.InviteMemberDocument,
    "\n  mutation RequireTwoFactor($isRequired: Boolean!, $password: String!) {\n    requireTwoFactor(isRequired: $isRequired, password: $password) {\n      id\n      requiresTwoFactor\n    }\n  }\n": typeof types.RequireTwoFactorDocument,
    "\n  mutation ChangeMemberRole($id: ID!, $role: Role!) {\n    changeMemberRole(id: $id, role: $role) {\n      id\n      role\n    }\n  }\n": typeof types.ChangeMemberRoleDocument,
    "\n  mutation DeleteAccount($password: String!) {\n    deleteAccount(password: $password) {\n      id\n      deletionDueAt\n    }\n  }\n": typeof types.DeleteAccountDocument,
    "\n  mutation KeepAccount {\n    keepAccount {\n      id\n      deletionDueAt\n    }\n  }\n": typeof types.KeepAccountDocument,
    "\n  mutation SetGradeBands($bands: [GradeBandInput!]!) {\n    setGradeBands(bands: $bands) {\n      id\n      gradeBands {\n        label\n        from\n      }\n    }\n  }\n": typeof types.SetGradeBandsDocument,
    "\n  mutation ChangeEmail($input: ChangeEmailInput!) {\n    changeEmail(input: $input) {\n      id\n      email\n    }\n  }\n": typeof types.ChangeEmailDocument,
    "\n  mutation RemoveProfilePicture {\n    removeProfilePicture {\n      id\n      pictureUrl\n    }\n  }\n": typeof types.RemoveProfilePictureDocument,
    "\n  mutation SetProfilePicture($imageId: ID!) {\n    setProfilePicture(imageId: $imageId) {\n      id\n      pictureUrl\n    }\n  }\n": typeof types.SetProfilePictureDocument,
    "\n  query Profile {\n    me {\n      id\n      firstName\n      lastName\n      fullName\n      email\n      role\n      abilities\n      createdAt\n      pictureUrl\n      deletionDueAt\n      institute {\n        id\n        name\n        timeZone\n        gradeBands {\n          label\n          from\n        }\n      }\n    }\n  }\n": typeof types.ProfileDocument,
    "\n  query LearnerRetention($months: Int) {\n    learnerRetention(months: $months) {\n      months\n      dueCount\n      unfinishedCount\n    }\n  }\n": typeof types.LearnerRetentionDocument,
    "\n  mutation SetLearnerRetention($months: Int) {\n    setLearnerRetention(months: $months) {\n      months\n      dueCount\n      unfinishedCount\n    }\n  }\n": typeof types.SetLearnerRetentionDocument,
    "\n  mutation EndSession($id: ID!) {\n    endSession(id: $id) {\n      id\n    }\n  }\n": typeof types.EndSessionDocument,
    "\n  mutation LogOutEverywhere {\n    logOutEverywhere {\n      success\n    }\n  }\n": typeof types.LogOutEverywhereDocument,
    "\n  query Sessions {\n    sessions {\n      id\n      userAgent\n      clientAddress\n      createdAt\n      expiresAt\n      isOpen\n      isRemembered\n      isCurrent\n    }\n    trustedBrowsers {\n      id\n      userAgent\n      clientAddress\n      createdAt\n      expiresAt\n    }\n  }\n": typeof types.SessionsDocument,
    "\n  mutation ForgetTrustedBrowser($id: ID!) {\n    forgetTrustedBrowser(id: $id) {\n      id\n    }\n  }\n": typeof types.ForgetTrustedBrowserDocument,
    "\n  mutation BeginTwoFactor($password: String!, $code: String) {\n    beginTwoFactor(password: $password, code: $code) {\n      secret\n      uri\n    }\n  }\n": typeof types.BeginTwoFactorDocument,
    "\n  mutation ConfirmTwoFactor($code: String!) {\n    confirmTwoFactor(code: $code) {\n      codes\n    }\n  }\n": typeof types.ConfirmTwoFactorDocument,
    "\n  mutation SwitchOffTwoFactor($password: String!, $code: String) {\n    switchOffTwoFactor(password: $password, code: $code) {\n      success\n    }\n  }\n": typeof types.SwitchOffTwoFactorDocument,
    "\n  mutation RenewRecoveryCodes($password: String!, $code: String) {\n    renewRecoveryCodes(password: $password, code: $code) {\n      codes\n    }\n  }\n": typeof types.RenewRecoveryCodesDocument,
    "\n  query TwoFactor {\n    me {\n      id\n      email\n      twoFactor {\n        since\n        isRequired\n        recoveryCodesLeft\n      }\n    }\n  }\n": typeof types.TwoFactorDocument,
    "\n  mutation RequestAddressCode($input: RequestEmailCodeInput!) {\n    requestEmailCode(input: $input) {\n      challenge\n      resendAfter\n    }\n  }\n": typeof types.RequestAddressCodeDocument,
    "\n  mutation VerifyAddressCode($input: VerifyEmailCodeInput!) {\n    verifyEmailCode(input: $input) {\n      proof\n    }\n  }\n": typeof types.VerifyAddressCodeDocument,
};
const documents: Documents = {
    "\n  mutation RevokeAccessToken($id: ID!) {\n    revokeAccessToken(id: $id) {\n      id\n    }\n  }\n": types.RevokeAccessTokenDocument,
    "\n  query AccessTokens {\n    accessTokens {\n      id\n      name\n      scope\n      createdAt\n      lastUsedAt\n      expiresAt\n    }\n  }\n": types.AccessTokensDocument,
    "\n  mutation CreateAccessToken($input: CreateAccessTokenInput!) {\n    createAccessToken(input: $input) {\n      token\n      accessToken {\n        id\n        name\n      }\n    }\n  }\n": types.CreateAccessTokenDocument,
    "\n  query AuditLog($filter: AuditFilterInput!, $after: String) {\n    auditLog(filter: $filter, after: $after, pageSize: 50) {\n      items {\n        id\n        at\n        action\n        actorName\n        quizId\n        quizTitle\n        about\n        reason\n        count\n        details {\n          name\n          isChange\n          value\n          from\n          to\n        }\n      }\n      next\n      searchedTo\n    }\n  }\n": types.AuditLogDocument,
    "\n  mutation UpdateInstitute($input: UpdateInstituteInput!) {\n    updateInstitute(input: $input) {\n      id\n      name\n      timeZone\n    }\n  }\n": types.UpdateInstituteDocument,
    "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      firstName\n      lastName\n      fullName\n    }\n  }\n": types.UpdateProfileDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      success\n    }\n  }\n": types.ChangePasswordDocument,
    "\n  mutation RemoveMember($id: ID!) {\n    removeMember(id: $id) {\n      id\n    }\n  }\n": types.RemoveMemberDocument,
    "\n  mutation SwitchOffMemberTwoFactor($input: SwitchOffMemberTwoFactorInput!) {\n    switchOffMemberTwoFactor(input: $input) {\n      id\n      hasTwoFactor\n    }\n  }\n": types.SwitchOffMemberTwoFactorDocument,
    "\n  query Colleagues {\n    me {\n      id\n      email\n      abilities\n      twoFactor {\n        since\n      }\n      institute {\n        id\n        requiresTwoFactor\n      }\n    }\n    members {\n      id\n      fullName\n      email\n      role\n      isYou\n      leavesAt\n      hasTwoFactor\n    }\n  }\n": types.ColleaguesDocument,
    "\n  query MemberInvitations {\n    memberInvitations {\n      id\n      email\n      role\n      expiresAt\n      isExpired\n    }\n  }\n": types.MemberInvitationsDocument,
    "\n  mutation ResendMemberInvitation($id: ID!) {\n    resendMemberInvitation(id: $id) {\n      id\n      expiresAt\n      isExpired\n    }\n  }\n": types.ResendMemberInvitationDocument,
    "\n  mutation WithdrawMemberInvitation($id: ID!) {\n    withdrawMemberInvitation(id: $id) {\n      id\n    }\n  }\n": types.WithdrawMemberInvitationDocument,
    "\n  mutation InviteMember($input: InviteMemberInput!) {\n    inviteMember(input: $input) {\n      id\n      email\n    }\n  }\n": types.InviteMemberDocument,
    "\n  mutation RequireTwoFactor($isRequired: Boolean!, $password: String!) {\n    requireTwoFactor(isRequired: $isRequired, password: $password) {\n      id\n      requiresTwoFactor\n    }\n  }\n": types.RequireTwoFactorDocument,
    "\n  mutation ChangeMemberRole($id: ID!, $role: Role!) {\n    changeMemberRole(id: $id, role: $role) {\n      id\n      role\n    }\n  }\n": types.ChangeMemberRoleDocument,
    "\n  mutation DeleteAccount($password: String!) {\n    deleteAccount(password: $password) {\n      id\n      deletionDueAt\n    }\n  }\n": types.DeleteAccountDocument,
    "\n  mutation KeepAccount {\n    keepAccount {\n      id\n      deletionDueAt\n    }\n  }\n": types.KeepAccountDocument,
    "\n  mutation SetGradeBands($bands: [GradeBandInput!]!) {\n    setGradeBands(bands: $bands) {\n      id\n      gradeBands {\n        label\n        from\n      }\n    }\n  }\n": types.SetGradeBandsDocument,
    "\n  mutation ChangeEmail($input: ChangeEmailInput!) {\n    changeEmail(input: $input) {\n      id\n      email\n    }\n  }\n": types.ChangeEmailDocument,
    "\n  mutation RemoveProfilePicture {\n    removeProfilePicture {\n      id\n      pictureUrl\n    }\n  }\n": types.RemoveProfilePictureDocument,
    "\n  mutation SetProfilePicture($imageId: ID!) {\n    setProfilePicture(imageId: $imageId) {\n      id\n      pictureUrl\n    }\n  }\n": types.SetProfilePictureDocument,
    "\n  query Profile {\n    me {\n      id\n      firstName\n      lastName\n      fullName\n      email\n      role\n      abilities\n      createdAt\n      pictureUrl\n      deletionDueAt\n      institute {\n        id\n        name\n        timeZone\n        gradeBands {\n          label\n          from\n        }\n      }\n    }\n  }\n": types.ProfileDocument,
    "\n  query LearnerRetention($months: Int) {\n    learnerRetention(months: $months) {\n      months\n      dueCount\n      unfinishedCount\n    }\n  }\n": types.LearnerRetentionDocument,
    "\n  mutation SetLearnerRetention($months: Int) {\n    setLearnerRetention(months: $months) {\n      months\n      dueCount\n      unfinishedCount\n    }\n  }\n": types.SetLearnerRetentionDocument,
    "\n  mutation EndSession($id: ID!) {\n    endSession(id: $id) {\n      id\n    }\n  }\n": types.EndSessionDocument,
    "\n  mutation LogOutEverywhere {\n    logOutEverywhere {\n      success\n    }\n  }\n": types.LogOutEverywhereDocument,
    "\n  query Sessions {\n    sessions {\n      id\n      userAgent\n      clientAddress\n      createdAt\n      expiresAt\n      isOpen\n      isRemembered\n      isCurrent\n    }\n    trustedBrowsers {\n      id\n      userAgent\n      clientAddress\n      createdAt\n      expiresAt\n    }\n  }\n": types.SessionsDocument,
    "\n  mutation ForgetTrustedBrowser($id: ID!) {\n    forgetTrustedBrowser(id: $id) {\n      id\n    }\n  }\n": types.ForgetTrustedBrowserDocument,
    "\n  mutation BeginTwoFactor($password: String!, $code: String) {\n    beginTwoFactor(password: $password, code: $code) {\n      secret\n      uri\n    }\n  }\n": types.BeginTwoFactorDocument,
    "\n  mutation ConfirmTwoFactor($code: String!) {\n    confirmTwoFactor(code: $code) {\n      codes\n    }\n  }\n": types.ConfirmTwoFactorDocument,
    "\n  mutation SwitchOffTwoFactor($password: String!, $code: String) {\n    switchOffTwoFactor(password: $password, code: $code) {\n      success\n    }\n  }\n": types.SwitchOffTwoFactorDocument,
    "\n  mutation RenewRecoveryCodes($password: String!, $code: String) {\n    renewRecoveryCodes(password: $password, code: $code) {\n      codes\n    }\n  }\n": types.RenewRecoveryCodesDocument,
    "\n  query TwoFactor {\n    me {\n      id\n      email\n      twoFactor {\n        since\n        isRequired\n        recoveryCodesLeft\n      }\n    }\n  }\n": types.TwoFactorDocument,
    "\n  mutation RequestAddressCode($input: RequestEmailCodeInput!) {\n    requestEmailCode(input: $input) {\n      challenge\n      resendAfter\n    }\n  }\n": types.RequestAddressCodeDocument,
    "\n  mutation VerifyAddressCode($input: VerifyEmailCodeInput!) {\n    verifyEmailCode(input: $input) {\n      proof\n    }\n  }\n": types.VerifyAddressCodeDocument,
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
export function graphql(source: "\n  mutation RevokeAccessToken($id: ID!) {\n    revokeAccessToken(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeAccessToken($id: ID!) {\n    revokeAccessToken(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccessTokens {\n    accessTokens {\n      id\n      name\n      scope\n      createdAt\n      lastUsedAt\n      expiresAt\n    }\n  }\n"): (typeof documents)["\n  query AccessTokens {\n    accessTokens {\n      id\n      name\n      scope\n      createdAt\n      lastUsedAt\n      expiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateAccessToken($input: CreateAccessTokenInput!) {\n    createAccessToken(input: $input) {\n      token\n      accessToken {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateAccessToken($input: CreateAccessTokenInput!) {\n    createAccessToken(input: $input) {\n      token\n      accessToken {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditLog($filter: AuditFilterInput!, $after: String) {\n    auditLog(filter: $filter, after: $after, pageSize: 50) {\n      items {\n        id\n        at\n        action\n        actorName\n        quizId\n        quizTitle\n        about\n        reason\n        count\n        details {\n          name\n          isChange\n          value\n          from\n          to\n        }\n      }\n      next\n      searchedTo\n    }\n  }\n"): (typeof documents)["\n  query AuditLog($filter: AuditFilterInput!, $after: String) {\n    auditLog(filter: $filter, after: $after, pageSize: 50) {\n      items {\n        id\n        at\n        action\n        actorName\n        quizId\n        quizTitle\n        about\n        reason\n        count\n        details {\n          name\n          isChange\n          value\n          from\n          to\n        }\n      }\n      next\n      searchedTo\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateInstitute($input: UpdateInstituteInput!) {\n    updateInstitute(input: $input) {\n      id\n      name\n      timeZone\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateInstitute($input: UpdateInstituteInput!) {\n    updateInstitute(input: $input) {\n      id\n      name\n      timeZone\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      firstName\n      lastName\n      fullName\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      firstName\n      lastName\n      fullName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      success\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      success\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveMember($id: ID!) {\n    removeMember(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveMember($id: ID!) {\n    removeMember(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SwitchOffMemberTwoFactor($input: SwitchOffMemberTwoFactorInput!) {\n    switchOffMemberTwoFactor(input: $input) {\n      id\n      hasTwoFactor\n    }\n  }\n"): (typeof documents)["\n  mutation SwitchOffMemberTwoFactor($input: SwitchOffMemberTwoFactorInput!) {\n    switchOffMemberTwoFactor(input: $input) {\n      id\n      hasTwoFactor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Colleagues {\n    me {\n      id\n      email\n      abilities\n      twoFactor {\n        since\n      }\n      institute {\n        id\n        requiresTwoFactor\n      }\n    }\n    members {\n      id\n      fullName\n      email\n      role\n      isYou\n      leavesAt\n      hasTwoFactor\n    }\n  }\n"): (typeof documents)["\n  query Colleagues {\n    me {\n      id\n      email\n      abilities\n      twoFactor {\n        since\n      }\n      institute {\n        id\n        requiresTwoFactor\n      }\n    }\n    members {\n      id\n      fullName\n      email\n      role\n      isYou\n      leavesAt\n      hasTwoFactor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberInvitations {\n    memberInvitations {\n      id\n      email\n      role\n      expiresAt\n      isExpired\n    }\n  }\n"): (typeof documents)["\n  query MemberInvitations {\n    memberInvitations {\n      id\n      email\n      role\n      expiresAt\n      isExpired\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendMemberInvitation($id: ID!) {\n    resendMemberInvitation(id: $id) {\n      id\n      expiresAt\n      isExpired\n    }\n  }\n"): (typeof documents)["\n  mutation ResendMemberInvitation($id: ID!) {\n    resendMemberInvitation(id: $id) {\n      id\n      expiresAt\n      isExpired\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawMemberInvitation($id: ID!) {\n    withdrawMemberInvitation(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawMemberInvitation($id: ID!) {\n    withdrawMemberInvitation(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteMember($input: InviteMemberInput!) {\n    inviteMember(input: $input) {\n      id\n      email\n    }\n  }\n"): (typeof documents)["\n  mutation InviteMember($input: InviteMemberInput!) {\n    inviteMember(input: $input) {\n      id\n      email\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequireTwoFactor($isRequired: Boolean!, $password: String!) {\n    requireTwoFactor(isRequired: $isRequired, password: $password) {\n      id\n      requiresTwoFactor\n    }\n  }\n"): (typeof documents)["\n  mutation RequireTwoFactor($isRequired: Boolean!, $password: String!) {\n    requireTwoFactor(isRequired: $isRequired, password: $password) {\n      id\n      requiresTwoFactor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeMemberRole($id: ID!, $role: Role!) {\n    changeMemberRole(id: $id, role: $role) {\n      id\n      role\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeMemberRole($id: ID!, $role: Role!) {\n    changeMemberRole(id: $id, role: $role) {\n      id\n      role\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAccount($password: String!) {\n    deleteAccount(password: $password) {\n      id\n      deletionDueAt\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteAccount($password: String!) {\n    deleteAccount(password: $password) {\n      id\n      deletionDueAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepAccount {\n    keepAccount {\n      id\n      deletionDueAt\n    }\n  }\n"): (typeof documents)["\n  mutation KeepAccount {\n    keepAccount {\n      id\n      deletionDueAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetGradeBands($bands: [GradeBandInput!]!) {\n    setGradeBands(bands: $bands) {\n      id\n      gradeBands {\n        label\n        from\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetGradeBands($bands: [GradeBandInput!]!) {\n    setGradeBands(bands: $bands) {\n      id\n      gradeBands {\n        label\n        from\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeEmail($input: ChangeEmailInput!) {\n    changeEmail(input: $input) {\n      id\n      email\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeEmail($input: ChangeEmailInput!) {\n    changeEmail(input: $input) {\n      id\n      email\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveProfilePicture {\n    removeProfilePicture {\n      id\n      pictureUrl\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveProfilePicture {\n    removeProfilePicture {\n      id\n      pictureUrl\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetProfilePicture($imageId: ID!) {\n    setProfilePicture(imageId: $imageId) {\n      id\n      pictureUrl\n    }\n  }\n"): (typeof documents)["\n  mutation SetProfilePicture($imageId: ID!) {\n    setProfilePicture(imageId: $imageId) {\n      id\n      pictureUrl\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Profile {\n    me {\n      id\n      firstName\n      lastName\n      fullName\n      email\n      role\n      abilities\n      createdAt\n      pictureUrl\n      deletionDueAt\n      institute {\n        id\n        name\n        timeZone\n        gradeBands {\n          label\n          from\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Profile {\n    me {\n      id\n      firstName\n      lastName\n      fullName\n      email\n      role\n      abilities\n      createdAt\n      pictureUrl\n      deletionDueAt\n      institute {\n        id\n        name\n        timeZone\n        gradeBands {\n          label\n          from\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LearnerRetention($months: Int) {\n    learnerRetention(months: $months) {\n      months\n      dueCount\n      unfinishedCount\n    }\n  }\n"): (typeof documents)["\n  query LearnerRetention($months: Int) {\n    learnerRetention(months: $months) {\n      months\n      dueCount\n      unfinishedCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetLearnerRetention($months: Int) {\n    setLearnerRetention(months: $months) {\n      months\n      dueCount\n      unfinishedCount\n    }\n  }\n"): (typeof documents)["\n  mutation SetLearnerRetention($months: Int) {\n    setLearnerRetention(months: $months) {\n      months\n      dueCount\n      unfinishedCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSession($id: ID!) {\n    endSession(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation EndSession($id: ID!) {\n    endSession(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LogOutEverywhere {\n    logOutEverywhere {\n      success\n    }\n  }\n"): (typeof documents)["\n  mutation LogOutEverywhere {\n    logOutEverywhere {\n      success\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Sessions {\n    sessions {\n      id\n      userAgent\n      clientAddress\n      createdAt\n      expiresAt\n      isOpen\n      isRemembered\n      isCurrent\n    }\n    trustedBrowsers {\n      id\n      userAgent\n      clientAddress\n      createdAt\n      expiresAt\n    }\n  }\n"): (typeof documents)["\n  query Sessions {\n    sessions {\n      id\n      userAgent\n      clientAddress\n      createdAt\n      expiresAt\n      isOpen\n      isRemembered\n      isCurrent\n    }\n    trustedBrowsers {\n      id\n      userAgent\n      clientAddress\n      createdAt\n      expiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ForgetTrustedBrowser($id: ID!) {\n    forgetTrustedBrowser(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation ForgetTrustedBrowser($id: ID!) {\n    forgetTrustedBrowser(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginTwoFactor($password: String!, $code: String) {\n    beginTwoFactor(password: $password, code: $code) {\n      secret\n      uri\n    }\n  }\n"): (typeof documents)["\n  mutation BeginTwoFactor($password: String!, $code: String) {\n    beginTwoFactor(password: $password, code: $code) {\n      secret\n      uri\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmTwoFactor($code: String!) {\n    confirmTwoFactor(code: $code) {\n      codes\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmTwoFactor($code: String!) {\n    confirmTwoFactor(code: $code) {\n      codes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SwitchOffTwoFactor($password: String!, $code: String) {\n    switchOffTwoFactor(password: $password, code: $code) {\n      success\n    }\n  }\n"): (typeof documents)["\n  mutation SwitchOffTwoFactor($password: String!, $code: String) {\n    switchOffTwoFactor(password: $password, code: $code) {\n      success\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewRecoveryCodes($password: String!, $code: String) {\n    renewRecoveryCodes(password: $password, code: $code) {\n      codes\n    }\n  }\n"): (typeof documents)["\n  mutation RenewRecoveryCodes($password: String!, $code: String) {\n    renewRecoveryCodes(password: $password, code: $code) {\n      codes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TwoFactor {\n    me {\n      id\n      email\n      twoFactor {\n        since\n        isRequired\n        recoveryCodesLeft\n      }\n    }\n  }\n"): (typeof documents)["\n  query TwoFactor {\n    me {\n      id\n      email\n      twoFactor {\n        since\n        isRequired\n        recoveryCodesLeft\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestAddressCode($input: RequestEmailCodeInput!) {\n    requestEmailCode(input: $input) {\n      challenge\n      resendAfter\n    }\n  }\n"): (typeof documents)["\n  mutation RequestAddressCode($input: RequestEmailCodeInput!) {\n    requestEmailCode(input: $input) {\n      challenge\n      resendAfter\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyAddressCode($input: VerifyEmailCodeInput!) {\n    verifyEmailCode(input: $input) {\n      proof\n    }\n  }\n"): (typeof documents)["\n  mutation VerifyAddressCode($input: VerifyEmailCodeInput!) {\n    verifyEmailCode(input: $input) {\n      proof\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;