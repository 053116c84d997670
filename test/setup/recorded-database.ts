/** The database and the files that commit 5301765a left, and how a server on them is started. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseWith } from './filled-database.js';
import { temporaryFolder, type Environment } from './processes.js';
import { read } from './sources.js';

const CONTENT = 'test/data/filled-database-5301765a.sql';
const IMAGES = 'test/data/filled-database-5301765a-images.json';
/** The last migration of that version. */
export const LAST_MIGRATION = 'PersonalData1795860000000';

/** Only for tests. It cannot change: the links and receipts in that database are signed with it. */
export const JWT_SECRET = 'a secret of tests alone: it signs what this fixture holds';
/** Fixed, since recorded answers contain it in links: an address with the port of a run would differ. */
const PUBLIC_URL = 'https://exams.example';

/** The database as that version left it, before any later migration. @returns its address */
export async function recordedDatabase(): Promise<string> {
  return databaseWith(CONTENT, LAST_MIGRATION);
}

/** The content of that database, as SQL. */
export function recordedContent(): string {
  return read(CONTENT);
}

/** The variables for a server on that database. Its data folder gets the files of the images. */
export function recordedEnvironment(databaseUrl: string): Environment {
  const dataDir = temporaryFolder();
  const folder = join(dataDir, 'files', 'images');
  mkdirSync(folder, { recursive: true });
  const images = JSON.parse(read(IMAGES)) as Record<string, string>;
  for (const [id, base64] of Object.entries(images))
    writeFileSync(join(folder, id), Buffer.from(base64, 'base64'));
  return {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    JWT_SECRET,
    PUBLIC_URL,
  };
}
