/** Benchmark programs of this folder, each in a process of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { saveResponses } from '../../server/attempts/responses/response.queries.js';
import { endWithUs } from '../setup/processes.js';
import { root } from '../setup/sources.js';

function start(program: string, args: string[]): ChildProcess & { stdout: NodeJS.ReadableStream } {
  const path = join(root, 'test', 'bench', program);
  const child = spawn(process.execPath, [path, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  endWithUs(child);
  return child;
}

/** Runs a program to its end. @returns the numbers it printed, one a line */
export async function numbersOf(program: string, ...args: string[]): Promise<number[]> {
  const child = start(program, args);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`${program} ended with ${child.exitCode}`);
  return output.trim().split('\n').map(Number);
}

/** A page that the bare server serves. */
export interface BarePage {
  statements: { text: string; parameters: (string | null)[] }[];
  /** The columns to send, in camelCase. */
  fields: string[];
}

export interface BareServer {
  url: string;
  stop: () => Promise<void>;
}

export async function startBareServer(
  databaseUrl: string,
  pages: Record<string, BarePage>,
): Promise<BareServer> {
  return listening('bare-server.mjs', { databaseUrl, pages });
}

/** Stores answers by the statement of the application. */
export async function startBareSaves(databaseUrl: string): Promise<BareServer> {
  const [statement] = saveResponses.statements;
  return listening('bare-saves.mjs', { databaseUrl, statement });
}

async function listening(program: string, settings: object): Promise<BareServer> {
  const child = start(program, [JSON.stringify(settings)]);
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    url: `http://127.0.0.1:${port.toString().trim()}`,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}
