import { Injectable } from '@nestjs/common';
import { RateLimits, type Limit } from '../../core/http/rate-limits.js';
import { siteOf } from '../../core/security-events/network-of.js';

/**
 * Mails to an e-mail address for one purpose, asked for from one network address: what strangers ask for elsewhere,
 * or for something else, keeps no code from the owner.
 */
export const SPACING = { name: 'code-mail-minute', points: 1, seconds: 60 };
const HOURLY = { name: 'code-mail-hour', points: 5, seconds: 3_600 };
/** New codes for an e-mail address and purpose, from unfamiliar networks: each is another chance to guess. */
const DAILY = { name: 'code-mail-day', points: 50, seconds: 86_400 };
/** Above that the same code, which lives ten minutes, is mailed again, so that nobody fills a mailbox. */
const AGAIN = { name: 'code-mail-again', points: 1, seconds: 300 };
/**
 * Where a code is for one of many things (an exam), an address counts for each by itself, and apart from what is
 * mailed to it otherwise.
 */
const ABOUT_SPACING = { name: 'code-about-minute', points: 1, seconds: 60 };
const ABOUT_HOURLY = { name: 'code-about-hour', points: 10, seconds: 3_600 };
/** Of all of them together, links included: nobody makes things by the hundred to fill somebody's mailbox. */
const ABOUT_ADDRESS = { name: 'code-about-address', points: 30, seconds: 3_600 };
/** The same from anywhere: who comes from many networks does not, either. */
const ABOUT_MAILBOX = { name: 'code-about-mailbox', points: 100, seconds: 3_600 };
/** What is left above that to each site, so that strangers do not use up what its owner asks for. */
const ABOUT_SITE = { name: 'code-about-site', points: 1, seconds: 3_600 };

/** How often codes may be asked for, beside what holds of every e-mail address. */
export interface CodeLimits {
  /** From a network address. */
  requests: Limit;
  /** Whether the owner of the account was let in from this address before: they always get a code of their own. */
  isFamiliar?: boolean;
  /** The one of many things they are for, and how many codes may be mailed for it. */
  about?: { id: string; mails: Limit };
}

/** Who asks for a code, and what for. `address` is the network address. */
interface Asked {
  email: string;
  purpose: string;
  address: string;
}

/** How often codes are mailed. */
@Injectable()
export class CodeMailLimits {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Counts a request.
   * @returns whether it may have a code of its own; otherwise it gets the one that is alive
   * @throws TOO_MANY_REQUESTS
   */
  async admit(asked: Asked, { requests, isFamiliar = false, about }: CodeLimits): Promise<boolean> {
    const { email, purpose, address } = asked;
    await this.limits.consume(requests, address);
    if (about) {
      await this.limits.consume(ABOUT_SPACING, `${about.id} ${email} ${address}`);
      await this.limits.consume(ABOUT_HOURLY, `${about.id} ${email} ${address}`);
      await this.admitAbout(email, address);
      await this.limits.consume(about.mails, about.id);
      return true;
    }
    await this.limits.consume(SPACING, `${purpose} ${email} ${address}`);
    await this.limits.consume(HOURLY, `${purpose} ${email} ${address}`);
    return isFamiliar || !(await this.limits.count(DAILY, `${purpose} ${email}`));
  }

  /**
   * Counts a mail about one of many things.
   * @throws TOO_MANY_REQUESTS
   */
  async admitAbout(email: string, address: string): Promise<void> {
    await this.limits.consume(ABOUT_ADDRESS, `${email} ${address}`);
    if (await this.limits.count(ABOUT_MAILBOX, email))
      await this.limits.consume(ABOUT_SITE, `${email} ${siteOf(address)}`);
  }

  /**
   * Counts a mail above the daily ceiling.
   * @returns whether the code that is alive may be mailed again; if not, it has just arrived
   */
  async admitAgain(email: string, purpose: string): Promise<boolean> {
    return !(await this.limits.count(AGAIN, `${purpose} ${email}`));
  }
}
