import { Injectable } from '@nestjs/common';
import { RateLimits, type RateLimit } from '../../core/http/rate-limits.js';
import { siteOf } from '../../core/security-events/network-of.js';

/**
 * Mails to an e-mail address for one purpose, requested from one network address: requests of
 * strangers elsewhere, or for other purposes, do not keep the owner from getting a code.
 */
export const PER_MINUTE = { name: 'code-mail-minute', points: 1, seconds: 60 };
const PER_HOUR = { name: 'code-mail-hour', points: 5, seconds: 3_600 };
/**
 * New codes per e-mail address and purpose, from unfamiliar networks: each is another chance to
 * guess.
 */
const PER_DAY = { name: 'code-mail-day', points: 50, seconds: 86_400 };
/**
 * Above that, the current code, which is valid for ten minutes, is mailed again at this rate, so
 * that nobody fills a mailbox.
 */
const RESENDS = { name: 'code-mail-again', points: 1, seconds: 300 };
/**
 * Codes for a subject (an exam) count per subject, and separately from other mails to the address.
 */
const SUBJECT_PER_MINUTE = { name: 'code-about-minute', points: 1, seconds: 60 };
const SUBJECT_PER_HOUR = { name: 'code-about-hour', points: 10, seconds: 3_600 };
/** All subjects together, links included: creating hundreds of exams must not fill a mailbox. */
const SUBJECTS_FROM_ADDRESS = { name: 'code-about-address', points: 30, seconds: 3_600 };
/** The same from all networks together. */
const SUBJECTS_TO_MAILBOX = { name: 'code-about-mailbox', points: 100, seconds: 3_600 };
/** Left above that to each site, so that strangers do not use up the owner's share. */
const SUBJECTS_FROM_SITE = { name: 'code-about-site', points: 1, seconds: 3_600 };

/** How often codes may be requested, beside the limits of every e-mail address. */
export interface CodeLimits {
  /** Per network address. */
  requests: RateLimit;
  /**
   * Whether the owner has logged in from this address before: they always get a code of their own.
   */
  isFamiliar?: boolean;
  /** The subject of the code (an exam), and how many codes may be mailed for it. */
  about?: { id: string; mails: RateLimit };
}

/** `address` is the network address. */
interface CodeMailRequest {
  email: string;
  purpose: string;
  address: string;
}

/** Limits how often codes are mailed. */
@Injectable()
export class CodeMailLimits {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Counts a request.
   * @returns whether it gets a new code; otherwise it gets the current one
   * @throws TOO_MANY_REQUESTS
   */
  async admit(
    request: CodeMailRequest,
    { requests, isFamiliar = false, about }: CodeLimits,
  ): Promise<boolean> {
    const { email, purpose, address } = request;
    await this.limits.consume(requests, address);
    if (about) {
      await this.limits.consume(SUBJECT_PER_MINUTE, `${about.id} ${email} ${address}`);
      await this.limits.consume(SUBJECT_PER_HOUR, `${about.id} ${email} ${address}`);
      await this.admitSubjectMail(email, address);
      await this.limits.consume(about.mails, about.id);
      return true;
    }
    await this.limits.consume(PER_MINUTE, `${purpose} ${email} ${address}`);
    await this.limits.consume(PER_HOUR, `${purpose} ${email} ${address}`);
    return isFamiliar || !(await this.limits.count(PER_DAY, `${purpose} ${email}`));
  }

  /**
   * Counts a mail about a subject.
   * @throws TOO_MANY_REQUESTS
   */
  async admitSubjectMail(email: string, address: string): Promise<void> {
    await this.limits.consume(SUBJECTS_FROM_ADDRESS, `${email} ${address}`);
    if (await this.limits.count(SUBJECTS_TO_MAILBOX, email))
      await this.limits.consume(SUBJECTS_FROM_SITE, `${email} ${siteOf(address)}`);
  }

  /**
   * Counts a mail above the daily limit.
   * @returns whether the current code may be mailed again; if not, its last mail has just been sent
   */
  async admitResend(email: string, purpose: string): Promise<boolean> {
    return !(await this.limits.count(RESENDS, `${purpose} ${email}`));
  }
}
