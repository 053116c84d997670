import { Controller, StreamableFile } from '@nestjs/common';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { contentDisposition } from '../../core/http/content-disposition.js';
import { Endpoint, RouteInput } from '../../core/http/route.decorators.js';
import type { InputOf } from '../../core/http/route.js';
import { exportPersonalData } from './personal-data.routes.js';
import { PersonalDataService } from './personal-data.service.js';

@Controller()
export class PersonalDataController {
  constructor(private readonly data: PersonalDataService) {}

  @Endpoint(exportPersonalData)
  async download(
    @RouteInput() { params }: InputOf<typeof exportPersonalData>,
    @CurrentViewer() viewer: Viewer,
  ) {
    const { fileName, bytes } = await this.data.open(viewer, params.learnerId);
    return new StreamableFile(bytes, {
      type: 'application/json; charset=utf-8',
      disposition: contentDisposition(fileName),
    });
  }
}
