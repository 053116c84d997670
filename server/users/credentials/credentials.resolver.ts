import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentCaller, CurrentViewer, type Caller } from '../../core/access/parameters.js';
import { Can, Public, SessionOnly } from '../../core/access/access.decorators.js';
import type { Viewer } from '../../core/access/viewer.js';
import { OncePerRequest } from '../../core/graphql/once-per-request.js';
import { CredentialsService } from './credentials.service.js';
import {
  ChangeEmailInput,
  ChangePasswordInput,
  ResetPasswordInput,
  UndoPasswordResetInput,
} from './credentials.types.js';
import { ResetUndoService } from './reset-undo.service.js';
import { toUser, UserType } from '../user.types.js';
import { SUCCESS, Success } from '../../core/graphql/payloads.js';

@Resolver()
@SessionOnly()
export class CredentialsResolver {
  constructor(
    private readonly credentials: CredentialsService,
    private readonly undo: ResetUndoService,
  ) {}

  @Public()
  @OncePerRequest()
  @Mutation(() => Success, {
    description:
      'Sets a new password, ends every session of the account, forgets every remembered browser ' +
      'and revokes every access token. The owner gets a link by mail that undoes it for a day.',
  })
  async resetPassword(
    @Args('input', { description: 'The new password, and the proof that allows it.' })
    { email, newPassword, proof }: ResetPasswordInput,
    @CurrentCaller() caller: Caller,
  ): Promise<Success> {
    await this.credentials.resetPassword(email, newPassword, { proof }, caller);
    return SUCCESS;
  }

  @Public()
  @OncePerRequest()
  @Mutation(() => Success, {
    description:
      'Undoes a reset by the link in its mail: ends the sessions and tokens opened since, restores the ' +
      'e-mail address of the account, and sets a password that its owner chooses.',
  })
  async undoPasswordReset(
    @Args('input', { description: 'The token of the link, and a new password.' })
    { token, newPassword }: UndoPasswordResetInput,
    @CurrentCaller() caller: Caller,
  ): Promise<Success> {
    await this.undo.undo(token, newPassword, caller);
    return SUCCESS;
  }

  @Can('account.manage')
  @OncePerRequest()
  @Mutation(() => Success, {
    description:
      'Sets a new password, ends every other session and forgets every remembered browser. Access ' +
      'tokens keep working.',
  })
  async changePassword(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'The current password and the new one.' })
    { currentPassword, newPassword }: ChangePasswordInput,
    @CurrentCaller() caller: Caller,
  ): Promise<Success> {
    await this.credentials.changePassword(viewer, currentPassword, newPassword, caller);
    return SUCCESS;
  }

  @Can('account.manage')
  @OncePerRequest()
  @Mutation(() => UserType, {
    description: 'Changes the e-mail address of the account. The old address gets a mail about it.',
  })
  async changeEmail(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'The new address, the proof that it is yours, the password.' })
    input: ChangeEmailInput,
    @CurrentCaller() caller: Caller,
  ): Promise<UserType> {
    return toUser(await this.credentials.changeEmail(viewer, input, caller));
  }
}
