/**
 * `npm run two-factor -- off <address>`: for the owner of an account who has lost both authenticator app
 * and recovery codes, where no colleague can help. It reads the same variables as the application, which
 * may be running meanwhile or not; a worker sends the mail.
 */
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { complain, exitCodeOf, Misuse, NOT_DONE, printable, say, withDatabase } from './command.js';
import { emailRule } from './core/errors/validation.js';
import { AppLogger } from './logger.js';
import { startQuickly } from './quick-start.js';
import { LostTwoFactorService } from './users/two-factor/lost-two-factor.service.js';

const USAGE = `Usage:
  npm run two-factor -- off <address>   switches the two-factor log-in of an account off`;

process.exitCode = NOT_DONE;
void exitCodeOf(main()).then((code) => (process.exitCode = code));

async function main(): Promise<number> {
  const [verb, typed, ...rest] = process.argv.slice(2);
  const email = emailRule.safeParse(typed);
  if (verb !== 'off' || !email.success || rest.length > 0) throw new Misuse(USAGE);
  return withDatabase(async (config, url) => {
    // What it changes is a security event, which is said here: the log of the server has none of it.
    const options = { logger: new AppLogger('info', config.isProduction), abortOnError: false };
    // Not before it is needed: it loads the whole application.
    startQuickly();
    const { JobsCommandModule } = await import('./app.module.js');
    const module = JobsCommandModule.forRoot(config, url);
    const context = await NestFactory.createApplicationContext(module, options);
    try {
      const service = context.get(LostTwoFactorService, { strict: false });
      const whose = printable(email.data);
      if (await service.removeOf(email.data))
        return say(`The two-factor log-in of ${whose} is off. They are told by mail.`);
      return complain(`No account of ${whose} has two-factor log-in.`);
    } finally {
      await context.close();
    }
  });
}
