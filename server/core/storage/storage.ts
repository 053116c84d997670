/** Files that people upload: first spooled to this machine and measured, then stored on disk or in S3. */
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** A file that was received completely, but not stored yet. */
export interface SpooledFile {
  path: string;
  size: number;
  sha256: string;
  /** The first bytes, to detect the type of the content. */
  head: Buffer;
}

/** The stream exceeded the limit. The received part was removed. */
export class TooLargeError extends Error {}

/** No file exists under this key. */
export class MissingFileError extends Error {}

const HEAD_BYTES = 64;
/** Another process may still be receiving younger ones. */
const LEFTOVER_AGE_MS = 24 * 3_600_000;

export class Storage {
  private constructor(
    private readonly disk: Disk,
    private readonly spoolDir: string,
    /** The folder of a disk storage; null for S3. */
    private readonly folder: string | null,
  ) {}

  /** @param url `s3://bucket?region=..&endpoint=..`; without it files are stored in `dataDir` */
  static async open(dataDir: string, url: string | undefined): Promise<Storage> {
    const spoolDir = join(dataDir, 'incoming');
    await mkdir(spoolDir, { recursive: true, mode: 0o700 });
    await removeLeftovers(spoolDir);
    if (url) return new Storage(new Disk(await s3Driver(new URL(url))), spoolDir, null);
    const folder = join(dataDir, 'files');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await flush(folder);
    const driver = new FSDriver({ location: folder, visibility: 'private' });
    return new Storage(new Disk(driver), spoolDir, folder);
  }

  /**
   * Receives a stream into a temporary file.
   * @param limit in bytes
   * @param check gets the first bytes, and throws to reject the file early
   * @throws TooLargeError as soon as the limit is exceeded; what `check` throws
   */
  async spool(
    stream: Readable,
    limit: number,
    check?: (head: Buffer) => void,
  ): Promise<SpooledFile> {
    const path = join(this.spoolDir, randomUUID());
    const hash = createHash('sha256');
    let size = 0;
    let head = Buffer.alloc(0);
    const metered = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of chunks) {
        size += chunk.length;
        if (size > limit) throw new TooLargeError();
        hash.update(chunk);
        if (head.length < HEAD_BYTES) {
          head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES);
          if (head.length === HEAD_BYTES) check?.(head);
        }
        yield chunk;
      }
      if (size < HEAD_BYTES) check?.(head);
    };
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    try {
      await pipeline(stream, metered, file);
    } catch (error) {
      // One that is still being opened would appear after it was removed.
      if (!file.closed) await new Promise<void>((resolve) => file.once('close', () => resolve()));
      await rm(path, { force: true });
      throw error;
    }
    return { path, size, sha256: hash.digest('hex'), head };
  }

  /** Stores a spooled file under a key. Once this returns, the file survives a power cut. */
  async store(key: string, spooled: SpooledFile): Promise<void> {
    await this.disk.putStream(key, createReadStream(spooled.path), { contentLength: spooled.size });
    if (this.folder) await flush(join(this.folder, key));
    await this.discard(spooled);
  }

  async discard(spooled: SpooledFile): Promise<void> {
    await rm(spooled.path, { force: true });
  }

  /** The whole file; callers store only files of limited size. @throws MissingFileError */
  async read(key: string): Promise<Uint8Array> {
    // Not the driver's getBytes: for an empty file it returns other contents of Node's memory.
    return buffer(await this.stream(key));
  }

  /** The file as a stream, which is open once this returns. @throws MissingFileError */
  async stream(key: string): Promise<Readable> {
    try {
      const stream = await this.disk.getStream(key);
      // S3 has responded by now; a missing file on disk is noticed only when it is opened.
      if (this.folder) await once(stream, 'open');
      return stream;
    } catch (error) {
      throw isMissing(error) ? new MissingFileError() : error;
    }
  }

  /** Does nothing if the file does not exist. */
  async remove(key: string): Promise<void> {
    await this.disk.delete(key);
  }

  /** Rejects when the storage cannot be written. */
  async ping(): Promise<void> {
    await this.disk.put('ping', 'pong');
  }
}

async function s3Driver(url: URL) {
  // Loaded only when used: the SDK takes longer to load than everything else.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const endpoint = url.searchParams.get('endpoint');
  return new S3Driver({
    bucket: url.hostname,
    visibility: 'private',
    supportsACL: false,
    region: url.searchParams.get('region') ?? 'us-east-1',
    // S3-compatible stores support neither virtual hosts nor the newer checksums.
    ...(endpoint
      ? {
          endpoint,
          forcePathStyle: true,
          requestChecksumCalculation: 'WHEN_REQUIRED' as const,
          responseChecksumValidation: 'WHEN_REQUIRED' as const,
        }
      : {}),
    ...(url.username
      ? {
          credentials: {
            accessKeyId: decodeURIComponent(url.username),
            secretAccessKey: decodeURIComponent(url.password),
          },
        }
      : {}),
  });
}

/** Disk and S3 have different error codes for a missing file. */
function isMissing(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  const { code, name } = cause as NodeJS.ErrnoException;
  return code === 'ENOENT' || name === 'NoSuchKey';
}

/** Removes files that killed processes were receiving. They were never acknowledged. */
async function removeLeftovers(spoolDir: string): Promise<void> {
  for (const name of await readdir(spoolDir)) {
    const path = join(spoolDir, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > LEFTOVER_AGE_MS) await rm(path, { force: true });
  }
}

async function flush(path: string): Promise<void> {
  for (const target of [path, dirname(path)]) {
    const handle = await open(target, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}
