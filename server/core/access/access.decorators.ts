/**
 * Who may call a handler. Every method of a resolver or controller has one of `@Can()`, `@Public()` and
 * `@ForCandidates()`: the application does not start without (handlers.ts). A class cannot have one, because a
 * method that is added to it later would be open to the same callers although nobody has decided that. The other
 * decorators of this file may stand on a class.
 */
import { SetMetadata, type CustomDecorator } from '@nestjs/common';
import type { Permission } from './policy.js';

/** What a handler asks of its caller. */
export type Access = Permission | 'public' | 'candidate';

export const ACCESS = Symbol('access');
export const READ_ONLY = Symbol('read-only');
export const SESSION_ONLY = Symbol('session only');
export const WITHOUT_TWO_FACTOR = Symbol('without two-factor log-in');

/** Lets members of staff use a handler whose role has a permission. */
export const Can = (permission: Permission): MethodDecorator =>
  SetMetadata<symbol, Access>(ACCESS, permission);

/** Lets callers without authentication use a handler. */
export const Public = (): MethodDecorator => SetMetadata<symbol, Access>(ACCESS, 'public');

/**
 * Lets only candidates use a handler, by the token of their link: a session of staff is not accepted
 * here, and a link is not accepted elsewhere (docs/security.md, section 6).
 */
export const ForCandidates = (): MethodDecorator =>
  SetMetadata<symbol, Access>(ACCESS, 'candidate');

/** Marks a POST route or a mutation that only reads, so that access tokens with scope `read` may call it. */
export const ReadOnly = (): CustomDecorator<symbol> => SetMetadata(READ_ONLY, true);

/** Rejects access tokens: a handler that concerns the account itself needs a session. */
export const SessionOnly = (): CustomDecorator<symbol> => SetMetadata(SESSION_ONLY, true);

/**
 * Lets sessions use a handler that must set up two-factor log-in first, because their institute
 * requires it. All other handlers reject them.
 */
export const WithoutTwoFactor = (): CustomDecorator<symbol> =>
  SetMetadata(WITHOUT_TWO_FACTOR, true);
