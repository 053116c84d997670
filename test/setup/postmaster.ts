/** The embedded PostgreSQL server of a data folder, as it says of itself. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export function postmaster(dataDir: string): number {
  const [pid] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  return Number(pid);
}

/** Not counting zombies: who collects them is this machine's affair. */
export function isAlive(pid: number): boolean {
  const state = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  return state !== '' && !state.startsWith('Z');
}

export function databaseUrl(dataDir: string): string {
  const port = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(join(dataDir, 'postgres', 'examwright-password'), 'utf8');
  return `postgres://examwright:${password}@127.0.0.1:${port}/examwright`;
}
