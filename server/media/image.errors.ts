import { defineErrors } from '../core/errors/domain-error.js';

export const imageErrors = defineErrors({
  IMAGE_NOT_FOUND: {
    status: 404,
    message: 'This image does not exist or was deleted. Upload it again.',
  },
  NO_IMAGE: { status: 400, message: 'Send one image, as multipart/form-data.' },
  IMAGE_TOO_LARGE: { status: 413, message: 'The image is larger than 15 MB. Make it smaller.' },
  IMAGE_TYPE: { status: 400, message: 'This is not a PNG, JPEG, WebP or GIF image.' },
  IMAGE_DAMAGED: {
    status: 400,
    message: 'This image is damaged or incomplete. Save it again, then upload it.',
  },
  IMAGE_TOO_MANY_PIXELS: {
    status: 400,
    message: 'This image has more than 40 million pixels. Make it smaller.',
  },
  IMAGES_FULL: {
    status: 409,
    message:
      'Your images take up 500 MB. Remove some from your questions: the space is free again within a day.',
  },
});
