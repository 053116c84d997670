/** Every security event there is. docs/SECURITY-EVENTS.md says what each means, and what to do about it. */

/** Of each, whether it is a refusal, to be looked at when there are many, or a change that was allowed. */
export const SECURITY_EVENTS = {
  'session.opened': 'change',
  'login.refused': 'refusal',
  'second_factor.refused': 'refusal',
  'second_factor.on': 'change',
  'second_factor.off': 'change',
  'mailed_code.refused': 'refusal',
  'remember_token.reused': 'refusal',
  'password.reset': 'change',
  'password.reset_undone': 'change',
  'password.changed': 'change',
  'email.changed': 'change',
  'access_token.created': 'change',
  'access_token.revoked': 'change',
  'member.joined': 'change',
  'member.removed': 'change',
  'role.changed': 'change',
  'session.used_after_end': 'refusal',
  'access_token.used_after_revocation': 'refusal',
  'link.used_after_revocation': 'refusal',
  'permission.refused': 'refusal',
  'limit.reached': 'refusal',
  'access_code.refused': 'refusal',
} as const;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;

/**
 * Whom or what an event concerns. Ids, and nothing that somebody typed: people type their password where
 * their address belongs, so an address without an account is not written down at all.
 */
export interface SecuritySubject {
  /** Of a member of staff. */
  accountId?: string;
  /** Of whoever did it, where that is somebody else. */
  actorId?: string;
  sessionId?: string;
  accessTokenId?: string;
  candidateId?: string;
  quizId?: string;
  /** Name of the limit that was reached. */
  limit?: string;
  /** Which role somebody has now. */
  role?: string;
}

/** How and from where it came. */
export interface SecurityOrigin {
  /** Network address of the caller, by TRUST_PROXY, as `networkOf` writes it. */
  address?: string;
  /** As the caller is shown it in `x-request-id`. */
  requestId?: string;
  /** As it is registered, for example `/attempts/:attemptId/clock`. */
  route?: string;
  /** The code that the caller was refused with. */
  code?: string;
}
