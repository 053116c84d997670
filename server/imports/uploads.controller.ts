import { Controller, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../core/access/access.decorators.js';
import { CurrentViewer } from '../core/access/parameters.js';
import type { Viewer } from '../core/access/viewer.js';
import { firstFile } from '../core/http/multipart.js';
import { importErrors } from './import.errors.js';
import { SPREADSHEET_LIMIT, UploadsService } from './uploads.service.js';

/** The upload endpoint. Files are sent over REST, not GraphQL. */
@Controller('uploads')
export class UploadsController {
  constructor(private readonly uploads: UploadsService) {}

  /** Receives one .xlsx file as multipart/form-data and returns its id, for `startImport`. */
  @Can('exam.edit')
  @Post('spreadsheets')
  async receive(@CurrentViewer() viewer: Viewer, @Req() request: FastifyRequest) {
    const sent = await firstFile(request, SPREADSHEET_LIMIT);
    if (!sent) throw importErrors.NO_FILE();
    const upload = await this.uploads.receive(viewer, sent.fileName, sent.file);
    return { uploadId: upload.id, fileName: upload.fileName, sizeBytes: upload.sizeBytes };
  }
}
