/** The query editor at /graphql: a page of its own, which shares nothing with the staff's pages. */
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './page.css';
import { GraphiQL, type GraphiQLProps } from 'graphiql';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { FIRST_HEADERS, FIRST_QUERY } from './first-tab';

/** To where the page came from, and with no cookie: the token is in the headers that are typed. */
const fetcher: GraphiQLProps['fetcher'] = async (request, options) => {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { ...options?.headers, 'content-type': 'application/json' },
    body: JSON.stringify(request),
    credentials: 'omit',
  });
  return (await response.json()) as object;
};

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <GraphiQL
      fetcher={fetcher}
      defaultQuery={FIRST_QUERY}
      defaultHeaders={FIRST_HEADERS}
      defaultEditorToolsVisibility="headers"
      // Queries stay until the tab is closed, for they may hold a password. Tokens are not kept at
      // all: the history would, whatever is said here of headers.
      storage={sessionStorage}
      shouldPersistHeaders={false}
      showPersistHeadersSettings={false}
      plugins={[]}
    />
  </StrictMode>,
);
