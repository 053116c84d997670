/** What may be asked of who works for an institute. */
import { z } from 'zod';
import { Role } from '../core/access/role.js';
import { emailRule } from '../core/errors/validation.js';
import { registrationRules } from '../users/user.validation.js';

/** Members and open invitations, together. */
export const MAX_MEMBERS = 200;
/** A link's life. */
export const INVITATION_MS = 7 * 86_400_000;

export const invitationRules = z.object({ email: emailRule, role: z.enum(Role) });

/** Who joins with a new account: as somebody registers, but for what the invitation says. */
export const joiningRules = registrationRules.pick({
  firstName: true,
  lastName: true,
  password: true,
});

export type NewMember = z.input<typeof joiningRules>;
