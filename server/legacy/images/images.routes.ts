import { z } from 'zod';
import { imageErrors } from '../../media/image.errors.js';
import { BODY, legacyRoute } from '../wire/legacy-route.js';
import { base64, object, text } from '../wire/field-schemas.js';

export const imagesBucket = legacyRoute({
  name: 'imagesS3Bucket_M',
  summary: 'Keeps an image for a question or an option.',
  tag: 'Images',
  access: 'exam.edit',
  bodyLimit: BODY.file,
  request: object({
    imageType: text
      .regex(/^(question|option([1-9]|10))$/, 'must be question or option1 to option10')
      .meta({ description: 'Where it will be shown: question, or option and its number.' }),
    image: base64.meta({ description: 'PNG, JPEG, WebP or GIF, recognized by the bytes.' }),
  }),
  example: { imageType: 'question', image: 'data:image/png;base64,iVBORw0KGgo...' },
  answers: {
    200: {
      description: 'Where the image is, for questionImageLink and answerImageLink.',
      fields: { imageUrl: z.url() },
      example: {
        message: 'Image uploaded successfully',
        imageUrl: 'https://exams.example.org/images/0f9c2b7e-2d5e-4d7e-9d0f-6f2f2f8d3c11',
      },
    },
  },
  refusals: {
    400: 'It is no such image in base64, or damaged.',
    409: 'Your images take up 500 MB.',
    413: 'The body is larger than 15 MB.',
  },
  refusalExamples: { 409: { message: imageErrors.IMAGES_FULL().message } },
});
