import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/env.js';
import { DevelopmentTransport } from './development.transport.js';
import { DevMailboxController } from './dev-mailbox.controller.js';
import { DevMailbox } from './dev-mailbox.js';
import { FailedMails } from './failed-mails.js';
import { MailJobs } from './mail.jobs.js';
import { MailService } from './mail.service.js';
import { MailTransport, SmtpTransport } from './mail.transport.js';
import { Mail } from './mail.entity.js';

const mailbox = {
  provide: DevMailbox,
  inject: [CONFIG],
  useFactory: (config: Config) => new DevMailbox(config.DATA_DIR),
};

const transport = {
  provide: MailTransport,
  inject: [CONFIG, DevMailbox],
  useFactory: (config: Config, box: DevMailbox): MailTransport =>
    config.SMTP_URL
      ? new SmtpTransport(config.SMTP_URL, config.MAIL_FROM)
      : new DevelopmentTransport(box),
};

@Module({ providers: [MailService, mailbox], exports: [MailService, DevMailbox] })
export class MailModule {}

@Module({ imports: [MailModule], controllers: [DevMailboxController] })
export class MailApiModule {}

@Module({
  imports: [TypeOrmModule.forFeature([Mail]), MailModule],
  providers: [transport, MailJobs, FailedMails],
})
export class MailWorkerModule {}
