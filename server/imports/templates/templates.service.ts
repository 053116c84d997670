import { Injectable } from '@nestjs/common';
import { allKinds } from '../../questions/kinds/registry.js';
import type { QuestionKind } from '../../questions/kinds/question-kind.js';
import { importErrors } from '../import.errors.js';
import { XLSX } from '../spreadsheet/writing.js';

interface Form {
  type: string;
  make: (kind: QuestionKind) => Promise<Buffer>;
}

// What writes them is loaded when somebody asks: it was a tenth of every start.
const FORMS = new Map<string, Form>([
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

  private async once(name: string, kind: QuestionKind, make: Form['make']): Promise<Buffer> {
    const before = this.made.get(name);
    if (before) return before;
    const bytes = make(kind);
    this.made.set(name, bytes);
    // Whoever asks next is not told of a failure that has passed.
    bytes.catch(() => this.made.delete(name));
    return bytes;
  }
}
