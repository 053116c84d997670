/** The error catalogue of log-in (specification, section 8). */
import { authTexts as auth } from '../ui/texts/auth-texts';
import { problemOf } from '../ui/feedback/problem';
import { texts } from '../ui/texts/texts';
import { secondStepTexts } from '../ui/texts/two-factor-texts';

const { errors } = texts;

export function failureText(error: unknown): string {
  const problem = problemOf(error);
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
      // Browsers say so when there was no answer; all else is a fault on this side.
      return error instanceof TypeError ? errors.offline : auth.otherFailure;
    case 'INTERNAL':
      return errors.server;
    case 'SERVER':
      return textOfStatus(problem.status);
    case 'UNREADABLE':
      return auth.otherFailure;
    default:
      return errors.unexpected;
  }
}

/** Of an answer that is none of this server's: something stands before it. */
function textOfStatus(status: number | null): string {
  if (status === 400) return auth.badRequest;
  return status === 500 ? errors.server : errors.unexpected;
}
