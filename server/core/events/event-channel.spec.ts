import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { PostgresChannel } from './event-channel.js';

/** A message of PostgreSQL's protocol: a letter, the length of the rest, the rest. */
function message(kind: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const READY = message('Z', Buffer.from('I'));
const AUTHENTICATED = Buffer.concat([message('R', Buffer.alloc(4)), READY]);
const STANDBY = 'cannot execute LISTEN during recovery';
const LISTEN_ERROR = Buffer.concat([
  message('E', Buffer.from(`SERROR\0C25006\0M${STANDBY}\0\0`)),
  READY,
]);

let server: Server;
let channel: PostgresChannel;
afterEach(async () => {
  await channel.close();
  server.close();
});

/** A fake database that accepts every log-in, and calls `answer` at a LISTEN. */
async function startDatabase(answer: (socket: Socket) => void): Promise<Socket[]> {
  const sockets: Socket[] = [];
  server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(AUTHENTICATED);
      socket.on('data', (data) => {
        if (data.toString().startsWith('Q')) answer(socket);
        // The client terminates the connection.
        if (data.toString().startsWith('X')) socket.destroy();
      });
    });
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  channel = new PostgresChannel(`postgres://somebody@127.0.0.1:${port}/some`);
  void channel.subscribe(() => undefined);
  return sockets;
}

const POLL = { timeout: 5_000 };

it('reconnects when the connection breaks during LISTEN', async () => {
  // An unhandled rejection would end a process, and fails this test.
  const sockets = await startDatabase((socket) => socket.destroy());
  await expect.poll(() => sockets.length, POLL).toBe(3);
});

it('closes a connection that cannot LISTEN before it opens the next', async () => {
  const sockets = await startDatabase((socket) => socket.write(LISTEN_ERROR));
  await expect.poll(() => sockets.length, POLL).toBe(3);
  expect(sockets.slice(0, 2).map((socket) => socket.destroyed)).toEqual([true, true]);
});
