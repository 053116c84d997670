import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { lockMigrations, unlockMigrations } from './connection.queries.js';
import { createDataSource, createMigrationSource, type DatabaseSchema } from './data-source.js';
import { StartError } from '../errors/start-error.js';
import { UnitOfWork } from './unit-of-work.js';

/** The data source, migrated, and `UnitOfWork`. Nest's module closes its connections at shutdown. */
@Module({})
export class DatabaseModule {
  /** @param url of the database server, embedded or external */
  static forUrl(url: string, schema: DatabaseSchema): DynamicModule {
    const source = TypeOrmModule.forRootAsync({
      // A start without a database ends at once and says so: what starts it may try again.
      useFactory: () => ({ retryAttempts: 0, toRetry: () => false }),
      dataSourceFactory: async () => connect(url, schema),
    });
    return {
      module: DatabaseModule,
      global: true,
      imports: [source],
      providers: [UnitOfWork, { provide: DATABASE_URL, useValue: url }],
      exports: [UnitOfWork, DATABASE_URL],
    };
  }
}

/** The database URL, for the queue and the event channel, which open their own connections. */
export const DATABASE_URL = Symbol('DATABASE_URL');

async function connect(url: string, schema: DatabaseSchema): Promise<DataSource> {
  const dataSource = createDataSource(url, schema);
  const migrations = createMigrationSource(url, schema);
  try {
    await migrations.initialize();
    await dataSource.initialize();
  } catch (error) {
    const { host } = new URL(url);
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartError(`The database at ${host} cannot be reached: ${reason}`, { cause: error });
  }
  try {
    await migrate(migrations);
  } finally {
    await migrations.destroy();
  }
  return dataSource;
}

/** Applies the migrations. Processes that start at the same time do so one after the other. */
async function migrate(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  await lockMigrations(runner.manager);
  try {
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await unlockMigrations(runner.manager);
    await runner.release();
  }
}
