import { Controller } from '@nestjs/common';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { firstFile } from '../../core/http/multipart.js';
import { Endpoint, RouteInput } from '../../core/http/route.decorators.js';
import type { InputOf } from '../../core/http/route.js';
import { uploadSpreadsheet } from './import-files.routes.js';
import { importErrors } from '../import.errors.js';
import { UploadsService } from '../uploads.service.js';

/** The upload endpoint. Files are sent over REST, not GraphQL. */
@Controller()
export class UploadsController {
  constructor(private readonly uploads: UploadsService) {}

  @Endpoint(uploadSpreadsheet)
  async receive(
    @RouteInput() { parts }: InputOf<typeof uploadSpreadsheet>,
    @CurrentViewer() viewer: Viewer,
  ) {
    const sent = await firstFile(parts);
    if (!sent) throw importErrors.NO_FILE();
    const upload = await this.uploads.receive(viewer, sent.fileName, sent.file);
    return { uploadId: upload.id, fileName: upload.fileName, sizeBytes: upload.sizeBytes };
  }
}
