import type { PlansQuery } from '../gql/site/graphql';
import { CANONICAL } from './texts/addresses';
import { pageMetadataTexts } from './texts/page-metadata-texts';

/** Structured data about the product and its plans (schema.org SoftwareApplication, one Offer for each price). */
export function productData({ currency, plans }: PlansQuery['plans']): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: 'Examwright',
    url: `${CANONICAL}/`,
    image: `${CANONICAL}/social.png`,
    description: pageMetadataTexts.landing.description,
    applicationCategory: 'EducationalApplication',
    operatingSystem: 'Any with a browser',
    offers: plans.flatMap(({ name, monthlyPrice, yearlyPrice }) => [
      offer(`${name}, monthly`, monthlyPrice, currency, 'MON'),
      offer(`${name}, yearly`, yearlyPrice, currency, 'ANN'),
    ]),
  };
}

/** @param unitCode the billing period (UN/CEFACT) */
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
