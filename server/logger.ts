import { ConsoleLogger, type LogLevel } from '@nestjs/common';
import type { Config } from './config/env.js';

/** From the most to the least urgent; a level shows itself and what is before it. */
const LEVELS: LogLevel[] = ['fatal', 'error', 'warn', 'log', 'debug'];

/** What the framework says of its own start is of interest only when one looks for a fault. */
const CHATTER = new Set([
  'GraphQLModule',
  'InstanceLoader',
  'NestApplication',
  'NestFactory',
  'RouterExplorer',
  'RoutesResolver',
]);

/** Lines for people while developing, JSON in production. */
export class AppLogger extends ConsoleLogger {
  constructor(
    private readonly level: Config['LOG_LEVEL'],
    json: boolean,
  ) {
    const name = level === 'info' ? 'log' : level;
    super({
      logLevels: LEVELS.slice(0, LEVELS.indexOf(name) + 1),
      json,
      prefix: 'Examwright',
      compact: true,
      breakLength: Infinity,
    });
  }

  override log(message: unknown, ...rest: unknown[]): void {
    const context = rest.at(-1);
    const isChatter = typeof context === 'string' && CHATTER.has(context);
    if (!isChatter || this.level === 'debug') super.log(message, ...(rest as [string]));
  }

  /** main.ts says why a start failed; the framework need not say it too. */
  override error(message: unknown, ...rest: unknown[]): void {
    if (rest.at(-1) !== 'ExceptionHandler') super.error(message, ...(rest as [string]));
  }
}
