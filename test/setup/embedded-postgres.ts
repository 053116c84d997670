/** The embedded PostgreSQL server of a data folder: its process and address. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

export function postmasterPid(dataDir: string): number {
  const [pid] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  return Number(pid);
}

/** Zombies do not count: the machine collects them. */
export function isAlive(pid: number): boolean {
  const state = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  return state !== '' && !state.startsWith('Z');
}

/**
 * Expects a process to end soon. PostgreSQL removes its pid file shortly before the process ends, so a
 * test that waited for the file may still see the process.
 */
export async function expectGone(pid: number): Promise<void> {
  await expect.poll(() => isAlive(pid)).toBe(false);
}

/** The same for all processes of this folder. PostgreSQL may not name it in its arguments, but has a file in it. */
export async function expectNothingRunsIn(folder: string): Promise<void> {
  const lockFile = join(folder, 'postgres', 'postmaster.pid');
  await expect.poll(() => existsSync(lockFile)).toBe(false);
  const processes = () => execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
  await expect.poll(processes).not.toContain(folder);
}

export const databaseUrl = (dataDir: string): string => urlOf(dataDir, 'examwright');
/** Of the database that each server has. */
export const maintenanceUrl = (dataDir: string): string => urlOf(dataDir, 'postgres');

function urlOf(dataDir: string, database: string): string {
  const port = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(join(dataDir, 'postgres', 'examwright-password'), 'utf8');
  return `postgres://examwright:${password}@127.0.0.1:${port}/${database}`;
}
