import { useEffect, useState } from 'react';
import { request } from '../forms/graphql-request';
import type { PlansQuery } from '../../gql/site/graphql';
import { PlanTable } from './plan-table';
import { planTexts as texts } from '../texts/plan-texts';
import { PLANS } from './plans.query';

interface PlansProps {
  /** The plans at the time of the build. */
  catalogue: PlansQuery['plans'];
}

/** Shows the plans of the build first, then those of the API. */
export default function Plans({ catalogue }: PlansProps) {
  const [current, setCurrent] = useState(catalogue);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    request(PLANS).then(
      ({ plans }) => setCurrent(plans),
      () => setHasFailed(true),
    );
  }, []);
  return (
    <>
      <PlanTable catalogue={current} />
      <p role="status">{hasFailed && texts.failed}</p>
    </>
  );
}
