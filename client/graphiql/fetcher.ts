/** How the query editor sends operations: to the page's own origin, without cookies. */
import type { GraphiQLProps } from 'graphiql';
import { chosenOperation } from './chosen-operation';
import { subscribe } from './subscription';

type Headers = Record<string, string>;

/** The token that was typed last. In memory only: tokens are never stored. */
let authorization = '';

/** Queries and mutations go to /graphql, subscriptions to /graphql/stream, as the server requires. */
export const fetcher: GraphiQLProps['fetcher'] = async (request, options) => {
  const { query, isSubscription } = chosenOperation(request.query, request.operationName);
  const headers = completed(options?.headers ?? {});
  const operation = { ...request, query, operationName: request.operationName ?? undefined };
  if (isSubscription) return subscribe(operation, headers);
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(operation),
    credentials: 'omit',
  });
  return (await response.json()) as object;
};

/** Each tab has headers of its own: where the token is not typed yet, it is that of the tab before. */
function completed(headers: Headers): Headers {
  const name = Object.keys(headers).find((header) => header.toLowerCase() === 'authorization');
  if (name === undefined) return headers;
  const typed = String(headers[name]).trim();
  if (typed.toLowerCase() !== 'bearer') authorization = typed;
  return { ...headers, [name]: authorization || typed };
}
