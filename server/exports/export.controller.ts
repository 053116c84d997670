import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { Can } from '../core/access/access.decorators.js';
import { CurrentViewer } from '../core/access/parameters.js';
import type { Viewer } from '../core/access/viewer.js';
import { contentDisposition } from '../core/http/content-disposition.js';
import { XLSX } from '../imports/spreadsheet/workbook-format.js';
import { ExportFormat } from './export.entity.js';
import { ExportService } from './export.service.js';

const TYPES = { [ExportFormat.XLSX]: XLSX, [ExportFormat.CSV]: 'text/csv; charset=utf-8' };

@Controller('exports')
export class ExportController {
  constructor(private readonly exports: ExportService) {}

  /** The file of a finished export. */
  @Can('exam.edit')
  @Get(':exportId/file')
  @Header('cache-control', 'private, no-store')
  async download(
    @CurrentViewer() viewer: Viewer,
    @Param('exportId') exportId: string,
  ): Promise<StreamableFile> {
    const { row, bytes } = await this.exports.openFile(viewer, exportId);
    return new StreamableFile(bytes, {
      type: TYPES[row.format],
      disposition: contentDisposition(row.fileName),
      ...(row.sizeBytes !== null && { length: row.sizeBytes }),
    });
  }
}
