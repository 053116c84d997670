/** All security events. docs/SECURITY-EVENTS.md explains each, and how to respond. */

/** Each is a refusal, which needs attention if there are many, or a change that was allowed. */
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
  'return_code.refused': 'refusal',
  'return_code.used': 'change',
} as const;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;

/**
 * The subject of an event. Only ids, and nothing that was typed: people type their password into the field of
 * the address, so an address without an account is not recorded at all.
 */
export interface SecuritySubject {
  /** Of a member of staff. */
  accountId?: string;
  /** The account of the actor, if it is another one. */
  actorId?: string;
  sessionId?: string;
  accessTokenId?: string;
  candidateId?: string;
  quizId?: string;
  /** Name of the rate limit that was reached. */
  limit?: string;
  /** The new role. */
  role?: string;
}

/** The request that caused an event. */
export interface SecurityOrigin {
  /** Network address of the caller, according to TRUST_PROXY, as `networkOf` returns it. */
  address?: string;
  /** The id that the caller gets in `x-request-id`. */
  requestId?: string;
  /** The registered route, for example `/attempts/:attemptId/clock`. */
  route?: string;
  /** The error code that the caller got. */
  code?: string;
}
