import { ConsoleLogger, type LogLevel } from '@nestjs/common';
import type { Config } from './config/env.js';

/** From the most to the least urgent. A level includes all levels before it. */
const LEVELS: LogLevel[] = ['fatal', 'error', 'warn', 'log', 'debug'];

/** Contexts of the framework's start messages, which are shown only at level `debug`. */
const STARTUP_CONTEXTS = new Set([
  'GraphQLModule',
  'InstanceLoader',
  'NestApplication',
  'NestFactory',
  'RouterExplorer',
  'RoutesResolver',
]);

/** Logs text for development and JSON for production. */
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
    const isStartup = typeof context === 'string' && STARTUP_CONTEXTS.has(context);
    if (!isStartup || this.level === 'debug') super.log(message, ...(rest as [string]));
  }

  /** Hides the framework's message about a failed start, because run.ts prints the reason. */
  override error(message: unknown, ...rest: unknown[]): void {
    if (rest.at(-1) !== 'ExceptionHandler') super.error(message, ...(rest as [string]));
  }
}
