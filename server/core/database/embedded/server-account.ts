/**
 * PostgreSQL refuses to run as root. When root starts the application, the server therefore runs as
 * the owner of the data, or as the system account `postgres` (created if it does not exist).
 */
import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartError } from '../../errors/start-error.js';

const run = promisify(execFile);

/** The account of the server's processes; null for the current user. */
export type ServerAccount = { uid: number; gid: number } | null;

/** @param cluster the data folder; if it exists, its owner is used */
export async function serverAccount(cluster: string): Promise<ServerAccount> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(cluster).catch(() => null);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await lookUp('postgres')) ?? (await createAccount());
}

async function createAccount(): Promise<ServerAccount> {
  const home = ['--system', '--no-create-home', '--home-dir', '/nonexistent'];
  try {
    await run('useradd', [...home, '--shell', '/usr/sbin/nologin', '--user-group', 'postgres']);
  } catch (error) {
    throw new StartError(
      'PostgreSQL does not run as root, and the account "postgres" could not be made. ' +
        'Make it (for example with "useradd --system postgres"), or start as an ordinary user.',
      { cause: error },
    );
  }
  return lookUp('postgres');
}

async function lookUp(name: string): Promise<ServerAccount> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}
