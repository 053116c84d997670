import { Global, Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { ShutdownSignal } from './shutdown-signal.js';
import { HealthController } from './health.controller.js';
import { MetricsController } from './metrics.controller.js';
import { RateLimits } from './rate-limits.js';

@Global()
@Module({
  imports: [TerminusModule],
  controllers: [HealthController, MetricsController],
  providers: [ShutdownSignal, RateLimits],
  exports: [ShutdownSignal, RateLimits],
})
export class HttpModule {}
