import { Controller, Get, Param, Post, Req, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentViewer } from '../core/access/parameters.js';
import { Public } from '../core/access/public.decorator.js';
import type { Viewer } from '../core/access/viewer.js';
import { multipartParts } from '../core/http/multipart.js';
import { imageUrl } from './image.entity.js';
import { IMAGE_LIMIT, ImagesService, type ImagePart } from './images.service.js';

/** An image never changes; opened by itself it may load and run nothing; any page may show it. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

@Controller()
export class ImagesController {
  constructor(private readonly images: ImagesService) {}

  /**
   * Takes one image as multipart/form-data, with the field `purpose` (question or profile) if it is
   * for something else than a question, and answers with its id, for those who use it.
   */
  @Post('uploads/images')
  async receive(@CurrentViewer() viewer: Viewer, @Req() request: FastifyRequest) {
    const { id, width, height } = await this.images.receive(viewer, partsOf(request));
    return { imageId: id, url: imageUrl(id), width, height };
  }

  /** Open to whoever knows the name: pages show images without sending a log-in along. */
  @Get('images/:name')
  @Public()
  async serve(
    @Param('name') name: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { image, bytes } = await this.images.open(name);
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

async function* partsOf(request: FastifyRequest): AsyncGenerator<ImagePart> {
  for await (const part of multipartParts(request, IMAGE_LIMIT)) {
    if ('file' in part) yield { file: part.file };
    else if (part.field === 'purpose') yield { purpose: part.value };
  }
}
