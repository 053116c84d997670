/** The routes of images. */
import { z } from 'zod';
import { defineRoute } from '../core/http/route.js';
import { imageShape } from '../core/http/field-shapes.js';
import { file, json } from '../core/http/route-responses.js';
import { IMAGE_LIMIT, purposeRule } from './images.service.js';

const tag = 'Images';

const uploadedImageShape = z
  .object(imageShape)
  .meta({ id: 'UploadedImage', description: 'The image as it is stored: encoded again.' });

export const uploadImage = defineRoute({
  tag,
  access: 'account.manage',
  method: 'post',
  path: '/uploads/images',
  operationId: 'uploadImage',
  summary:
    'Receives one image and returns its id; one for a question needs the permission exam.edit',
  upload: {
    field: 'file',
    contentTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
    limit: IMAGE_LIMIT,
    fields: {
      purpose: purposeRule.meta({ description: 'What it is for; `question` by default.' }),
    },
  },
  status: 201,
  response: json(uploadedImageShape),
  refusals: { 409: '`IMAGES_FULL`: the images of this account take too much space.' },
});

export const showImage = defineRoute({
  tag,
  // For anybody who knows the name: pages embed images without authentication.
  access: 'public',
  method: 'get',
  path: '/images/{name}',
  operationId: 'showImage',
  summary: 'An image, which never changes',
  params: z.object({
    name: z.string().meta({ description: 'Of an image’s `url`.', examples: ['2b1f6c0e.webp'] }),
  }),
  response: file('The image.', 'image/jpeg', 'image/png', 'image/webp'),
  refusals: { 404: 'There is no such image.' },
});
