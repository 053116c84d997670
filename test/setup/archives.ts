/** Zip archives that no library would write: their directory may be wrong. */
import { buffer } from 'node:stream/consumers';
import { deflateRawSync } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';

export interface ZipEntry {
  name: string;
  content: Buffer;
  /** The size the directory gives for it. */
  declared: number;
}

export function entry(name: string, content: Buffer): ZipEntry {
  return { name, content, declared: content.length };
}

/** @param entries whose declared sizes may be wrong */
export function zip(entries: ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, declared } of entries) {
    const data = deflateRawSync(content);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(data.length, 14);
    shared.writeUInt32LE(declared, 18);
    shared.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([
      Buffer.from('PK\u0003\u0004', 'latin1'),
      shared,
      Buffer.from(name),
      data,
    ]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    const version = Buffer.from([20, 0]);
    directory.push(
      Buffer.concat([
        Buffer.from('PK\u0001\u0002', 'latin1'),
        version,
        shared,
        tail,
        Buffer.from(name),
      ]),
    );
    files.push(local);
    offset += local.length;
  }
  const names = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(names.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, names, end]);
}

/** Changes the text of the parts of an archive, and nothing else: no library rewrites it. */
export async function changed(file: Buffer, change: (part: string) => string): Promise<Buffer> {
  const archive = await fromBufferPromise(file, { lazyEntries: true });
  const entries: ZipEntry[] = [];
  for await (const part of archive.eachEntry()) {
    const content = await buffer(await archive.openReadStreamPromise(part));
    entries.push(entry(part.fileName, Buffer.from(change(content.toString()))));
  }
  return zip(entries);
}
