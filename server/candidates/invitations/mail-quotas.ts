import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import type { Limit } from '../../core/http/rate-limits.js';
import { User } from '../../users/user.entity.js';

const YOUNG_MS = 7 * 86_400_000;
const DAY_S = 86_400;
const INVITATIONS = { name: 'invitations', points: 20_000, seconds: DAY_S };
const INVITATIONS_YOUNG = { name: 'invitations-young', points: 2_000, seconds: DAY_S };
const REMINDERS = { name: 'reminders', points: 40_000, seconds: DAY_S };
const REMINDERS_YOUNG = { name: 'reminders-young', points: 4_000, seconds: DAY_S };

/**
 * What may be mailed to learners in the name of an account; of a young one less: so far nobody knows for what
 * it was made.
 */
@Injectable()
export class MailQuotas {
  constructor(private readonly work: UnitOfWork) {}

  async invitations(viewer: Viewer): Promise<Limit> {
    return (await this.isYoung(viewer)) ? INVITATIONS_YOUNG : INVITATIONS;
  }

  /** Also for a link that is mailed again to one candidate. */
  async reminders(viewer: Viewer): Promise<Limit> {
    return (await this.isYoung(viewer)) ? REMINDERS_YOUNG : REMINDERS;
  }

  private async isYoung({ userId: id }: Viewer): Promise<boolean> {
    const createdAt = MoreThan(new Date(Date.now() - YOUNG_MS));
    return this.work.manager.existsBy(User, { id, createdAt });
  }
}
