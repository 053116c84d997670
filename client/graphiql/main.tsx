/** The query editor at /graphql: a separate page that shares nothing with the staff pages. */
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './page.css';
import { GraphiQL } from 'graphiql';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { EXAMPLE_HEADERS, EXAMPLE_TABS } from './examples';
import { fetcher } from './fetcher';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <GraphiQL
      fetcher={fetcher}
      defaultTabs={EXAMPLE_TABS}
      defaultHeaders={EXAMPLE_HEADERS}
      defaultEditorToolsVisibility="headers"
      // Queries can contain a password, so they are stored only until the tab is closed. Tokens are
      // never stored: the history plugin would store them despite these settings, so it is off.
      storage={sessionStorage}
      shouldPersistHeaders={false}
      showPersistHeadersSettings={false}
      plugins={[]}
    >
      <GraphiQL.Logo>
        <nav className="guide-links" aria-label="Documentation">
          <a href="/docs/api-guide">API guide</a>
          <a href="/docs/api">REST routes</a>
        </nav>
      </GraphiQL.Logo>
    </GraphiQL>
  </StrictMode>,
);
