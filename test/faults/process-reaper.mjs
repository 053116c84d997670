/**
 * Outlives the test's process and ends what that started, in case the test was killed or ran out of time.
 * Reads processes and folders from stdin, one a line; when stdin closes, it ends all of them.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

const processes = new Set();
const folders = new Set();

for await (const line of createInterface({ input: process.stdin })) {
  const [what, value] = JSON.parse(line);
  if (what === 'process') processes.add(value);
  if (what === 'ended') processes.delete(value);
  if (what === 'folder') folders.add(value);
}

for (const pid of processes) kill(pid);
for (const folder of folders) kill(postmasterPid(folder));
// Processes of the database that were writing end a little later.
await sleep(1_000);
for (const folder of folders) rmSync(folder, { recursive: true, force: true });

function postmasterPid(folder) {
  try {
    return Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    // The database was stopped regularly.
    return null;
  }
}

function kill(pid) {
  try {
    if (pid) process.kill(pid, 'SIGKILL');
  } catch {
    // The process has ended already.
  }
}
