import { DataSource, type DataSourceOptions } from 'typeorm';
import { SnakeNamingStrategy } from './naming-strategy.js';

/** What the application's tables are made of; listed once, in database-schema.ts. */
export interface DatabaseSchema {
  entities: NonNullable<DataSourceOptions['entities']>;
  migrations: NonNullable<DataSourceOptions['migrations']>;
}

/** A request that waits for another one's row is told so, rather than kept from an answer. */
const LIMITS_MS = { statement_timeout: 60_000, lock_timeout: 5_000 };

/** The connection pool of one process. Tables come from migrations only, never from entities. */
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
    // gen_random_uuid() is part of PostgreSQL; nothing has to be installed for it.
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    logging: false,
    poolSize: 20,
    connectTimeoutMS: 10_000,
    extra: { ...LIMITS_MS, keepAlive: true },
  });
}

/** The same for bringing tables up to date, which may take as long as it takes. */
export function createMigrationSource(url: string, schema: DatabaseSchema): DataSource {
  const { options } = createDataSource(url, schema);
  return new DataSource({ ...options, extra: { keepAlive: true } });
}
