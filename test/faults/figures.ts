/** What a run came to, in lines of a log. */
import type { Day } from './day.js';
import type { Evidence, Violation } from './evidence.js';
import type { Learner } from './learner.js';

const listed = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

export function figures(day: Day, evidence: Evidence, violations: readonly Violation[]): string {
  const { ledger, learners, premises, proxy } = day;
  const { attempts, told, late, pending, typed, receipts, candidates } = evidence;
  const gone = pending.filter(({ isBack, isAside }) => !isBack && !isAside).length;
  const aside = pending.filter(({ isAside }) => isAside).length;
  const by = (who: string): number =>
    attempts.filter(({ submittedBy }) => submittedBy === who).length;
  const as = (what: string): number => told.filter((one) => one.as === what).length;
  const of = (sort: string): number => violations.filter((one) => one.sort === sort).length;
  const { none = 0, ...faults } = proxy.counts;
  const lines = [
    `${attempts.length} attempts, ${by('LEARNER')} handed in, ${by('TIME')} ended by time; ` +
      `${candidates.length - attempts.length} never began (closed before, or gone for good)`,
    `${typed.length} changes typed, ${ledger.saves} saves sent in ${ledger.requests} requests, ` +
      `${as('STORED')} answers acknowledged, ${as('REFUSED')} refused, ${receipts.length} receipts told`,
    `strikes ${day.strikes}: killed ${listed(premises.kills)}; line down ${proxy.outages} times`,
    `of requests: passed ${none}, ${listed(faults)}`,
    `learners: ${listed(movesOf(learners))}`,
    `kept aside ${late.length}, of which on devices, too, ${aside}; pending on devices that came back ` +
      `${pending.length - gone - aside}, on others ${gone}; settled in ${Math.round(day.settledInMs / 1_000)} s`,
    `lost: acknowledged ${of('acknowledged and lost')}, typed ${of('typed and lost')}; ` +
      `double attempts ${of('double attempts')}, wrong deadlines ${of('wrong deadline')}, ` +
      `wrong marks ${of('wrong mark') + of('wrong score')}; violations in all ${violations.length}`,
  ];
  return lines.map((line) => `  ${line}\n`).join('');
}

function movesOf(learners: readonly Learner[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { counts, takeBacks } of learners) {
    for (const [kind, count] of Object.entries(counts)) sums[kind] = (sums[kind] ?? 0) + count;
    sums['take-overs back'] = (sums['take-overs back'] ?? 0) + takeBacks;
  }
  return sums;
}
