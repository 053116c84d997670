import { ApolloProvider } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { TrialGone, TrialResultsPage } from '../../exams/results/trial-results-page';
import { TimeZone } from '../../ui/format';
import { staffOrigin } from '../addresses/origins';
import { createTrialApollo } from '../apollo/trial-apollo';

/** The token is in the URL's fragment, which no server logs. */
export function Component() {
  const { hash, search } = useLocation();
  const token = /^#([\w-]+)$/.exec(hash)?.[1];
  const visitorId = new URLSearchParams(search).get('learner');
  if (token === undefined) return <TrialGone />;
  return <Trial key={token} token={token} visitorId={visitorId} />;
}

/** Visitors see times in the zone of their browser. */
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

function Trial({ token, visitorId }: { token: string; visitorId: string | null }) {
  const [isGone, setGone] = useState(false);
  const [apollo] = useState(() => createTrialApollo(token, () => setGone(true)));
  if (isGone) return <TrialGone />;
  return (
    <ApolloProvider client={apollo}>
      <TimeZone value={timeZone}>
        <TrialResultsPage visitorId={visitorId} registerAddress={`${staffOrigin()}/register`} />
      </TimeZone>
    </ApolloProvider>
  );
}
