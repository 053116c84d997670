/**
 * An .xlsx file is a zip archive. Its directory is checked before anything is decompressed; an entry that is larger or
 * smaller than the directory says ends the reading.
 */
import { inflateRawSync } from 'node:zlib';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { FileRefusal } from './refusal.js';

export const MAX_UNPACKED_BYTES = 200 * 1024 * 1024;
const MAX_ENTRIES = 5_000;
/** Every workbook has this part; other zip archives do not. */
export const WORKBOOK_PART = 'xl/workbook.xml';

/** Compression methods of zip archives. Spreadsheet programs use no others. */
const [STORED, DEFLATED] = [0, 8];

const ZIP_MAGIC = Buffer.from('PK\u0003\u0004', 'latin1');
/** The container of .xls workbooks, and of .xlsx workbooks with a password. */
const COMPOUND_MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Recognizes a workbook by its first bytes. @throws FileRefusal */
export function checkMagic(head: Buffer): void {
  if (isCompound(head)) throw new FileRefusal('OLD_OR_LOCKED');
  if (!isZip(head)) throw new FileRefusal('NOT_A_WORKBOOK');
}

export function isCompound(head: Buffer): boolean {
  return head.subarray(0, 8).equals(COMPOUND_MAGIC);
}

export function isZip(head: Buffer): boolean {
  return head.subarray(0, 4).equals(ZIP_MAGIC);
}

/** What is needed to read a part of a workbook. */
export type Parts = Pick<Archive, 'has' | 'bytes'>;

/** The parts of a workbook, by their paths in the archive. */
export class Archive {
  private constructor(
    private readonly file: Buffer,
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws FileRefusal when the file is no workbook, is broken, or declares that it unpacks to too much */
  static async open(file: Buffer): Promise<Archive> {
    checkMagic(file);
    const zip = await orDamaged(
      fromBufferPromise(file, { lazyEntries: true, validateEntrySizes: true }),
    );
    if (zip.entryCount > MAX_ENTRIES) throw new FileRefusal('UNPACKS_TOO_LARGE');
    const entries = await orDamaged(listEntries(zip));
    const unpacked = [...entries.values()].reduce((sum, entry) => sum + entry.uncompressedSize, 0);
    if (unpacked > MAX_UNPACKED_BYTES) throw new FileRefusal('UNPACKS_TOO_LARGE');
    if (!entries.has(WORKBOOK_PART)) throw new FileRefusal('NOT_A_WORKBOOK');
    return new Archive(file, zip, entries);
  }

  has(path: string): boolean {
    return this.entries.has(path);
  }

  /** The unpacked size that the directory declares; 0 for a part that is not there. */
  sizeOf(path: string): number {
    return this.entries.get(path)?.uncompressedSize ?? 0;
  }

  /**
   * The bytes of a part; none for a part that is not there. They are decompressed at once: as a stream that takes several
   * times as long, and the process has nothing else to do.
   * @throws FileRefusal
   */
  async bytes(path: string): Promise<Buffer> {
    const entry = this.entries.get(path);
    if (!entry) return Buffer.alloc(0);
    const { fileDataStart: start } = await orDamaged(
      this.zip.readLocalFileHeaderPromise(entry, { minimal: true }),
    );
    const packed = this.file.subarray(start, start + entry.compressedSize);
    const bytes = unpack(packed, entry);
    if (bytes.length !== entry.uncompressedSize) throw new FileRefusal('DAMAGED');
    return bytes;
  }
}

/** @throws FileRefusal, also for a part with a password */
function unpack(packed: Buffer, entry: Entry): Buffer {
  if (entry.isEncrypted()) throw new FileRefusal('DAMAGED');
  if (entry.compressionMethod === STORED) return packed;
  if (entry.compressionMethod !== DEFLATED) throw new FileRefusal('DAMAGED');
  try {
    // One byte more, because 0 means no limit.
    return inflateRawSync(packed, { maxOutputLength: entry.uncompressedSize + 1 });
  } catch {
    throw new FileRefusal('DAMAGED');
  }
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return entries;
}

async function orDamaged<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw asRefusal(error);
  }
}

function asRefusal(error: unknown): FileRefusal {
  return error instanceof FileRefusal ? error : new FileRefusal('DAMAGED');
}
