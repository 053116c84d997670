/** PostgreSQL's own lock file, and whether the server that wrote it may still run. */
import { readFile } from 'node:fs/promises';

export const LOCK_FILE = 'postmaster.pid';

export interface LockFile {
  pid: number;
  port: number | null;
  /** The id of the shared memory segment to which all processes of the server are attached. */
  segment: number | null;
}

/** Its lines: process, data folder, start, port, socket folder, address, memory key and id. */
export function readLockFile(text: string): LockFile {
  const lines = text.split('\n');
  const segment = lines[6]?.trim().split(/\s+/)[1];
  return {
    pid: Number(lines[0]),
    port: lines[3] ? Number(lines[3]) : null,
    segment: segment ? Number(segment) : null,
  };
}

/** Whether the process is dead (or a zombie that no parent reaps), or not PostgreSQL's. */
export async function isStale({ pid }: LockFile): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [, name, state] = /^\d+ \((.*)\) (\w)/s.exec(stat) ?? [];
  return name !== 'postgres' || state === 'Z';
}

/** Whether any process is attached to the segment. */
export async function isAttached(segment: number | null): Promise<boolean> {
  if (segment === null) return false;
  const table = await readFile('/proc/sysvipc/shm', 'utf8').catch(() => '');
  // key, shmid, perms, size, cpid, lpid, nattch, ...
  const rows = table.split('\n').map((line) => line.trim().split(/\s+/));
  return rows.some((row) => row[1] === String(segment) && row[6] !== '0');
}
