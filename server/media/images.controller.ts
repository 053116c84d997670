import { Controller, Get, Param, Post, Req, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentViewer } from '../core/access/parameters.js';
import { Can, Public } from '../core/access/access.decorators.js';
import type { Viewer } from '../core/access/viewer.js';
import { multipartParts } from '../core/http/multipart.js';
import { imageUrl } from './image.entity.js';
import { IMAGE_LIMIT, ImagesService, type ImagePart } from './images.service.js';

/** An image never changes. Opened directly it may load and run nothing. Any page may embed it. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

@Controller()
export class ImagesController {
  constructor(private readonly images: ImagesService) {}

  /**
   * Receives one image as multipart/form-data, with the field `purpose` (question or profile; question by
   * default), and returns its id.
   */
  @Can('account.manage')
  @Post('uploads/images')
  async receive(@CurrentViewer() viewer: Viewer, @Req() request: FastifyRequest) {
    const { id, width, height } = await this.images.receive(viewer, partsOf(request));
    return { imageId: id, url: imageUrl(id), width, height };
  }

  /** Public for anybody who knows the name: pages embed images without authentication. */
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
