import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endWithUs, freePort, temporaryFolder } from './processes.js';
import { redisServer } from './tools.js';

/** A real Redis server of the caller's own, on loopback. */
export async function startRedis(): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const options = [
    '--bind',
    '127.0.0.1',
    '--port',
    String(port),
    '--dir',
    temporaryFolder(),
    '--save',
    '',
  ];
  const child = spawn(redisServer(), options, { stdio: ['ignore', 'pipe', 'inherit'] });
  endWithUs(child);
  await new Promise<void>((ready, failed) => {
    child.once('exit', (code) => failed(new Error(`Redis ended with ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Ready to accept connections')) ready();
    });
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
