import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../test/setup/processes.js';
import { findBinaries } from './binaries.js';
import { Cluster } from './cluster.js';
import { serverAccount } from './server-account.js';

it('leaves nothing of a cluster that cannot be made', async () => {
  const dataDir = temporaryFolder();
  const account = await serverAccount(join(dataDir, 'postgres'));
  const binaries = { ...(await findBinaries(account)), initdb: '/bin/false' };
  await expect(
    new Cluster(join(dataDir, 'postgres'), binaries, account).create(),
  ).rejects.toThrow();
  expect(await readdir(dataDir)).toEqual([]);
});
