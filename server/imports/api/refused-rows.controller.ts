import { Controller, StreamableFile } from '@nestjs/common';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { contentDisposition } from '../../core/http/content-disposition.js';
import { Endpoint, RouteInput } from '../../core/http/route.decorators.js';
import type { InputOf } from '../../core/http/route.js';
import { downloadRefusedRows } from './import-files.routes.js';
import { RefusedRowsService } from '../refused-rows.service.js';
import { XLSX } from '../spreadsheet/workbook-format.js';

@Controller()
export class RefusedRowsController {
  constructor(private readonly refused: RefusedRowsService) {}

  @Endpoint(downloadRefusedRows)
  async download(
    @RouteInput() { params }: InputOf<typeof downloadRefusedRows>,
    @CurrentViewer() viewer: Viewer,
  ) {
    const { bytes, fileName } = await this.refused.workbook(viewer, params.importId);
    return new StreamableFile(bytes, { type: XLSX, disposition: contentDisposition(fileName) });
  }
}
