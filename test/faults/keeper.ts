/** Who ends the processes of a test that cannot end them itself. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Keeper {
  /** A data folder: its database is ended, and it is removed. */
  folder(path: string): void;
  process(pid: number): void;
  /** It has ended: its number may be somebody else's soon. */
  ended(pid: number): void;
  /** Ends all that there still is. */
  close(): Promise<void>;
}

export function startKeeper(): Keeper {
  const script = fileURLToPath(new URL('keeper.mjs', import.meta.url));
  // Of a group of its own: what ends this process from a terminal is not for the keeper.
  const child = spawn(process.execPath, [script], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  child.stdin.on('error', () => undefined);
  const tell = (...what: [string, string | number]): void => {
    child.stdin.write(`${JSON.stringify(what)}\n`);
  };
  return {
    folder: (path) => tell('folder', path),
    process: (pid) => tell('process', pid),
    ended: (pid) => tell('ended', pid),
    close: async () => {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}
