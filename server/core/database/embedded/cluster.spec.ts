import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../test/setup/processes.js';
import { StartError } from '../../errors/start-error.js';
import { findBinaries } from './binaries.js';
import { Cluster } from './cluster.js';
import { serverAccount } from './server-account.js';

/** A cluster whose initdb fails, as it would on a full disk. */
async function failingCluster(dataDir: string): Promise<Cluster> {
  const account = await serverAccount(join(dataDir, 'postgres'));
  const binaries = { ...(await findBinaries(account)), initdb: '/bin/false' };
  return new Cluster(join(dataDir, 'postgres'), binaries, account);
}

it('removes a cluster that could not be created, and reports the failure', async () => {
  const dataDir = temporaryFolder();
  const creation = (await failingCluster(dataDir)).create();
  await expect(creation).rejects.toThrow(StartError);
  await expect(creation).rejects.toThrow('could not be made in');
  expect(await readdir(dataDir)).toEqual([]);
});

it('first removes what killed starts leftovers, but not what another start is creating', async () => {
  const dataDir = temporaryFolder();
  const others = `postgres.unfinished-${process.ppid}-0a1b2c3d`;
  const leftovers = [`postgres.unfinished-${process.pid}-0a1b2c3d`, 'postgres.unfinished-4a1b2c3d'];
  for (const name of [others, ...leftovers])
    await mkdir(join(dataDir, name, 'data'), { recursive: true });
  await expect((await failingCluster(dataDir)).create()).rejects.toThrow();
  expect(await readdir(dataDir)).toEqual([others]);
});
