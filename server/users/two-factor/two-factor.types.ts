import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../../core/graphql/date-time.scalar.js';
import type { TrustedBrowser } from '../sessions/trusted-browser.entity.js';
import type { TwoFactorState } from './two-factor.service.js';

@ObjectType('TwoFactor', { description: 'Two-factor log-in of an account.' })
export class TwoFactorType {
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was switched on with the current app; null while it is off.',
  })
  since!: Date | null;

  @Field({ description: 'Whether the institute requires it.' })
  isRequired!: boolean;

  @Field({ description: 'Whether it has to be set up before anything else can be done.' })
  mustSetUp!: boolean;

  @Field(() => Int, { description: 'How many recovery codes are not used yet, of 10.' })
  recoveryCodesLeft!: number;
}

export function toTwoFactor({ since, isRequired, recoveryCodesLeft }: TwoFactorState) {
  return { since, isRequired, mustSetUp: isRequired && since === null, recoveryCodesLeft };
}

@ObjectType('TwoFactorSetUp', { description: 'What an authenticator app needs to know.' })
export class TwoFactorSetUpType {
  @Field({ description: 'To be typed into an app that cannot scan; base32.' })
  secret!: string;

  @Field({ description: 'The same as an `otpauth:` address, to be shown as a QR code.' })
  uri!: string;
}

@ObjectType('TrustedBrowser', { description: 'A browser that needs no code.' })
export class TrustedBrowserType {
  @Field(() => ID, { description: 'Identifies it, to forget it. It is not its token.' })
  id!: string;

  @Field(() => DateTimeScalar, { description: 'When it was trusted.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When the trust ends.' })
  expiresAt!: Date;

  @Field({ description: 'The network address it was trusted from; for IPv6 the network.' })
  clientAddress!: string;

  @Field({ description: 'What the browser or program calls itself.' })
  userAgent!: string;
}

export function toTrustedBrowser(browser: TrustedBrowser): TrustedBrowserType {
  const { id, createdAt, expiresAt, clientAddress, userAgent } = browser;
  return { id, createdAt, expiresAt, clientAddress, userAgent };
}

@ObjectType({ description: 'Recovery codes for two-factor log-in, shown only this once.' })
export class RecoveryCodes {
  @Field(() => [String], { description: 'Each can be used once, in place of a code of the app.' })
  codes!: string[];
}
