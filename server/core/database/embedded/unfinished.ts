/** Folders in which clusters are made before they stand at their place, and what killed starts left of them. */
import { randomBytes } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** However long making one takes on a slow disk. */
const LEFTOVER_AGE_MS = 10 * 60_000;

/** @param folder where the cluster will stand @returns a folder beside it that nobody else has */
export function unfinishedOf(folder: string): string {
  return `${folder}.unfinished-${process.pid}-${randomBytes(4).toString('hex')}`;
}

/**
 * Removes what killed starts left, before a cluster is made: on a small disk there is no room for both. A
 * start that goes on at this very moment keeps its own; the lock will let one of us have the folder.
 */
export async function removeUnfinished(folder: string): Promise<void> {
  const [parent, start] = [dirname(folder), `${basename(folder)}.unfinished-`];
  for (const name of await readdir(parent)) {
    if (!name.startsWith(start)) continue;
    const owner = Number(name.slice(start.length).split('-', 1)[0]);
    const path = join(parent, name);
    if (isRunning(owner) && (await isYoung(path))) continue;
    await rm(path, { recursive: true, force: true });
  }
}

/** Another process: in a container, where each start has the same number, it is not this one. */
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
