import { Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { createDataSource, createMigrationSource, type DatabaseSchema } from './data-source.js';
import { migrate } from './migrate.js';
import { StartError } from '../errors/start-error.js';
import { UnitOfWork } from './unit-of-work.js';

@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(private readonly dataSource: DataSource) {}

  /** @param url the server, embedded or not, to connect to */
  static at(url: string, schema: DatabaseSchema): DynamicModule {
    const dataSource = { provide: DataSource, useFactory: () => connect(url, schema) };
    return {
      module: DatabaseModule,
      global: true,
      providers: [dataSource, UnitOfWork, { provide: DATABASE_URL, useValue: url }],
      exports: [DataSource, UnitOfWork, DATABASE_URL],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.dataSource.destroy();
  }
}

/** The address of the database, for the queue, which keeps connections of its own. */
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
