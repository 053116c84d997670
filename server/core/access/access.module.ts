import { Global, Module } from '@nestjs/common';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/env.js';
import { readOrCreateSecret } from '../storage/data-dir.js';
import { Secrets } from './secrets.js';

const secrets = {
  provide: Secrets,
  inject: [CONFIG],
  useFactory: async (config: Config) =>
    new Secrets(config.JWT_SECRET ?? (await readOrCreateSecret(config.DATA_DIR))),
};

@Global()
@Module({ providers: [secrets], exports: [Secrets] })
export class AccessModule {}
