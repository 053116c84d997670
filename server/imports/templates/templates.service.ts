import { Injectable } from '@nestjs/common';
import { allKinds } from '../../questions/kinds/registry.js';
import type { QuestionKind } from '../../questions/kinds/question-kind.js';
import { importErrors } from '../import.errors.js';
import { XLSX } from '../spreadsheet/workbook-format.js';

interface TemplateFormat {
  type: string;
  make: (kind: QuestionKind) => Promise<Buffer>;
}

// The writers are loaded on the first request: they took a tenth of the start-up time.
const FORMATS = new Map<string, TemplateFormat>([
  [
    'xlsx',
    {
      type: XLSX,
      make: async (kind) => (await import('./template-workbook.js')).templateWorkbook(kind),
    },
  ],
  [
    'pdf',
    {
      type: 'application/pdf',
      make: async (kind) => (await import('./template-pdf.js')).instructionsPdf(kind),
    },
  ],
]);

/** Makes a template workbook and a page of instructions for each kind, from its declaration. */
@Injectable()
export class TemplatesService {
  /** Made on the first request and kept as long as the process runs. */
  private readonly files = new Map<string, Promise<Buffer>>();

  /** @param name the `field` of a kind with `.xlsx` or `.pdf` @throws TEMPLATE_NOT_FOUND */
  async file(name: string): Promise<{ type: string; bytes: Buffer }> {
    const [field, extension = ''] = name.split('.', 2);
    const kind = allKinds().find((candidate) => candidate.field === field);
    const format = FORMATS.get(extension);
    if (!kind || !format || name !== `${field}.${extension}`)
      throw importErrors.TEMPLATE_NOT_FOUND();
    return { type: format.type, bytes: await this.getOrMake(name, kind, format.make) };
  }

  private async getOrMake(
    name: string,
    kind: QuestionKind,
    make: TemplateFormat['make'],
  ): Promise<Buffer> {
    const cached = this.files.get(name);
    if (cached) return cached;
    const bytes = make(kind);
    this.files.set(name, bytes);
    // A failure is not cached: the next request tries again.
    bytes.catch(() => this.files.delete(name));
    return bytes;
  }
}
