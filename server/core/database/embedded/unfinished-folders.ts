/** Temporary folders in which clusters are created before they are moved to their place. */
import { randomBytes } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Longer than creating a cluster takes on a slow disk. */
const LEFTOVER_AGE_MS = 10 * 60_000;

/** @param folder where the cluster will be @returns a unique folder beside it */
export function newUnfinishedFolder(folder: string): string {
  return `${folder}.unfinished-${process.pid}-${randomBytes(4).toString('hex')}`;
}

/**
 * Removes what killed starts left, before a cluster is created: a small disk has no space for both.
 * Another start that is under way keeps its folder; the lock decides which of the two goes on.
 */
export async function removeUnfinished(folder: string): Promise<void> {
  const [parent, prefix] = [dirname(folder), `${basename(folder)}.unfinished-`];
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue;
    const owner = Number(name.slice(prefix.length).split('-', 1)[0]);
    const path = join(parent, name);
    if (isRunning(owner) && (await isYoung(path))) continue;
    await rm(path, { recursive: true, force: true });
  }
}

/** Whether another process has this number. In a container each start has the same one, so not this process. */
function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function isYoung(path: string): Promise<boolean> {
  const { mtimeMs } = await stat(path);
  return Date.now() - mtimeMs < LEFTOVER_AGE_MS;
}
