/**
 * An .xlsx file is a zip archive. Before it is parsed, its directory is read and each entry is
 * decompressed and discarded. This detects zip bombs and wrong sizes.
 */
import { finished } from 'node:stream/promises';
import { fromBufferPromise, type ZipFile } from 'yauzl';
import { FileRefusal } from './refusal.js';

export const MAX_UNPACKED_BYTES = 200 * 1024 * 1024;
const MAX_ENTRIES = 5_000;
/** Every workbook has this part; other zip archives do not. */
const WORKBOOK_PART = 'xl/workbook.xml';

const ZIP_MAGIC = Buffer.from('PK\u0003\u0004', 'latin1');
/** The container of .xls workbooks, and of .xlsx workbooks with a password. */
const COMPOUND_MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Recognizes a workbook by its first bytes. @throws FileRefusal */
export function checkMagic(head: Buffer): void {
  if (head.subarray(0, 8).equals(COMPOUND_MAGIC)) throw new FileRefusal('OLD_OR_LOCKED');
  if (!head.subarray(0, 4).equals(ZIP_MAGIC)) throw new FileRefusal('NOT_A_WORKBOOK');
}

/** @throws FileRefusal when the file is no workbook, is broken, or unpacks to too much */
export async function checkArchive(file: Buffer): Promise<void> {
  checkMagic(file);
  try {
    const archive = await fromBufferPromise(file, { lazyEntries: true, validateEntrySizes: true });
    await checkEntries(archive);
  } catch (error) {
    throw error instanceof FileRefusal ? error : new FileRefusal('DAMAGED');
  }
}

async function checkEntries(archive: ZipFile): Promise<void> {
  if (archive.entryCount > MAX_ENTRIES) throw new FileRefusal('UNPACKS_TOO_LARGE');
  let declared = 0;
  let hasWorkbook = false;
  for await (const entry of archive.eachEntry()) {
    declared += entry.uncompressedSize;
    if (declared > MAX_UNPACKED_BYTES) throw new FileRefusal('UNPACKS_TOO_LARGE');
    hasWorkbook ||= entry.fileName === WORKBOOK_PART;
    // The stream fails when an entry is larger or smaller than declared.
    const stream = await archive.openReadStreamPromise(entry);
    await finished(stream.resume());
  }
  if (!hasWorkbook) throw new FileRefusal('NOT_A_WORKBOOK');
}
