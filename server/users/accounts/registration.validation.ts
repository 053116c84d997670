/** Validation of a registration: a person, their institute and their password. */
import { z } from 'zod';
import { emailRule } from '../../core/errors/validation.js';
import { passwordRule } from '../passwords/password.validation.js';
import { instituteRules, profileRules } from '../user.validation.js';

const { name: instituteName, timeZone } = instituteRules.shape;

export const registrationRules = z.object({
  email: emailRule,
  ...profileRules.shape,
  instituteName,
  password: passwordRule,
  timeZone: timeZone.nullish().transform((zone) => zone ?? 'UTC'),
});

export type Registration = z.input<typeof registrationRules>;
