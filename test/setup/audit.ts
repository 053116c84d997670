/** Reading the audit log of an institute. */
import type { Api, Data } from './api.js';

export const AUDIT_LOG = `query ($filter: AuditFilterInput, $after: String, $pageSize: Int! = 100) {
  auditLog(filter: $filter, after: $after, pageSize: $pageSize) {
    items {
      id at action actorId actorName quizId quizTitle about reason count
      details { name isChange value from to }
    }
    next searchedTo
  }
}`;

/** Its entries, the latest first. */
export async function auditLog(owner: Api, filter: object = {}): Promise<Data[]> {
  return (await owner.ask(AUDIT_LOG, { filter }))['auditLog'].items as Data[];
}

/** The actions on a quiz, the earliest first. */
export async function auditedActions(owner: Api, quizId: string): Promise<string[]> {
  return (await auditLog(owner, { quizId })).map(({ action }) => action as string).reverse();
}
