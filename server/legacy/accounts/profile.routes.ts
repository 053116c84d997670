import { z } from 'zod';
import { imageErrors } from '../../media/image.errors.js';
import { BODY, legacyRoute } from '../wire/legacy-route.js';
import { base64, object, ownEmail } from '../wire/field-schemas.js';

const tag = 'Profile';

export const userProfile = legacyRoute({
  name: 'userProfile_M',
  summary: 'Who the token belongs to.',
  tag,
  access: 'account.manage',
  isReading: true,
  request: object({ email: ownEmail }),
  example: { email: 'ada@example.org' },
  answers: {
    200: {
      description: 'The account.',
      fields: {
        fullname: z.string(),
        email: z.string(),
        InstituteName: z.string(),
        createdAt: z.iso.datetime(),
        UserProfileLink: z.url().optional().meta({ description: 'Only when there is a picture.' }),
      },
      example: {
        message: 'Profile fetched successfully',
        fullname: 'Ada Byron',
        email: 'ada@example.org',
        InstituteName: 'Analytical School',
        createdAt: '2026-11-21T08:00:00.000Z',
      },
    },
  },
  refusals: {},
});

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

export const userProfileImage = legacyRoute({
  name: 'userProfileImage_S3_M',
  summary: 'Gives the account a picture.',
  tag,
  access: 'account.manage',
  isSessionOnly: true,
  bodyLimit: BODY.file,
  request: object({
    image: base64.refine((bytes) => bytes.subarray(0, 3).equals(JPEG), 'must be a JPEG image'),
  }),
  example: { image: '/9j/4AAQSkZJRgABAQ...' },
  answers: {
    200: {
      description: 'Where the picture is, 250 by 250 pixels.',
      fields: { UserProfileLink: z.url() },
      example: {
        message: 'Profile picture updated successfully',
        UserProfileLink: 'https://exams.example.org/images/0f9c2b7e-2d5e-4d7e-9d0f-6f2f2f8d3c11',
      },
    },
  },
  refusals: {
    400: 'It is no JPEG in base64, or damaged.',
    409: 'Your images take up 500 MB.',
    413: 'The body is larger than 15 MB.',
  },
  refusalExamples: { 409: { message: imageErrors.IMAGES_FULL().message } },
});
