import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { accountTexts } from '../ui/texts/account-texts';
import { problemOf } from '../ui/feedback/problem';

const { profile: words } = accountTexts;

/**
 * Why the profile could not be fetched, in the texts of the specification (section 8).
 * @param error undefined: there was an answer, but no profile in it
 */
export function profileFailure(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) return words.failed(problemOf(error).message);
  if (error === undefined || ServerParseError.is(error)) return words.strangeAnswer;
  if (ServerError.is(error)) return words.failed(String(error.statusCode));
  return words.noAnswer;
}
