import pg from 'pg';
import { expect, it } from 'vitest';
import { PostgresQueueBackend, QueueConnection } from './postgres-queue-backend.js';

it('leaves nothing on the pool when a queue or a worker is closed', async () => {
  const pool = new pg.Pool();
  const stays = new QueueConnection(pool, () => Promise.resolve());
  const goes = new QueueConnection(pool, () => Promise.resolve());
  await goes.close();
  const errors: Error[] = [];
  stays.on('error', (error: Error) => errors.push(error));
  goes.on('error', (error: Error) => errors.push(error));
  pool.emit('error', new Error('It is gone'));
  expect(errors.map(({ message }) => message)).toEqual(['It is gone']);
  expect(pool.listenerCount('error')).toBe(1);
  await pool.end();
});

it('outlives a connection that breaks when no queue listens any more', async () => {
  const backend = new PostgresQueueBackend('postgres://nobody@127.0.0.1:1/none');
  const pool = Reflect.get(backend, 'pool') as pg.Pool;
  expect(pool.emit('error', new Error('terminating connection'))).toBe(true);
  await backend.onApplicationShutdown();
});
