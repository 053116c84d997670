import type { PlansQuery } from '../../gql/site/graphql';
import { Island } from '../islands/island';
import PlansIsland from '../islands/plans';
import { Section } from './section';
import { planTexts as texts } from '../texts/plan-texts';

interface PlansProps {
  catalogue: PlansQuery['plans'];
  isPage?: boolean;
}

/** The prices, and how to buy a plan. */
export function Plans({ catalogue, isPage = false }: PlansProps) {
  const Heading = isPage ? 'h2' : 'h3';
  return (
    <Section id="plan" title={texts.title} lead={texts.lead} isPage={isPage} isPaper>
      <Island name="plans" props={{ catalogue }}>
        <PlansIsland catalogue={catalogue} />
      </Island>
      <Heading>{texts.phoneTitle}</Heading>
      <p>{texts.phone}</p>
      <p>
        <a className="site-button" href="#contact">
          {texts.call}
        </a>
      </p>
    </Section>
  );
}
