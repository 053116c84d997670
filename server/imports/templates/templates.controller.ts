import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { Public } from '../../core/access/access.decorators.js';
import { contentDisposition } from '../../core/http/content-disposition.js';
import { TemplatesService } from './templates.service.js';

/** Public: templates contain no data of institutes. */
@Controller('templates')
export class TemplatesController {
  constructor(private readonly templates: TemplatesService) {}

  /** For example `mcq.xlsx` to fill in and `mcq.pdf` to print. */
  @Public()
  @Get(':file')
  @Header('cache-control', 'public, max-age=3600')
  async download(@Param('file') file: string): Promise<StreamableFile> {
    const { type, bytes } = await this.templates.file(file);
    const disposition = type.endsWith('/pdf') ? 'inline' : contentDisposition(file);
    return new StreamableFile(bytes, { type, disposition });
  }
}
