import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RecordedCalls } from '../core/database/recorded-calls.port.js';
import { IdempotencyKey } from './idempotency-key.entity.js';
import { RecordedCallsService } from './recorded-calls.service.js';

/** Global, since every mutation runs in a `UnitOfWork`, which needs it. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([IdempotencyKey])],
  providers: [{ provide: RecordedCalls, useClass: RecordedCallsService }],
  exports: [RecordedCalls],
})
export class IdempotencyModule {}
