import { Controller, StreamableFile } from '@nestjs/common';
import { contentDisposition } from '../../core/http/content-disposition.js';
import { Endpoint, RouteInput } from '../../core/http/route.decorators.js';
import type { InputOf } from '../../core/http/route.js';
import { downloadTemplate } from './templates.routes.js';
import { TemplatesService } from './templates.service.js';

@Controller()
export class TemplatesController {
  constructor(private readonly templates: TemplatesService) {}

  @Endpoint(downloadTemplate)
  async download(@RouteInput() { params }: InputOf<typeof downloadTemplate>) {
    const { type, bytes } = await this.templates.file(params.file);
    const disposition = type.endsWith('/pdf') ? 'inline' : contentDisposition(params.file);
    return new StreamableFile(bytes, { type, disposition });
  }
}
