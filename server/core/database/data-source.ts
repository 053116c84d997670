import { DataSource, type DataSourceOptions } from 'typeorm';
import { SnakeNamingStrategy } from './naming-strategy.js';

/** What the application's tables are made of; listed once, in `server/schema`. */
export interface DatabaseSchema {
  entities: NonNullable<DataSourceOptions['entities']>;
  migrations: NonNullable<DataSourceOptions['migrations']>;
}

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
    extra: { statement_timeout: 60_000, keepAlive: true },
  });
}
