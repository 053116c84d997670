import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Viewer } from '../../core/access/viewer.js';
import type { RateLimit } from '../../core/http/rate-limits.js';
import { User } from '../../users/user.entity.js';
import { isNewAccount } from './new-account.js';

const DAY_S = 86_400;
const INVITATIONS = { name: 'invitations', points: 20_000, seconds: DAY_S };
const INVITATIONS_OF_NEW_ACCOUNT = { name: 'invitations-young', points: 2_000, seconds: DAY_S };
const REMINDERS = { name: 'reminders', points: 40_000, seconds: DAY_S };
const REMINDERS_OF_NEW_ACCOUNT = { name: 'reminders-young', points: 4_000, seconds: DAY_S };

/**
 * Limits the mails to learners on behalf of an account. New accounts have lower limits, because they may have
 * been created for spam.
 */
@Injectable()
export class MailQuotas {
  constructor(@InjectRepository(User) private readonly users: Repository<User>) {}

  async invitations(viewer: Viewer): Promise<RateLimit> {
    return (await this.isNewAccount(viewer)) ? INVITATIONS_OF_NEW_ACCOUNT : INVITATIONS;
  }

  /** Also limits links that are mailed again to one candidate. */
  async reminders(viewer: Viewer): Promise<RateLimit> {
    return (await this.isNewAccount(viewer)) ? REMINDERS_OF_NEW_ACCOUNT : REMINDERS;
  }

  private async isNewAccount({ userId: id }: Viewer): Promise<boolean> {
    return isNewAccount(await this.users.findOneByOrFail({ id }));
  }
}
