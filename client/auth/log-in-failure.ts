/** The error messages of log-in (docs/specification.md, section 8). */
import { authTexts as auth } from '../ui/texts/auth-texts';
import { toProblem } from '../ui/feedback/problem';
import { texts } from '../ui/texts/texts';
import { secondStepTexts } from '../ui/texts/account/two-factor-texts';

const { errors } = texts;

export function logInErrorMessage(error: unknown): string {
  const problem = toProblem(error);
  switch (problem.code) {
    case 'WRONG_PASSWORD':
      return auth.wrongPassword;
    case 'EMAIL_NOT_FOUND':
      return auth.emailUnknown;
    case 'SECOND_FACTOR_WRONG':
      return secondStepTexts.wrong;
    case 'CHALLENGE_INVALID':
      return secondStepTexts.over;
    case 'VALIDATION':
    case 'BAD_USER_INPUT':
      return auth.badRequest;
    case 'TOO_MANY_REQUESTS':
      return errors.tryAgainIn(problem.retryAfter ?? 60);
    case 'OFFLINE':
      // fetch throws a TypeError when there was no response; anything else is a bug of the client.
      return error instanceof TypeError ? errors.offline : auth.otherFailure;
    case 'INTERNAL':
      return errors.server;
    case 'SERVER':
      return messageForStatus(problem.status);
    case 'UNREADABLE':
      return auth.otherFailure;
    default:
      return errors.unexpected;
  }
}

/**
 * For a response that is not from our server but from something before it, for instance a proxy.
 */
function messageForStatus(status: number | null): string {
  if (status === 400) return auth.badRequest;
  return status === 500 ? errors.server : errors.unexpected;
}
