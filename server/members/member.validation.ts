/** Validation of invitations and new members. */
import { z } from 'zod';
import { Role } from '../core/access/role.js';
import { emailRule } from '../core/errors/validation.js';
import { registrationRules } from '../users/accounts/registration.validation.js';

/** The most members and open invitations together. */
export const MAX_MEMBERS = 200;
/** How long the link of an invitation works. */
export const INVITATION_MS = 7 * 86_400_000;

export const invitationRules = z.object({ email: emailRule, role: z.enum(Role) });

/** A new account that joins: as at registration; the invitation has the rest. */
export const joiningRules = registrationRules.pick({
  firstName: true,
  lastName: true,
  password: true,
});

export type NewMember = z.input<typeof joiningRules>;
