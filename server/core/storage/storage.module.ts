import { Global, Module } from '@nestjs/common';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/env.js';
import { StoredFiles } from './stored-files.js';
import { Storage } from './storage.js';

const storage = {
  provide: Storage,
  inject: [CONFIG],
  useFactory: (config: Config) => Storage.open(config.DATA_DIR, config.STORAGE_URL),
};

@Global()
@Module({ providers: [storage, StoredFiles], exports: [Storage, StoredFiles] })
export class StorageModule {}
