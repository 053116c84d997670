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
const LET_IN = Buffer.concat([message('R', Buffer.alloc(4)), READY]);
const STANDBY = 'cannot execute LISTEN during recovery';
const REFUSED = Buffer.concat([
  message('E', Buffer.from(`SERROR\0C25006\0M${STANDBY}\0\0`)),
  READY,
]);

let server: Server;
let channel: PostgresChannel;
afterEach(async () => {
  await channel.close();
  server.close();
});

/** A database that lets everybody in and does this when it is told to listen. */
async function listening(answer: (socket: Socket) => void): Promise<Socket[]> {
  const sockets: Socket[] = [];
  server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(LET_IN);
      socket.on('data', (data) => {
        if (data.toString().startsWith('Q')) answer(socket);
        // Whoever says goodbye is gone.
        if (data.toString().startsWith('X')) socket.destroy();
      });
    });
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  channel = new PostgresChannel(`postgres://somebody@127.0.0.1:${port}/some`);
  void channel.listen(() => undefined);
  return sockets;
}

const POLL = { timeout: 5_000 };

it('tries again when the line breaks while it begins to listen', async () => {
  // What is rejected and caught by nobody ends a process, and fails this test.
  const sockets = await listening((socket) => socket.destroy());
  await expect.poll(() => sockets.length, POLL).toBe(3);
});

it('lets go of a connection that may not listen before it makes the next', async () => {
  const sockets = await listening((socket) => socket.write(REFUSED));
  await expect.poll(() => sockets.length, POLL).toBe(3);
  expect(sockets.slice(0, 2).map((socket) => socket.destroyed)).toEqual([true, true]);
});
