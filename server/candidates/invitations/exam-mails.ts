import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/env.js';
import type { Transaction } from '../../core/database/unit-of-work.js';
import { MailService, NOTICE_LIFETIME_MS } from '../../mail/mail.service.js';
import type { StaffMessage } from '../../mail/templates/exams.js';
import { minutesWithExtra } from '../../exams/rules/extra-time.js';
import type { OpenExam } from '../open-exams.js';
import { CandidateTokens } from '../candidate-tokens.js';
import { lockRecipients, updateMailed, type Recipient } from './invitation.queries.js';

export type LinkTemplate = 'exam-invitation' | 'exam-reminder' | 'exam-link' | 'exam-times';

/** The recipient of mails that are never sent. */
const NOBODY = 'nobody@withheld.invalid';

/** Sends mails with candidates' links. */
@Injectable()
export class ExamMails {
  constructor(
    private readonly mails: MailService,
    private readonly tokens: CandidateTokens,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The URL of a candidate's link. The token is in the fragment, which browsers do not send to servers. */
  linkOf(candidate: { id: string; linkVersion: number }): string {
    return `${this.config.PUBLIC_URL}/take#${this.tokens.sign(candidate)}`;
  }

  /**
   * Mails candidates their links, in the transaction that causes it. Skips candidates who are revoked or have
   * no address.
   * @param message of staff, to all of them
   * @returns the number of mails
   */
  async send(
    tx: Transaction,
    exam: OpenExam,
    learnerIds: readonly string[],
    template: LinkTemplate,
    message: StaffMessage | null = null,
  ): Promise<number> {
    const found = await lockRecipients(tx.manager, { quizId: exam.quizId, learnerIds });
    const requests = found.map((one) => ({
      ...this.request(exam, one, template, message),
      learnerId: one.learnerId,
    }));
    // A single mail is sent at once. Many have a lower priority than mails that people wait for.
    const mailIds =
      requests.length === 1 && requests[0]
        ? [await this.mails.send(tx, requests[0])]
        : await this.mails.sendAll(tx, requests);
    const isReminder = template === 'exam-reminder';
    await updateMailed(tx.manager, { ids: found.map(({ id }) => id), mailIds, isReminder });
    return found.length;
  }

  /**
   * Stores a mail that is never sent, with the same statements as `send`, so that the response takes as long
   * for an unknown address. The address itself is not stored.
   */
  async withhold(tx: Transaction, exam: OpenExam): Promise<void> {
    const placeholder = { id: exam.quizId, linkVersion: 0, opensAt: null, closesAt: null };
    const email = NOBODY;
    await lockRecipients(tx.manager, { quizId: exam.quizId, learnerIds: [placeholder.id] });
    const to = { ...placeholder, name: email, email, extraTimePercent: 0 };
    const request = this.request(exam, to, 'exam-link');
    const mailId = await this.mails.send(tx, { ...request, withheld: true });
    await updateMailed(tx.manager, {
      ids: [placeholder.id],
      mailIds: [mailId],
      isReminder: false,
    });
  }

  private request(
    exam: OpenExam,
    to: Omit<Recipient, 'learnerId'>,
    template: LinkTemplate,
    message: StaffMessage | null = null,
  ) {
    const opensAt = to.opensAt ?? exam.opensAt;
    const closesAt = to.closesAt ?? exam.closesAt;
    const values = {
      title: exam.title,
      institute: exam.instituteName,
      name: to.name === to.email ? null : to.name,
      opensAt: opensAt?.toISOString() ?? null,
      closesAt: closesAt?.toISOString() ?? null,
      timeZone: exam.timeZone,
      minutes: minutesWithExtra(exam.durationMinutes, to.extraTimePercent),
      url: this.linkOf(to),
      message,
    };
    const expiresAt = new Date(Date.now() + NOTICE_LIFETIME_MS);
    return { to: to.email, template, values, expiresAt };
  }
}
