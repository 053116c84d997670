/** A thread that asks for /healthz all the time, apart from what the requests cost whoever makes them. */
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const PAUSE_MS = 50;
const { url, mostMs } = workerData;
const waits = { count: 0, worstMs: 0, failures: 0 };

const asked = async () =>
  new Promise((resolve, reject) => {
    get(`${url}/healthz`, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    }).on('error', reject);
  });

parentPort.on('message', () => parentPort.postMessage({ waits }));

for (;;) {
  const start = performance.now();
  // Said while it still waits: what keeps it waiting is under way then.
  const timer = setTimeout(() => parentPort.postMessage({ isSlow: true }), mostMs);
  const status = await asked().catch(() => 0);
  clearTimeout(timer);
  waits.count += 1;
  if (status !== 200) waits.failures += 1;
  waits.worstMs = Math.max(waits.worstMs, Math.round(performance.now() - start));
  await sleep(PAUSE_MS);
}
