/** The query editor at /graphql: a separate page that shares nothing with the staff pages. */
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './page.css';
import { GraphiQL, type GraphiQLProps } from 'graphiql';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { FIRST_HEADERS, FIRST_QUERY } from './first-tab';

/**
 * Sends operations to the page's own origin, without cookies: the user types the token into the
 * headers.
 */
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
      // Queries can contain a password, so they are stored only until the tab is closed. Tokens are
      // never stored: the history plugin would store them despite these settings, so it is off.
      storage={sessionStorage}
      shouldPersistHeaders={false}
      showPersistHeadersSettings={false}
      plugins={[]}
    />
  </StrictMode>,
);
