import { Module, type DynamicModule } from '@nestjs/common';
import { ConfigModule } from './config/config.module.js';
import type { Config } from './config/env.js';
import { DatabaseModule } from './core/database/database.module.js';
import { databaseSchema } from './database-schema.js';
import { EnquiryRecords } from './enquiries/enquiry-records.js';

/** What visitors have left, and nothing else: a command does not load the application to read a table. */
@Module({})
export class EnquiriesCommandModule {
  static forRoot(config: Config, databaseUrl: string): DynamicModule {
    const database = DatabaseModule.at(databaseUrl, databaseSchema);
    return {
      module: EnquiriesCommandModule,
      imports: [ConfigModule.with(config), database],
      providers: [EnquiryRecords],
    };
  }
}
