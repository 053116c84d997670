/** Loaded before the server (`--import`): returns the size of its used heap after a garbage collection. */
import { createServer } from 'node:http';
import { isMainThread } from 'node:worker_threads';

const port = Number(process.env.HEAP_PORT);
// Threads and child processes of the server load this, too.
if (isMainThread && port > 0 && process.argv[1]?.endsWith('main.js')) {
  const answering = createServer((_request, response) => {
    globalThis.gc();
    response.end(String(process.memoryUsage().heapUsed));
  });
  answering.listen(port, '127.0.0.1').unref();
}
