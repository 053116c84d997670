/**
 * Writes the migration that brings the tables in line with the entities:
 *   npm run migration -- AddQuizDuration
 * Read what it wrote, then add it to server/migrations/index.ts. With --check it writes nothing,
 * and fails when one is missing.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';

/** From the sources: no build is needed. */
async function server(path) {
  const { module } = await runnerImport(`./server/${path}`, { configFile: false });
  return module;
}

const name = process.argv[2];
const isCheck = name === '--check';
if (!isCheck && !/^[A-Z][A-Za-z]+$/.test(name ?? '')) {
  console.error('Name the migration in PascalCase, for example: npm run migration -- AddDuration');
  process.exit(1);
}
const { createDataSource } = await server('core/database/data-source.ts');
const { EmbeddedPostgres } = await server('core/database/embedded/embedded-postgres.ts');
const { databaseSchema } = await server('database-schema.ts');
const folder = await mkdtemp(join(tmpdir(), 'examwright-migration-'));
const postgres = await EmbeddedPostgres.start(folder);
try {
  const dataSource = await createDataSource(postgres.url, databaseSchema).initialize();
  await dataSource.runMigrations();
  const { upQueries, downQueries } = await dataSource.driver.createSchemaBuilder().log();
  await dataSource.destroy();
  if (upQueries.length === 0) console.log('Entities and migrations agree.');
  else if (isCheck) process.exitCode = report(upQueries);
  else await write(upQueries, downQueries.reverse());
} finally {
  await postgres.stop();
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
