/** The embedded PostgreSQL server of a data folder, as it says of itself. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

export function postmaster(dataDir: string): number {
  const [pid] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  return Number(pid);
}

/** Not counting zombies: who collects them is this machine's affair. */
export function isAlive(pid: number): boolean {
  const state = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  return state !== '' && !state.startsWith('Z');
}

/**
 * It ends. Its last sign of life, its pid file, goes a moment before the process itself: whoever
 * waited for the one may still see the other.
 */
export async function isGone(pid: number): Promise<void> {
  await expect.poll(() => isAlive(pid), { timeout: 2_000 }).toBe(false);
}

/** The same for everything that was started with this folder. PostgreSQL need not name it, but has a file in it. */
export async function nothingRunsIn(folder: string): Promise<void> {
  const lockFile = join(folder, 'postgres', 'postmaster.pid');
  await expect.poll(() => existsSync(lockFile), { timeout: 2_000 }).toBe(false);
  const processes = () => execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
  await expect.poll(processes, { timeout: 2_000 }).not.toContain(folder);
}

export function databaseUrl(dataDir: string): string {
  const port = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(join(dataDir, 'postgres', 'examwright-password'), 'utf8');
  return `postgres://examwright:${password}@127.0.0.1:${port}/examwright`;
}
