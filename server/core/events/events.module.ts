import { Global, Module } from '@nestjs/common';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/env.js';
import { DATABASE_URL } from '../database/database.module.js';
import { EventChannel, PostgresChannel, RedisChannel } from './event-channel.js';
import { Events } from './events.js';

const channel = {
  provide: EventChannel,
  inject: [CONFIG, DATABASE_URL],
  useFactory: (config: Config, databaseUrl: string): EventChannel =>
    config.REDIS_URL ? new RedisChannel(config.REDIS_URL) : new PostgresChannel(databaseUrl),
};

@Global()
@Module({ providers: [channel, Events], exports: [Events] })
export class EventsModule {}
