/** Servers that a file of tests starts, one by one, and that end with each test. */
import { afterEach } from 'vitest';
import {
  startServer,
  type Environment,
  type RunningServer,
  type StartFailed,
  type StartOptions,
} from './processes.js';

export interface Servers {
  start: (environment?: Environment, options?: StartOptions) => Promise<RunningServer>;
  /** How a start that must fail has failed. */
  refusal: (environment: Environment, options?: StartOptions) => Promise<StartFailed>;
}

export function useServers(): Servers {
  const running = new Set<RunningServer>();
  afterEach(async () => {
    for (const server of running) await server.stop();
    running.clear();
  });
  const start: Servers['start'] = async (environment, options) => {
    const server = await startServer(environment, options);
    running.add(server);
    return server;
  };
  return {
    start,
    refusal: async (environment, options) =>
      start(environment, options).then(
        (server) => {
          throw new Error(`It started: ${server.output()}`);
        },
        (error: StartFailed) => error,
      ),
  };
}
