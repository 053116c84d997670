import { Module, type DynamicModule } from '@nestjs/common';
import { ConfigModule } from './config/config.module.js';
import type { Config } from './config/env.js';
import { DatabaseModule } from './core/database/database.module.js';
import { databaseSchema } from './database-schema.js';
import { EnquiryRecords } from './enquiries/enquiry-records.js';
import { IdempotencyModule } from './idempotency/idempotency.module.js';

/** Only the enquiries: the command does not load the whole application. */
@Module({})
export class EnquiriesCommandModule {
  static forRoot(config: Config, databaseUrl: string): DynamicModule {
    const database = DatabaseModule.forUrl(databaseUrl, databaseSchema);
    return {
      module: EnquiriesCommandModule,
      imports: [ConfigModule.with(config), database, IdempotencyModule],
      providers: [EnquiryRecords],
    };
  }
}
