import type { PlansQuery } from '../../gql/site/graphql';
import { About } from '../sections/about';
import { Features } from '../sections/features';
import { Help } from '../sections/help';
import { Home } from '../sections/home';
import { Plans } from '../sections/plans';

/** All sections in the specified order (docs/specification.md, section 2). */
export function Landing({ catalogue }: { catalogue: PlansQuery['plans'] }) {
  return (
    <>
      <Home />
      <About />
      <Help />
      <Features />
      <Plans catalogue={catalogue} />
    </>
  );
}
