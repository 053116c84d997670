import { graphql } from '../../gql/site';

/** The current plans. */
export const PLANS = graphql(`
  query Plans {
    plans {
      currency
      plans {
        name
        monthlyPrice
        yearlyPrice
        annualSavingPercent
        examsPerMonth
        studentsPerMonth
      }
      addOns {
        kind
        price
      }
    }
  }
`);
