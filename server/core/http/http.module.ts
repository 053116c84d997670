import { Global, Module } from '@nestjs/common';
import { Closing } from './closing.js';
import { HealthController } from './health.controller.js';
import { MetricsController } from './metrics.controller.js';
import { RateLimits } from './rate-limits.js';

@Global()
@Module({
  controllers: [HealthController, MetricsController],
  providers: [Closing, RateLimits],
  exports: [Closing, RateLimits],
})
export class HttpModule {}
