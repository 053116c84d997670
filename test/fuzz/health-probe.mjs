/** A thread that requests /healthz all the time, unaffected by the load of the thread that sends the hostile requests. */
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const PAUSE_MS = 50;
const { url, maxMs } = workerData;
const waits = { count: 0, worstMs: 0, failures: 0 };

const requestHealth = async () =>
  new Promise((resolve, reject) => {
    get(`${url}/healthz`, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    }).on('error', reject);
  });

parentPort.on('message', () => parentPort.postMessage({ waits }));

for (;;) {
  const start = performance.now();
  // Reported while it still waits: the requests that delay it are in flight then.
  const timer = setTimeout(() => parentPort.postMessage({ isSlow: true }), maxMs);
  const status = await requestHealth().catch(() => 0);
  clearTimeout(timer);
  waits.count += 1;
  if (status !== 200) waits.failures += 1;
  waits.worstMs = Math.max(waits.worstMs, Math.round(performance.now() - start));
  await sleep(PAUSE_MS);
}
