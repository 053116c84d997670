import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer } from '../../core/access/parameters.js';
import { Can, SessionOnly, WithoutTwoFactor } from '../../core/access/access.decorators.js';
import type { Viewer } from '../../core/access/viewer.js';
import { SessionListService } from './session-list.service.js';
import { SessionType, toSession } from './session.types.js';
import { SessionsService } from './sessions.service.js';
import { EndedRecord, SUCCESS, Success } from '../../core/graphql/payloads.js';

@Resolver()
@SessionOnly()
export class SessionsResolver {
  constructor(
    private readonly service: SessionsService,
    private readonly lists: SessionListService,
  ) {}

  @Can('account.manage')
  @Query(() => [SessionType], {
    description:
      'Where you are logged in, the latest first, at most 100: open sessions, and the last session of ' +
      'each remembered browser without an open one.',
  })
  async sessions(@CurrentViewer() viewer: Viewer): Promise<SessionType[]> {
    return (await this.lists.list(viewer)).map(toSession);
  }

  @Can('account.manage')
  @WithoutTwoFactor()
  @Mutation(() => Success, { description: 'Ends this session: its token stops working at once.' })
  async logOut(
    @CurrentViewer() viewer: Viewer,
    @Args('forgetBrowser', {
      defaultValue: false,
      description:
        'Whether its browser, if it was remembered, needs the password for its next log-in.',
    })
    forgetBrowser: boolean,
    @Args('trustedBrowserToken', {
      type: () => String,
      nullable: true,
      description:
        'The token from `confirmLogIn`: with `forgetBrowser` this browser needs a code again.',
    })
    trustedBrowserToken: string | null = null,
  ): Promise<Success> {
    await this.service.logOut(viewer, forgetBrowser, trustedBrowserToken);
    return SUCCESS;
  }

  @Can('account.manage')
  @Mutation(() => EndedRecord, {
    description: 'Ends one of your sessions, and forgets its browser if it was remembered.',
  })
  async endSession(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Which session.' }) id: string,
  ): Promise<EndedRecord> {
    await this.service.end(viewer, id);
    return { id };
  }

  @Can('account.manage')
  @WithoutTwoFactor()
  @Mutation(() => Success, {
    description: 'Ends every session of yours, this one too, and forgets every remembered browser.',
  })
  async logOutEverywhere(@CurrentViewer() viewer: Viewer): Promise<Success> {
    await this.service.logOutEverywhere(viewer);
    return SUCCESS;
  }
}
