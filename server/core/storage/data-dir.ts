import { access, constants, link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { StartError } from '../errors/start-error.js';

/** Creates the data folder (private, because it contains secrets) and checks that it is writable. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`DATA_DIR ${dataDir} cannot be used: ${reason}`, { cause: error });
  }
}

/** The secret of this installation: created at the first start, then kept for good. */
export async function readOrCreateSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret');
  const draft = `${path}.${randomBytes(4).toString('hex')}`;
  const existing = await readFile(path, 'utf8').catch(() => null);
  if (existing !== null) return existing;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(randomBytes(48).toString('base64url'));
    await handle.sync();
  } finally {
    await handle.close();
  }
  // Linking fails if another start was faster: then its secret is used.
  await link(draft, path).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(path, 'utf8');
}
