import { z } from 'zod';
import { userErrors } from '../../users/users.errors.js';
import { legacyRoute, messageOnly } from '../wire/legacy-route.js';
import { object, optionalText, password, text } from '../wire/field-schemas.js';
import { codeRequest, WITHOUT_TOKEN } from './log-in.routes.js';

const tag = 'Registration';
const NOT_VERIFIED =
  'Verify your e-mail address again, and send the registerToken of that answer: the verification has expired or was used already, or another client has asked for it.';

export const forgetPasswordRegister = legacyRoute({
  name: 'forgetpasswordN_M',
  summary: 'Mails a code to an address that is to be registered, or takes it back.',
  tag,
  access: 'public',
  request: codeRequest,
  example: { email: 'ada@example.org', action: 'generate' },
  answers: {
    200: {
      description:
        'generate: a code is on its way. validate: the address is verified for thirty minutes.',
      fields: {
        registerToken: z
          .string()
          .optional()
          .meta({ description: 'Of validate: shows userRegisterN_M that the code came back.' }),
      },
      example: { message: 'A code has been sent to this address.' },
    },
  },
  refusals: {
    400: 'OTP verification failed, or a field is missing.',
    409: 'The address is registered already.',
    429: 'At most one code a minute and five an hour to an address, from one network address.',
  },
  refusalExamples: {
    400: { message: 'OTP verification failed' },
    409: { message: userErrors.EMAIL_TAKEN().message },
  },
  fixed: { INVALID_CODE: { message: 'OTP verification failed' } },
});

export const userRegister = legacyRoute({
  name: 'userRegisterN_M',
  summary: 'Makes an institute and its first account.',
  tag,
  access: 'public',
  request: object({
    fullname: text.meta({
      description: 'Split at its first blank: first and last name, letters only, at most 28 each.',
    }),
    email: text,
    password,
    InstituteName: text.meta({ description: 'Letters, digits and blanks, at most 200.' }),
    registerToken: optionalText.meta({
      description: `From forgetpasswordN_M. ${WITHOUT_TOKEN}`,
    }),
  }),
  example: {
    fullname: 'Ada Byron',
    email: 'ada@example.org',
    password: 'Correct!Horse',
    InstituteName: 'Analytical School',
  },
  answers: {
    201: messageOnly('The account is made and can log in.', 'Registration successful'),
  },
  refusals: {
    400: 'A field is missing or cannot be taken.',
    403: 'The address was not verified by a code within thirty minutes, or where the call comes from does not show by whom.',
    409: 'The address is registered already.',
    429: 'Too many from one address.',
  },
  refusalExamples: {
    403: { message: NOT_VERIFIED },
    409: { message: userErrors.EMAIL_TAKEN().message },
  },
  fixed: { EMAIL_NOT_VERIFIED: { message: NOT_VERIFIED } },
});
