import { Controller, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentViewer } from '../core/access/parameters.js';
import type { Viewer } from '../core/access/viewer.js';
import type { MultipartPart } from '../core/http/multipart.js';
import { Endpoint, RouteInput } from '../core/http/route.decorators.js';
import type { InputOf } from '../core/http/route.js';
import { imageUrl } from './image.entity.js';
import { showImage, uploadImage } from './images.routes.js';
import { ImagesService, type ImagePart } from './images.service.js';

/** An image never changes. Opened directly it may load and run nothing. Any page may embed it. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

@Controller()
export class ImagesController {
  constructor(private readonly images: ImagesService) {}

  @Endpoint(uploadImage)
  async receive(
    @RouteInput() { parts }: InputOf<typeof uploadImage>,
    @CurrentViewer() viewer: Viewer,
  ) {
    const { id, width, height } = await this.images.receive(viewer, imageParts(parts));
    return { imageId: id, url: imageUrl(id), width, height };
  }

  @Endpoint(showImage)
  async serve(
    @RouteInput() { params }: InputOf<typeof showImage>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { image, bytes } = await this.images.open(params.name);
    // Not declared: an error must not be cached.
    void reply.headers(HEADERS);
    const [, extension] = image.contentType.split('/');
    const disposition = `inline; filename="image.${extension}"`;
    return new StreamableFile(bytes, {
      type: image.contentType,
      length: image.sizeBytes,
      disposition,
    });
  }
}

async function* imageParts(parts: AsyncIterable<MultipartPart>): AsyncGenerator<ImagePart> {
  for await (const part of parts) {
    if ('file' in part) yield { file: part.file };
    else if (part.field === 'purpose') yield { purpose: part.value };
  }
}
