import { graphql } from '../../gql/profile';

export const SET_GRADE_BANDS = graphql(`
  mutation SetGradeBands($bands: [GradeBandInput!]!) {
    setGradeBands(bands: $bands) {
      id
      gradeBands {
        label
        from
      }
    }
  }
`);
