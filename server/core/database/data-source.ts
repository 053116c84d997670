import { DataSource, type DataSourceOptions } from 'typeorm';
import { SnakeNamingStrategy } from './naming-strategy.js';

/** The application's entities and migrations, listed in database-schema.ts. */
export interface DatabaseSchema {
  entities: NonNullable<DataSourceOptions['entities']>;
  migrations: NonNullable<DataSourceOptions['migrations']>;
}

/** A request that waits too long for a row lock fails with BUSY instead of hanging. */
const TIMEOUTS_MS = { statement_timeout: 60_000, lock_timeout: 5_000 };

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
