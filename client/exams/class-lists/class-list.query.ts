import { graphql } from '../../gql/exams';
import type { ClassListQuery } from '../../gql/exams/graphql';

export const CLASS_LIST = graphql(`
  query ClassList($id: ID!, $page: Int!) {
    classList(id: $id) {
      id
      name
      memberCount
      members(page: $page, pageSize: 25) {
        items {
          id
          name
          email
          rollNumber
        }
        totalCount
        totalPages
      }
    }
  }
`);

export type ClassList = ClassListQuery['classList'];
