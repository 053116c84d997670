/** The database accepts every statement of server/queries: its tables, columns and types exist. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import pg from 'pg';
import { useApplication } from '../setup/application.js';
import { read, root } from '../setup/sources.js';

const app = useApplication();
let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client(app.databaseUrl);
  await client.connect();
});
afterAll(async () => client.end());

const files = readdirSync(join(root, 'server/queries'));
/** Paragraphs: where the statements are declared, then each with its name in a comment. */
const statements = files.flatMap((file) => {
  const [, ...paragraphs] = read(`server/queries/${file}`).split('\n\n');
  return paragraphs.map((sql) => ({ name: `${file}: ${sql.slice(3, sql.indexOf('\n'))}`, sql }));
});

describe.each(statements)('$name', ({ sql }) => {
  it('can be prepared', async () => {
    await client.query(`PREPARE statement AS ${sql}`);
    await client.query('DEALLOCATE statement');
  });
});
