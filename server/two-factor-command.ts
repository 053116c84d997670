/**
 * `npm run two-factor -- off <address>`: for the owner of an account who has lost both authenticator app
 * and recovery codes, when no colleague can help. It reads the same variables as the application, which
 * may or may not be running; a worker sends the mail.
 */
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import {
  printError,
  exitCodeOf,
  UsageError,
  EXIT_FAILURE,
  printable,
  printLine,
  withDatabase,
} from './command.js';
import { emailRule } from './core/errors/validation.js';
import { AppLogger } from './logger.js';
import { useCompileCache } from './compile-cache.js';
import { LostTwoFactorService } from './users/two-factor/lost-two-factor.service.js';

const USAGE = `Usage:
  npm run two-factor -- off <address>   switches the two-factor log-in of an account off`;

process.exitCode = EXIT_FAILURE;
void exitCodeOf(main()).then((code) => (process.exitCode = code));

async function main(): Promise<number> {
  const [verb, typed, ...rest] = process.argv.slice(2);
  const email = emailRule.safeParse(typed);
  if (verb !== 'off' || !email.success || rest.length > 0) throw new UsageError(USAGE);
  return withDatabase(async (config, url) => {
    // Level `info` prints the security event here: the server does not log it.
    const options = { logger: new AppLogger('info', config.isProduction), abortOnError: false };
    // Imported late, because it loads the whole application.
    useCompileCache();
    const { JobsCommandModule } = await import('./app.module.js');
    const module = JobsCommandModule.forRoot(config, url);
    const context = await NestFactory.createApplicationContext(module, options);
    try {
      const service = context.get(LostTwoFactorService, { strict: false });
      const printableAddress = printable(email.data);
      if (await service.removeByEmail(email.data))
        return printLine(
          `The two-factor log-in of ${printableAddress} is off. They are told by mail.`,
        );
      return printError(`No account of ${printableAddress} has two-factor log-in.`);
    } finally {
      await context.close();
    }
  });
}
