/** The built application with the demonstration in it, on its own port and in its own folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const START_MS = 60_000;

/** @returns its address, the owner's log-in, and a function that stops it and removes its folder */
export async function startDemo(root) {
  const folder = await mkdtemp(join(tmpdir(), 'examwright-screens-'));
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, 'dist/server/main.js'), '--demo'], {
    cwd: root,
    // No environment of the caller.
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const password = await Promise.race([
    passwordIn(child.stdout),
    ended.then(() => null),
    new Promise((done) => setTimeout(done, START_MS, null).unref()),
  ]);
  if (password === null) {
    await stop();
    throw new Error('The demonstration did not start');
  }
  const email = 'demo@examwright.example';
  return { url: `http://localhost:${port}`, email, password, stop };
}

/** The server prints the log-in once the demonstration is seeded. */
async function passwordIn(stdout) {
  return new Promise((done) => {
    let output = '';
    stdout.on('data', (chunk) => {
      output += chunk;
      const found = /password: +(\S+)\n/.exec(output);
      if (found) done(found[1]);
    });
  });
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
