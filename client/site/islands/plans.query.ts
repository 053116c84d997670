import { graphql } from '../../gql/site';

/** The plans as they are now. */
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
