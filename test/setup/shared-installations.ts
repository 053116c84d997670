/** Installations that outlive a file of tests, in this worker of Vitest (`isolate: false`). */
import type { Installation } from './application.js';
import type { Environment } from './processes.js';

/** Maximum number at a time: the least recently used one is ended first. */
const MAX_INSTALLATIONS = 2;

// Vitest ends a worker by this signal, and is gone itself when the channel to it closes: either alone would
// leave servers behind (processes.ts), or the worker with all its tests.
for (const event of ['SIGTERM', 'disconnect']) process.once(event, () => process.exit());

const running = new Map<string, Promise<Installation>>();

/**
 * @param install makes one of this environment where none is running
 * @param uninstall ends the least recently used one
 */
export async function sharedInstallation(
  environment: Environment,
  install: () => Promise<Installation>,
  uninstall: (installation: Installation) => Promise<void>,
): Promise<Installation> {
  const key = keyOf(environment);
  const found = running.get(key);
  running.delete(key);
  const installation = found ?? install();
  running.set(key, installation);
  // One that could not be started is tried again by the next file.
  installation.catch(() => running.delete(key));
  for (const [other, one] of running) {
    if (running.size <= MAX_INSTALLATIONS) break;
    running.delete(other);
    await uninstall(await one);
  }
  return installation;
}

/** Forgets an installation that has stopped serving. */
export function forgetInstallation(environment: Environment): void {
  running.delete(keyOf(environment));
}

function keyOf(environment: Environment): string {
  return JSON.stringify(Object.entries(environment).sort());
}
