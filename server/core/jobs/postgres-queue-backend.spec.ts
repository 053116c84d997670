import pg from 'pg';
import { expect, it } from 'vitest';
import { PostgresQueueBackend, QueueConnection } from './postgres-queue-backend.js';

it('removes the listener from the pool when a queue or a worker is closed', async () => {
  const pool = new pg.Pool();
  const open = new QueueConnection(pool, () => Promise.resolve());
  const closed = new QueueConnection(pool, () => Promise.resolve());
  await closed.close();
  const errors: Error[] = [];
  open.on('error', (error: Error) => errors.push(error));
  closed.on('error', (error: Error) => errors.push(error));
  pool.emit('error', new Error('The connection is lost'));
  expect(errors.map(({ message }) => message)).toEqual(['The connection is lost']);
  expect(pool.listenerCount('error')).toBe(1);
  await pool.end();
});

it('survives a connection that breaks after the last queue was closed', async () => {
  const backend = new PostgresQueueBackend('postgres://nobody@127.0.0.1:1/none');
  const pool = Reflect.get(backend, 'pool') as pg.Pool;
  expect(pool.emit('error', new Error('terminating connection'))).toBe(true);
  await backend.onApplicationShutdown();
});
