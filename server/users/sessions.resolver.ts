import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentCaller, CurrentViewer, type Caller } from '../core/access/parameters.js';
import { Public } from '../core/access/public.decorator.js';
import type { Viewer } from '../core/access/viewer.js';
import { Once } from '../core/graphql/once.js';
import { LogInInput, LogInType, toLogIn } from './session.types.js';
import { SessionsService } from './sessions.service.js';

@Resolver()
export class SessionsResolver {
  constructor(private readonly sessions: SessionsService) {}

  @Public()
  @Once()
  @Mutation(() => LogInType, { description: 'Begins a session of twelve hours.' })
  async logIn(
    @Args('input', { description: 'Who logs in.' }) { email, password }: LogInInput,
    @CurrentCaller() caller: Caller,
  ): Promise<LogInType> {
    return toLogIn(await this.sessions.logIn(email, password, caller));
  }

  @Mutation(() => Boolean, { description: 'Ends this session: its token stops working at once.' })
  async logOut(@CurrentViewer() viewer: Viewer): Promise<boolean> {
    await this.sessions.logOut(viewer);
    return true;
  }
}
