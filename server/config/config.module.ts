import { Module, type DynamicModule } from '@nestjs/common';
import type { Config } from './env.js';

/** Injects the validated configuration: `@Inject(CONFIG) config: Config`. */
export const CONFIG = Symbol('CONFIG');

@Module({})
export class ConfigModule {
  static with(config: Config): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: CONFIG, useValue: config }],
      exports: [CONFIG],
    };
  }
}
