import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/env.js';
import { readOrCreateSecret } from '../storage/data-dir.js';
import { allHandlers } from './handlers.js';
import { Secrets } from './secrets.js';

const secrets = {
  provide: Secrets,
  inject: [CONFIG],
  useFactory: async (config: Config) =>
    new Secrets(config.JWT_SECRET ?? (await readOrCreateSecret(config.DATA_DIR))),
};

@Global()
@Module({ imports: [DiscoveryModule], providers: [secrets], exports: [Secrets] })
export class AccessModule implements OnModuleInit {
  constructor(private readonly discovery: DiscoveryService) {}

  /** @throws StartError if a handler does not say who may call it */
  onModuleInit(): void {
    allHandlers(this.discovery);
  }
}
