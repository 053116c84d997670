/** Loaded before the server (`--import`): answers how much of its heap is in use, once all garbage is collected. */
import { createServer } from 'node:http';
import { isMainThread } from 'node:worker_threads';

const port = Number(process.env.HEAP_PORT);
// Its threads and the processes that it starts load this, too.
if (isMainThread && port > 0 && process.argv[1]?.endsWith('main.js')) {
  const answering = createServer((_request, response) => {
    globalThis.gc();
    response.end(String(process.memoryUsage().heapUsed));
  });
  answering.listen(port, '127.0.0.1').unref();
}
