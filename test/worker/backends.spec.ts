import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from '../setup/api.js';
import { freshDatabase, query } from '../setup/database.js';
import { exportedFile, fieldsOf } from '../setup/exports.js';
import { LOG_IN, logIn, quiz, signedUp } from '../setup/factories.js';
import { importFile, START_IMPORT, uploadId } from '../setup/imports.js';
import { startMailSink, type MailSink } from '../setup/mail-sink.js';
import { expectNothingRunsIn } from '../setup/embedded-postgres.js';
import { freePort, startServer, type RunningServer } from '../setup/processes.js';
import { startRedis } from '../setup/redis.js';
import { s3Url, startS3, type S3 } from '../setup/s3.js';
import { triviaWorkbook } from '../setup/workbooks.js';

let sink: MailSink;
beforeAll(async () => {
  sink = await startMailSink();
});
afterAll(async () => {
  await sink.close();
});

describe('with REDIS_URL', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let server: RunningServer;
  let databaseUrl: string;
  beforeAll(async () => {
    redis = await startRedis();
    databaseUrl = await freshDatabase();
    await query(databaseUrl, 'DROP SCHEMA queue CASCADE');
    server = await startServer({
      DATABASE_URL: databaseUrl,
      REDIS_URL: redis.url,
      SMTP_URL: sink.url,
    });
  });
  afterAll(async () => {
    expect(await server.stop()).toBe(0);
    await redis.stop();
  });

  it('mail, imports and exports go through Redis, and nothing of the queue is in PostgreSQL', async () => {
    const { api } = await signedUp(new Api(server.url), sink);
    const quizId = await quiz(api);
    expect(await importFile(api, quizId, await triviaWorkbook(200))).toMatchObject({
      storedCount: 200,
    });
    expect(fieldsOf(await exportedFile(api, quizId, 'RESULTS', 'CSV'))[0]).toContain('Score');
    const schemas = `SELECT FROM information_schema.schemata WHERE schema_name = 'queue'`;
    expect(await query(databaseUrl, schemas)).toEqual([]);
  });

  it('limits are counted in Redis', async () => {
    const input = { email: 'nobody@example.org', password: 'Correct!Horse' };
    await new Api(server.url).refused(LOG_IN, { input });
    const client = new Redis(redis.url);
    const keys = await client.keys('limit:log-in-pair:*');
    await client.quit();
    expect(keys).toHaveLength(1);
    expect(await query(databaseUrl, 'SELECT FROM rate_limits')).toEqual([]);
  });

  it('stored files are served after Redis fails, and the process stops cleanly', async () => {
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
    const other = await startRedis();
    // With the embedded database, which must stop, too.
    const alone = await startServer({ REDIS_URL: other.url, SMTP_URL: sink.url });
    const { api, email } = await signedUp(new Api(alone.url), sink);
    const [quizId, file] = [await quiz(api), await uploadId(api, await triviaWorkbook(1))];
    await other.stop();

    await logIn(new Api(alone.url), email);
    const input = { id: randomUUID(), quizId, uploadId: file, kind: 'MCQ' };
    expect((await api.ask(START_IMPORT, { input }))['startImport'].state).toBe('QUEUED');
    const response = await fetch(`${alone.url}/readyz`);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ database: 'ok', queue: 'unavailable' });
    expect(await alone.stop()).toBe(0);
    await expectNothingRunsIn(alone.dataDir);
  });
});

describe('with STORAGE_URL', () => {
  let store: S3;
  beforeAll(async () => {
    store = await startS3();
  });
  afterAll(async () => {
    await store.stop();
  });

  it('files are stored in S3, and none on this machine', async () => {
    const server = await startServer({
      DATABASE_URL: await freshDatabase(),
      SMTP_URL: sink.url,
      STORAGE_URL: store.url,
    });
    const { api } = await signedUp(new Api(server.url), sink);
    const quizId = await quiz(api, `S3 ${randomBytes(4).toString('hex')}`);
    expect(await importFile(api, quizId, await triviaWorkbook(20))).toMatchObject({
      storedCount: 20,
    });
    expect(await (await fetch(`${server.url}/readyz`)).json()).toMatchObject({ storage: 'ok' });
    expect(readdirSync(join(server.dataDir, 'incoming'))).toEqual([]);
    expect(readdirSync(server.dataDir)).not.toContain('files');
    expect(store.names('uploads')).toHaveLength(1);
    expect(fieldsOf(await exportedFile(api, quizId, 'RESULTS', 'CSV'))[0]).toContain('Score');
    expect(store.names('exports')).toHaveLength(1);
    expect(readdirSync(join(server.dataDir, 'incoming'))).toEqual([]);
    expect(await server.stop()).toBe(0);
  });

  it('reports it when the store is down', async () => {
    const nobody = await freePort();
    const server = await startServer({
      DATABASE_URL: await freshDatabase(),
      SMTP_URL: sink.url,
      STORAGE_URL: s3Url(nobody),
    });
    const response = await fetch(`${server.url}/readyz`);
    expect([response.status, await response.json()]).toMatchObject([
      503,
      { storage: 'unavailable' },
    ]);
    await server.stop();
  });
});
