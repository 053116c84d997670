import { Controller, StreamableFile } from '@nestjs/common';
import { CurrentViewer } from '../core/access/parameters.js';
import type { Viewer } from '../core/access/viewer.js';
import { contentDisposition } from '../core/http/content-disposition.js';
import { Endpoint, RouteInput } from '../core/http/route.decorators.js';
import type { InputOf } from '../core/http/route.js';
import { XLSX } from '../imports/spreadsheet/workbook-format.js';
import { ExportFormat } from './export.entity.js';
import { downloadExport } from './export.routes.js';
import { ExportService } from './export.service.js';

const TYPES = { [ExportFormat.XLSX]: XLSX, [ExportFormat.CSV]: 'text/csv; charset=utf-8' };

@Controller()
export class ExportController {
  constructor(private readonly exports: ExportService) {}

  @Endpoint(downloadExport)
  async download(
    @RouteInput() { params }: InputOf<typeof downloadExport>,
    @CurrentViewer() viewer: Viewer,
  ) {
    const { row, bytes } = await this.exports.openFile(viewer, params.exportId);
    return new StreamableFile(bytes, {
      type: TYPES[row.format],
      disposition: contentDisposition(row.fileName),
      ...(row.sizeBytes !== null && { length: row.sizeBytes }),
    });
  }
}
