/** Ends the processes of a test that cannot end them itself. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface ProcessReaper {
  /** Adds a data folder: its database is ended, and the folder removed. */
  addFolder(path: string): void;
  addProcess(pid: number): void;
  /** The process has ended: the system may give its id to another one. */
  removeProcess(pid: number): void;
  /** Ends everything that is left. */
  close(): Promise<void>;
}

export function startProcessReaper(): ProcessReaper {
  const script = fileURLToPath(new URL('process-reaper.mjs', import.meta.url));
  // In its own process group, so that Ctrl+C in a terminal does not end the reaper.
  const child = spawn(process.execPath, [script], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  child.stdin.on('error', () => undefined);
  const send = (...what: [string, string | number]): void => {
    child.stdin.write(`${JSON.stringify(what)}\n`);
  };
  return {
    addFolder: (path) => send('folder', path),
    addProcess: (pid) => send('process', pid),
    removeProcess: (pid) => send('ended', pid),
    close: async () => {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}
