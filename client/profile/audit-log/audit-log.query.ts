import { graphql } from '../../gql/profile';
import type { AuditLogQuery } from '../../gql/profile/graphql';

export const AUDIT_LOG = graphql(`
  query AuditLog($filter: AuditFilterInput!, $after: String) {
    auditLog(filter: $filter, after: $after, pageSize: 50) {
      items {
        id
        at
        action
        actorName
        quizId
        quizTitle
        about
        reason
        count
        details {
          name
          isChange
          value
          from
          to
        }
      }
      next
      searchedTo
    }
  }
`);

export type AuditEntry = AuditLogQuery['auditLog']['items'][number];
