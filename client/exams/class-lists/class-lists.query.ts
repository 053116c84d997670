import { graphql } from '../../gql/exams';

export const CLASS_LISTS = graphql(`
  query ClassLists($search: String, $page: Int!) {
    classLists(search: $search, page: $page, pageSize: 25) {
      items {
        id
        name
        memberCount
        createdAt
      }
      totalCount
      totalPages
    }
  }
`);
