/**
 * Outlives the test's process to end what that started, where it could not itself: it was killed, or ran
 * out of time. Is told line by line what there is; when nobody is there to tell it any more, it ends all.
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
for (const folder of folders) kill(postmaster(folder));
// Processes of the database that were writing end a moment later.
await sleep(1_000);
for (const folder of folders) rmSync(folder, { recursive: true, force: true });

function postmaster(folder) {
  try {
    return Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    // It was stopped as it should be.
    return null;
  }
}

function kill(pid) {
  try {
    if (pid) process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
