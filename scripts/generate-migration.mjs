/**
 * Writes the migration that brings the tables in line with the entities:
 *   npm run migration -- AddQuizDuration
 * Read what it wrote, then add it to server/migrations/index.ts. With --check it only tells (and
 * fails) when one is missing.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataSource } from '../dist/server/core/database/data-source.js';
import { EmbeddedPostgres } from '../dist/server/core/database/embedded/embedded-postgres.js';
import { databaseSchema } from '../dist/server/database-schema.js';

const name = process.argv[2];
const isCheck = name === '--check';
if (!isCheck && !/^[A-Z][A-Za-z]+$/.test(name ?? '')) {
  console.error('Name the migration in PascalCase, for example: npm run migration -- AddDuration');
  process.exit(1);
}
const folder = await mkdtemp(join(tmpdir(), 'examwright-migration-'));
const server = await EmbeddedPostgres.start(folder);
try {
  const dataSource = await createDataSource(server.url, databaseSchema).initialize();
  await dataSource.runMigrations();
  const { upQueries, downQueries } = await dataSource.driver.createSchemaBuilder().log();
  await dataSource.destroy();
  if (upQueries.length === 0) console.log('Entities and migrations agree.');
  else if (isCheck) process.exitCode = report(upQueries);
  else await write(upQueries, downQueries.reverse());
} finally {
  await server.stop();
  await rm(folder, { recursive: true });
}

function report(queries) {
  console.log('A migration is missing that would do this:');
  for (const { query } of queries) console.log(query);
  return 1;
}

async function write(up, down) {
  const stamp = Date.now();
  const statements = (queries) =>
    queries
      .map(({ query }) => `    await runner.query(\`${query.replaceAll('`', '\\`')}\`);`)
      .join('\n');
  const path = `server/migrations/${stamp}-${name}.ts`;
  await writeFile(
    path,
    `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ${name}${stamp} implements MigrationInterface {
  name = '${name}${stamp}';

  async up(runner: QueryRunner): Promise<void> {
${statements(up)}
  }

  async down(runner: QueryRunner): Promise<void> {
${statements(down)}
  }
}
`,
  );
  console.log(`Wrote ${path}. Read it, and add it to server/migrations/index.ts.`);
}
