/** Reads what the walk left in the audit log. */
import type { Data } from '../api.js';
import type { Tour } from './tour.js';

const ACTIONS = ['QUESTIONS_CHANGED', 'QUESTIONS_PURGED', 'PAPER_PUBLISHED'];
/** The server counts the same by the same person in one entry an hour. */
const COUNTED = new Set(['QUESTIONS_CHANGED', 'QUESTIONS_PURGED']);

/** @param from when the walk began */
export async function readAuditLog({ walk, ada, bruno }: Tour, from: Date): Promise<void> {
  const variables = { filter: { from: from.toISOString(), actions: ACTIONS }, pageSize: 100 };
  for (const by of [ada, bruno])
    await walk.ask(by, 'audit log in the end', 'auditLog', variables, withoutHours);
}

/** As if the hour had not turned meanwhile: counts of the same are added up, in the latest entry. */
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
