import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { Can } from '../core/access/access.decorators.js';
import { CurrentViewer } from '../core/access/parameters.js';
import type { Viewer } from '../core/access/viewer.js';
import { contentDisposition } from '../core/http/content-disposition.js';
import { RefusedRowsService } from './refused-rows.service.js';
import { XLSX } from './spreadsheet/workbook-format.js';

@Controller('imports')
export class RefusedRowsController {
  constructor(private readonly refused: RefusedRowsService) {}

  /** The refused rows of an import, each with instructions what to repair. */
  @Can('exam.edit')
  @Get(':importId/refused-rows.xlsx')
  @Header('cache-control', 'private, no-store')
  async download(
    @CurrentViewer() viewer: Viewer,
    @Param('importId') importId: string,
  ): Promise<StreamableFile> {
    const { bytes, fileName } = await this.refused.workbook(viewer, importId);
    return new StreamableFile(bytes, { type: XLSX, disposition: contentDisposition(fileName) });
  }
}
