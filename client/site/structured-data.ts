import type { PlansQuery } from '../gql/site/graphql';
import { CANONICAL } from './addresses';
import { describedTexts } from './texts/described-texts';

/** What the plans are and cost, for programs that read pages (schema.org, SoftwareApplication with an Offer a price). */
export function productData({ currency, plans }: PlansQuery['plans']): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: 'Examwright',
    url: `${CANONICAL}/`,
    image: `${CANONICAL}/social.png`,
    description: describedTexts.landing.description,
    applicationCategory: 'EducationalApplication',
    operatingSystem: 'Any with a browser',
    offers: plans.flatMap(({ name, monthlyPrice, yearlyPrice }) => [
      offer(`${name}, monthly`, monthlyPrice, currency, 'MON'),
      offer(`${name}, yearly`, yearlyPrice, currency, 'ANN'),
    ]),
  };
}

/** @param unitCode the period that is paid for (UN/CEFACT) */
function offer(name: string, price: number, priceCurrency: string, unitCode: 'MON' | 'ANN') {
  return {
    '@type': 'Offer',
    name,
    price,
    priceCurrency,
    url: `${CANONICAL}/plan`,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency,
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode },
    },
  };
}
