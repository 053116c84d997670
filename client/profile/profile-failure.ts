import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { accountTexts } from '../ui/texts/account/account-texts';
import { toProblem } from '../ui/feedback/problem';

const { profile: words } = accountTexts;

/**
 * Why the profile could not be fetched, in the texts of docs/specification.md, section 8.
 * @param error undefined when the response contains no profile
 */
export function profileErrorMessage(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) return words.failed(toProblem(error).message);
  if (error === undefined || ServerParseError.is(error)) return words.strangeAnswer;
  if (ServerError.is(error)) return words.failed(String(error.statusCode));
  return words.noAnswer;
}
