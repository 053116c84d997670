import { graphql } from '../../gql/site';

/** Starts a trial exam. */
export const START_TRIAL = graphql(`
  mutation StartTrial {
    startTrial {
      takePath
      resultsPath
      expiresAt
    }
  }
`);
