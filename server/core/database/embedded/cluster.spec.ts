import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../test/setup/processes.js';
import { StartError } from '../../errors/start-error.js';
import { findBinaries } from './binaries.js';
import { Cluster } from './cluster.js';
import { serverAccount } from './server-account.js';

/** A cluster that no initdb makes: it fails as it would on a full disk. */
async function failing(dataDir: string): Promise<Cluster> {
  const account = await serverAccount(join(dataDir, 'postgres'));
  const binaries = { ...(await findBinaries(account)), initdb: '/bin/false' };
  return new Cluster(join(dataDir, 'postgres'), binaries, account);
}

it('leaves nothing of a cluster that cannot be made, and says so', async () => {
  const dataDir = temporaryFolder();
  const made = (await failing(dataDir)).create();
  await expect(made).rejects.toThrow(StartError);
  await expect(made).rejects.toThrow('could not be made in');
  expect(await readdir(dataDir)).toEqual([]);
});

it('makes room first: what killed starts left is removed, what others make is not', async () => {
  const dataDir = temporaryFolder();
  const others = `postgres.unfinished-${process.ppid}-0a1b2c3d`;
  const left = [`postgres.unfinished-${process.pid}-0a1b2c3d`, 'postgres.unfinished-4a1b2c3d'];
  for (const name of [others, ...left])
    await mkdir(join(dataDir, name, 'data'), { recursive: true });
  await expect((await failing(dataDir)).create()).rejects.toThrow();
  expect(await readdir(dataDir)).toEqual([others]);
});
