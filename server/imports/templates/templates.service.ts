import { Injectable } from '@nestjs/common';
import { allKinds } from '../../questions/kinds/registry.js';
import type { QuestionKind } from '../../questions/kinds/question-kind.js';
import { importErrors } from '../import.errors.js';
import { XLSX } from '../spreadsheet/writing.js';
import { instructionsPdf } from './template-pdf.js';
import { templateWorkbook } from './template-workbook.js';

const FORMS = new Map([
  ['xlsx', { type: XLSX, make: templateWorkbook }],
  ['pdf', { type: 'application/pdf', make: instructionsPdf }],
]);

/** A workbook to begin with and a page to read for each kind, made of what the kind says of itself. */
@Injectable()
export class TemplatesService {
  /** Made when somebody first asks, and good for as long as the process lives. */
  private readonly made = new Map<string, Promise<Buffer>>();

  /** @param name a kind's field with `.xlsx` or `.pdf` @throws TEMPLATE_NOT_FOUND */
  async file(name: string): Promise<{ type: string; bytes: Buffer }> {
    const [field, extension = ''] = name.split('.', 2);
    const kind = allKinds().find((one) => one.field === field);
    const form = FORMS.get(extension);
    if (!kind || !form || name !== `${field}.${extension}`) throw importErrors.TEMPLATE_NOT_FOUND();
    return { type: form.type, bytes: await this.once(name, kind, form.make) };
  }

  private async once(
    name: string,
    kind: QuestionKind,
    make: (kind: QuestionKind) => Promise<Buffer>,
  ): Promise<Buffer> {
    const before = this.made.get(name);
    if (before) return before;
    const bytes = make(kind);
    this.made.set(name, bytes);
    // Whoever asks next is not told of a failure that has passed.
    bytes.catch(() => this.made.delete(name));
    return bytes;
  }
}
