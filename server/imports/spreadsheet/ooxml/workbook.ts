/** Reads the worksheets of an .xlsx file. */
import { Archive, WORKBOOK_PART } from '../files/archive.js';
import { readRelationships, type Relationship } from './relationships.js';
import { readSharedStrings } from './shared-strings.js';
import { readStyles } from './styles.js';
import type { WorkbookContext } from './cells.js';
import { readWorksheet, type Worksheet } from './worksheet.js';
import { parsePart, prefixed } from './xml.js';

interface SheetPart {
  name: string;
  path: string;
}

/** A workbook whose worksheets are read one by one, when they are needed. */
export class Workbook {
  private constructor(
    readonly archive: Archive,
    /** In the order of their tabs. */
    readonly sheets: readonly SheetPart[],
    private readonly context: WorkbookContext,
  ) {}

  /** @throws FileRefusal */
  static async open(file: Buffer): Promise<Workbook> {
    const archive = await Archive.open(file);
    const relationships = await readRelationships(archive, WORKBOOK_PART);
    const { sheets, is1904 } = await readSheetList(archive, relationships);
    const pathOf = (type: string): string =>
      [...relationships.values()].find((one) => one.type === type)?.target ?? `xl/${type}.xml`;
    const context = {
      strings: await readSharedStrings(archive, pathOf('sharedStrings')),
      styles: await readStyles(archive, pathOf('styles')),
      is1904,
    };
    return new Workbook(archive, sheets, context);
  }

  /** @throws FileRefusal */
  async read({ path }: SheetPart): Promise<Worksheet> {
    return readWorksheet(this.archive, path, this.context);
  }
}

async function readSheetList(
  archive: Archive,
  relationships: ReadonlyMap<string, Relationship>,
): Promise<{ sheets: SheetPart[]; is1904: boolean }> {
  const sheets: SheetPart[] = [];
  let is1904 = false;
  await parsePart(archive, WORKBOOK_PART, {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (name !== 'sheet') return;
      const found = relationships.get(prefixed(attributes, 'id') ?? '');
      // There are sheets of charts, too.
      if (found?.type === 'worksheet' && archive.has(found.target))
        sheets.push({ name: attributes['name'] ?? '', path: found.target });
    },
  });
  return { sheets, is1904 };
}
