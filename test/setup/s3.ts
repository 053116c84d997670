import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import S3rver from 's3rver';
import { freePort, temporaryFolder } from './processes.js';

export interface S3 {
  /** For `STORAGE_URL`. */
  url: string;
  /** The names of the objects in a folder of the bucket. */
  names: (folder: string) => string[];
  stop: () => Promise<void>;
}

/** A store of the caller's own that speaks S3, on loopback, with one bucket. */
export async function startS3(): Promise<S3> {
  const [port, directory] = [await freePort(), temporaryFolder()];
  const store = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'exams', configs: [] }],
  });
  await store.run();
  return {
    url: s3Url(port),
    names: (folder) =>
      readdirSync(join(directory, 'exams', folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('._S3rver_object'))
        .map((name) => name.replace('._S3rver_object', '')),
    stop: async () => store.close(),
  };
}

/** The address of a store on loopback, whether or not one listens there. */
export function s3Url(port: number): string {
  const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`);
  return `s3://S3RVER:S3RVER@exams?region=eu-west-1&endpoint=${endpoint}`;
}
