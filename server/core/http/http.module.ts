import { Global, Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { RateLimits } from './rate-limits.js';

@Global()
@Module({ controllers: [HealthController], providers: [RateLimits], exports: [RateLimits] })
export class HttpModule {}
