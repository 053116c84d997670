import { DataSource, DefaultNamingStrategy, type DataSourceOptions } from 'typeorm';

/** The application's entities and migrations, listed in database-schema.ts. */
export interface DatabaseSchema {
  entities: NonNullable<DataSourceOptions['entities']>;
  migrations: NonNullable<DataSourceOptions['migrations']>;
}

/** A request that waits too long for a row lock fails with BUSY instead of hanging. */
const TIMEOUTS_MS = { statement_timeout: 60_000, lock_timeout: 5_000 };

/** Columns are `snake_case` in the database and `camelCase` in the code. */
class SnakeNamingStrategy extends DefaultNamingStrategy {
  override columnName(
    property: string,
    explicitName: string | undefined,
    prefixes: string[],
  ): string {
    return [...prefixes, explicitName ?? property].map(snakeCase).join('_');
  }
}

function snakeCase(name: string): string {
  return name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}

/** The connection pool of one process. Only migrations create tables, never entities. */
export function createDataSource(url: string, schema: DatabaseSchema): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities: schema.entities,
    migrations: schema.migrations,
    migrationsTableName: 'migrations',
    namingStrategy: new SnakeNamingStrategy(),
    applicationName: 'examwright',
    synchronize: false,
    // gen_random_uuid() is part of PostgreSQL: no extension has to be installed.
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    logging: false,
    poolSize: 20,
    connectTimeoutMS: 10_000,
    extra: { ...TIMEOUTS_MS, keepAlive: true },
  });
}

/** The same for migrations, without timeouts. */
export function createMigrationSource(url: string, schema: DatabaseSchema): DataSource {
  const { options } = createDataSource(url, schema);
  return new DataSource({ ...options, extra: { keepAlive: true } });
}
