import { graphql } from '../../gql/site';

/** Makes a trial. */
export const START_TRIAL = graphql(`
  mutation StartTrial {
    startTrial {
      takePath
      resultsPath
      expiresAt
    }
  }
`);
