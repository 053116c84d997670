import { z } from 'zod';
import { userErrors } from '../../users/users.errors.js';
import { legacyRoute, messageOnly } from '../wire/legacy-route.js';
import { object, optionalText, password, text, oneOf } from '../wire/field-schemas.js';

const NOT_VALIDATED =
  'Validate a code for this address first, and send the resetToken of that answer: it is good for one new password, for ten minutes.';
/** When the network address is accepted instead of such a token. */
export const WITHOUT_TOKEN =
  'Without it the call must come from the network address where the code was validated, and from the same program (User-Agent). ' +
  'That is not enough when somebody there has claimed the code before it was validated, when several programs there have asked for it, ' +
  'when a proxy that TRUST_PROXY does not name has passed the call on, or with LEGACY_ADDRESS_PROOF=off.';
const tag = 'Log-in and password';
const DIGEST = 'f8c1d87006fbf7e5cc4b026c3138bc046883dc71f2f3b1bce8fd2f1b5a1b7b8e';

export const userLogin = legacyRoute({
  name: 'userLoginN_M',
  summary: 'Logs in. The token is good for twelve hours.',
  tag,
  access: 'public',
  request: object({ email: text, password }),
  example: { email: 'ada@example.org', password: DIGEST },
  answers: {
    200: {
      description: 'The token for the header Authorization, with or without the word Bearer.',
      fields: {
        token: z.string(),
        email: z.string(),
        UserProfileLink: z.url().optional().meta({ description: 'Only when there is a picture.' }),
      },
      example: { message: 'Login successful', token: 'eyJhbGciOi...', email: 'ada@example.org' },
    },
  },
  refusals: {
    400: 'Bad Request. Please check your input.',
    401: 'Invalid Username or Password. Also for an account with two-factor log-in, which these routes cannot ask for: its programs use an access token.',
    404: 'Email not found. Please register first.',
    429: 'Too many tries.',
  },
  refusalExamples: { 401: { message: userErrors.WRONG_PASSWORD().message } },
  fixed: {
    400: { message: 'Bad Request. Please check your input.' },
    SECOND_FACTOR_REQUIRED: { status: 401, message: userErrors.WRONG_PASSWORD().message },
  },
});

const action = oneOf(['generate', 'validate']).meta({
  description: 'generate mails a code, validate takes it back.',
});

/** The fields of each action. */
export const codeRequest = object({
  email: text,
  action,
  otp: optionalText.meta({ description: 'The six digits. Only with validate.' }),
}).refine(({ action: requested, otp }) => requested === 'generate' || otp != null, {
  path: ['otp'],
  message: 'is required',
});

export const forgetPasswordLogin = legacyRoute({
  name: 'forgetpasswordLN_M',
  summary: 'Mails a code to whoever has forgotten their password, or takes it back.',
  tag,
  access: 'public',
  request: codeRequest,
  example: { email: 'ada@example.org', action: 'validate', otp: '123456' },
  answers: {
    200: {
      description:
        'generate: a code is on its way if the address is known; the answer is the same if not. ' +
        'validate: the code is right, and the password can be reset within ten minutes.',
      fields: {
        resetToken: z
          .string()
          .optional()
          .meta({ description: 'Of validate: shows resetpasswordN_M that the code came back.' }),
      },
      example: { message: 'OTP verified successfully', resetToken: 'p3Jv...' },
    },
  },
  refusals: {
    400: 'Invalid OTP. Please try again. (wrong, expired, used up or tried too often), or a field is missing.',
    429: 'At most one code a minute and five an hour to an address, from one network address.',
  },
  refusalExamples: { 400: { message: userErrors.INVALID_CODE().message } },
});

export const resetPassword = legacyRoute({
  name: 'resetpasswordN_M',
  summary: 'Sets a new password. Every token of the account stops working.',
  tag,
  access: 'public',
  request: object({
    email: text,
    newPassword: password,
    resetToken: optionalText.meta({
      description: `From forgetpasswordLN_M. ${WITHOUT_TOKEN}`,
    }),
  }),
  example: { email: 'ada@example.org', newPassword: DIGEST },
  answers: {
    200: messageOnly(
      'The new password is set, and the validated code used up.',
      'Password changed successfully!',
    ),
  },
  refusals: {
    400: 'No code was validated for this address within ten minutes, or the password cannot be taken.',
  },
  refusalExamples: { 400: { message: NOT_VALIDATED } },
  fixed: { EMAIL_NOT_VERIFIED: { status: 400, message: NOT_VALIDATED } },
});
