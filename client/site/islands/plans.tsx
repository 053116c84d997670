import { useEffect, useState } from 'react';
import { ask } from '../ask';
import type { PlansQuery } from '../../gql/site/graphql';
import { PlanTable } from './plan-table';
import { planTexts as texts } from '../texts/plan-texts';
import { PLANS } from './plans.query';

interface PlansProps {
  /** As they were when the page was made. */
  catalogue: PlansQuery['plans'];
}

/** The plans: those of the page at once, those of the API as soon as it has answered. */
export default function Plans({ catalogue }: PlansProps) {
  const [current, setCurrent] = useState(catalogue);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    ask(PLANS).then(
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
