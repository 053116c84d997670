/** Validation of passwords (docs/specification.md, section 5; decision 0004). */
import { z } from 'zod';
import { isCommonDigest, isCommonPassword } from './common-passwords.js';
import { PasswordDigest, type PasswordInput } from './passwords.js';

/** The rule of registration (docs/specification.md, section 5): it requires no digit. */
const PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*[!@#$%^&*])[A-Za-z\d!@#$%^&*]{8,}$/;

const PASSWORD_MESSAGE =
  'Must be 8 characters, 1 uppercase, 1 lowercase, 1 number, and 1 special character: @$!%*?&';
/** Only where the pattern is met: one message at a time. */
const COMMON_MESSAGE =
  'This is one of the 3,000 most common passwords, or one of them with digits or symbols around it. Choose one that nobody else would think of.';
const MAX_PASSWORD = 128;
const TOO_LONG = `Password must be at most ${MAX_PASSWORD} characters long`;

/** All that can be checked of a digest is that it is not the digest of a common password. */
const newDigest = z
  .instanceof(PasswordDigest)
  .refine(({ hex }) => !isCommonDigest(hex), COMMON_MESSAGE);

/** A new password. */
export const passwordRule: z.ZodType<PasswordInput> = z.union([
  newDigest,
  z
    .string()
    .min(1, 'Password is required')
    .max(MAX_PASSWORD, TOO_LONG)
    .refine((text) => text === '' || PASSWORD.test(text), PASSWORD_MESSAGE)
    .refine((text) => !PASSWORD.test(text) || !isCommonPassword(text), COMMON_MESSAGE),
]);

/** A password to compare: only its length is checked. */
export const typedPasswordRule: z.ZodType<PasswordInput> = z.union([
  z.instanceof(PasswordDigest),
  z.string().min(1, 'Password is required').max(MAX_PASSWORD, TOO_LONG),
]);
