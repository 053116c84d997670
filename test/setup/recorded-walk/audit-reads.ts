/** Reads what the steps wrote to the audit log. */
import type { Data } from '../api.js';
import type { StepContext } from './step-context.js';

const ACTIONS = ['QUESTIONS_CHANGED', 'QUESTIONS_PURGED', 'PAPER_PUBLISHED'];
/** Within an hour the server counts repetitions by the same person in one entry. */
const COUNTED = new Set(['QUESTIONS_CHANGED', 'QUESTIONS_PURGED']);

/** @param from when the first step began */
export async function readAuditLog(
  { recorder, owner, otherOwner }: StepContext,
  from: Date,
): Promise<void> {
  const variables = { filter: { from: from.toISOString(), actions: ACTIONS }, pageSize: 100 };
  for (const by of [owner, otherOwner])
    await recorder.ask(by, 'audit log in the end', 'auditLog', variables, withoutHours);
}

/**
 * Adds the counts of repetitions up in the latest entry. Otherwise a run across a full hour would record more entries
 * than others.
 */
function withoutHours({ auditLog }: Data): void {
  const entries = auditLog.items as (Data & { count: number })[];
  const latest = new Map<string, { count: number }>();
  auditLog.items = entries.filter((entry) => {
    const { action, actorId, quizId, count } = entry;
    if (!COUNTED.has(action as string)) return true;
    const key = [action, actorId, quizId].join();
    const later = latest.get(key);
    if (later) later.count += count;
    else latest.set(key, entry);
    return !later;
  });
}
