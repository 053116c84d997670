import { graphql } from '../gql/profile';

/** @param months null: the stored setting */
export const RETENTION = graphql(`
  query LearnerRetention($months: Int) {
    learnerRetention(months: $months) {
      months
      dueCount
      unfinishedCount
    }
  }
`);

export const SET_RETENTION = graphql(`
  mutation SetLearnerRetention($months: Int) {
    setLearnerRetention(months: $months) {
      months
      dueCount
      unfinishedCount
    }
  }
`);
