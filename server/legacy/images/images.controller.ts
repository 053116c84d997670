import { Readable } from 'node:stream';
import { Controller, Inject } from '@nestjs/common';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/env.js';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { imageUrl } from '../../media/image.entity.js';
import { ImagesService } from '../../media/images.service.js';
import { success } from '../wire/envelope.js';
import { LegacyEndpoint, LegacyBody, type BodyOf } from '../wire/legacy-route.js';
import { imagesBucket } from './images.routes.js';

@Controller()
export class LegacyImagesController {
  constructor(
    private readonly images: ImagesService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @LegacyEndpoint(imagesBucket)
  async receive(
    @CurrentViewer() viewer: Viewer,
    @LegacyBody() { image }: BodyOf<typeof imagesBucket>,
  ) {
    const { id } = await this.images.receive(viewer, [{ file: Readable.from([image]) }]);
    return success('Image uploaded successfully', {
      imageUrl: this.config.PUBLIC_URL + imageUrl(id),
    });
  }
}
