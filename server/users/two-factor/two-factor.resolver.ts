import { Args, ID, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentCaller, CurrentViewer, type Caller } from '../../core/access/parameters.js';
import { Can, SessionOnly, WithoutTwoFactor } from '../../core/access/access.decorators.js';
import type { Viewer } from '../../core/access/viewer.js';
import { OncePerRequest } from '../../core/graphql/once-per-request.js';
import { InstituteType, toInstitute, UserType } from '../user.types.js';
import { TrustedBrowsersService } from '../sessions/trusted-browsers.service.js';
import { TwoFactorRequirementService } from './two-factor-requirement.service.js';
import { TwoFactorService } from './two-factor.service.js';
import {
  toTrustedBrowser,
  toTwoFactor,
  TrustedBrowserType,
  TwoFactorSetUpType,
  TwoFactorType,
} from './two-factor.types.js';
import { EndedRecord, SUCCESS, Success } from '../../core/graphql/payloads.js';
import { RecoveryCodes } from './two-factor.types.js';

const PASSWORD = { description: 'Your password.' };
const CODE = {
  type: () => String,
  nullable: true,
  description:
    'A code of the authenticator app in use, or a recovery code; needed where two-factor log-in is on.',
} as const;

@Resolver(() => UserType)
@SessionOnly()
export class TwoFactorResolver {
  constructor(
    private readonly service: TwoFactorService,
    private readonly requirement: TwoFactorRequirementService,
    private readonly browsers: TrustedBrowsersService,
  ) {}

  @ResolveField(() => TwoFactorType, {
    description: 'Whether, and since when, it has a second factor.',
  })
  async twoFactor(@Parent() user: UserType): Promise<TwoFactorType> {
    return toTwoFactor(await this.service.state(user));
  }

  @Can('account.manage')
  @WithoutTwoFactor()
  @OncePerRequest()
  @Mutation(() => TwoFactorSetUpType, {
    description:
      'Begins the set-up of an authenticator app, the first or another one. Nothing changes until ' +
      'confirmTwoFactor, within 15 minutes.',
  })
  async beginTwoFactor(
    @CurrentViewer() viewer: Viewer,
    @Args('password', PASSWORD) password: string,
    @Args('code', CODE) code: string | null,
    @CurrentCaller() caller: Caller,
  ): Promise<TwoFactorSetUpType> {
    return this.service.begin(viewer, { password, code }, caller);
  }

  @Can('account.manage')
  @WithoutTwoFactor()
  @OncePerRequest()
  @Mutation(() => RecoveryCodes, {
    description:
      'Switches two-factor log-in on, with the app that was set up. Ends every other session and forgets ' +
      'every browser. Returns ten recovery codes, shown only this once; earlier ones stop working.',
  })
  async confirmTwoFactor(
    @CurrentViewer() viewer: Viewer,
    @Args('code', { description: 'The six digits that the app shows.' }) code: string,
    @CurrentCaller() caller: Caller,
  ): Promise<RecoveryCodes> {
    return { codes: await this.service.confirm(viewer, code, caller) };
  }

  @Can('account.manage')
  @OncePerRequest()
  @Mutation(() => Success, {
    description:
      'Switches two-factor log-in off, unless your institute requires it. Ends every other session and ' +
      'forgets every browser.',
  })
  async switchOffTwoFactor(
    @CurrentViewer() viewer: Viewer,
    @Args('password', PASSWORD) password: string,
    @Args('code', CODE) code: string | null,
    @CurrentCaller() caller: Caller,
  ): Promise<Success> {
    await this.service.switchOff(viewer, { password, code }, caller);
    return SUCCESS;
  }

  @Can('account.manage')
  @OncePerRequest()
  @Mutation(() => RecoveryCodes, {
    description: 'Returns ten new recovery codes, shown only this once. Earlier ones stop working.',
  })
  async renewRecoveryCodes(
    @CurrentViewer() viewer: Viewer,
    @Args('password', PASSWORD) password: string,
    @Args('code', CODE) code: string | null,
    @CurrentCaller() caller: Caller,
  ): Promise<RecoveryCodes> {
    return { codes: await this.service.renewRecoveryCodes(viewer, { password, code }, caller) };
  }

  @Can('institute.manage')
  @OncePerRequest()
  @Mutation(() => InstituteType, {
    description:
      'Sets whether your institute requires two-factor log-in. Members without it can do nothing but set ' +
      'it up from then on, in open sessions too. For owners who have it themselves.',
  })
  async requireTwoFactor(
    @CurrentViewer() viewer: Viewer,
    @Args('isRequired', { description: 'Whether it does.' }) isRequired: boolean,
    @Args('password', PASSWORD) password: string,
    @CurrentCaller() caller: Caller,
  ): Promise<InstituteType> {
    return toInstitute(await this.requirement.set(viewer, isRequired, password, caller));
  }

  @Can('account.manage')
  @Query(() => [TrustedBrowserType], {
    description: 'Browsers that need no code to log in, the latest first, at most 20.',
  })
  async trustedBrowsers(@CurrentViewer() viewer: Viewer): Promise<TrustedBrowserType[]> {
    return (await this.browsers.list(viewer)).map(toTrustedBrowser);
  }

  @Can('account.manage')
  @Mutation(() => EndedRecord, {
    description: 'Ends trust in one of your browsers: it needs a code again.',
  })
  async forgetTrustedBrowser(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Which browser.' }) id: string,
  ): Promise<EndedRecord> {
    await this.browsers.forget(viewer, id);
    return { id };
  }
}
