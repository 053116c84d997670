import { ApolloProvider } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { TrialGone, TrialResultsPage } from '../../exams/trial-results-page';
import { TimeZone } from '../../ui/format';
import { createTrialApollo } from '../trial-apollo';

/** The token stands in the fragment, which reaches no log. */
export function Component() {
  const token = /^#([\w-]+)$/.exec(useLocation().hash)?.[1];
  return token === undefined ? <TrialGone /> : <Trial key={token} token={token} />;
}

/** A visitor's zone is the one of their browser. */
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

function Trial({ token }: { token: string }) {
  const [isGone, setGone] = useState(false);
  const [apollo] = useState(() => createTrialApollo(token, () => setGone(true)));
  if (isGone) return <TrialGone />;
  return (
    <ApolloProvider client={apollo}>
      <TimeZone value={timeZone}>
        <TrialResultsPage />
      </TimeZone>
    </ApolloProvider>
  );
}
