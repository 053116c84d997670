/** The command that lists and retries failed jobs. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { endWithUs, type Environment } from './processes.js';
import { root } from './sources.js';

export interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** Runs a command in the project's folder to its end. */
export async function runCommand(
  command: string,
  args: readonly string[],
  environment: Environment,
): Promise<Ended> {
  const env = { PATH: process.env['PATH'], ...environment };
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  endWithUs(child);
  const ended = once(child, 'close');
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await ended;
  return { code: child.exitCode, out, err };
}

export const jobsCommand = async (
  args: readonly string[],
  environment: Environment,
): Promise<Ended> =>
  runCommand(process.execPath, [join(root, 'dist/server/jobs-command.js'), ...args], environment);
