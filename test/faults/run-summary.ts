/** The figures of a run, as lines of a log. */
import type { ExamRun } from './exam-run.js';
import type { Evidence, Violation } from './evidence.js';
import type { SimulatedCandidate } from './simulated-candidate.js';

const listed = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

export function summarize(
  run: ExamRun,
  evidence: Evidence,
  violations: readonly Violation[],
): string {
  const { ledger, environment, proxy } = run;
  const { attempts, saveOutcomes, late, pending, typed, receipts, candidates } = evidence;
  const gone = pending.filter(
    ({ wasReopened, isStoredAsLate }) => !wasReopened && !isStoredAsLate,
  ).length;
  const alsoOnDevice = pending.filter(({ isStoredAsLate }) => isStoredAsLate).length;
  const by = (who: string): number =>
    attempts.filter(({ submittedBy }) => submittedBy === who).length;
  const countOutcome = (what: string): number =>
    saveOutcomes.filter(({ outcome }) => outcome === what).length;
  const countViolations = (kind: string): number =>
    violations.filter((one) => one.kind === kind).length;
  const { none = 0, ...faults } = proxy.counts;
  const lines = [
    `${attempts.length} attempts, ${by('LEARNER')} submitted, ${by('TIME')} ended by time; ` +
      `${candidates.length - attempts.length} never began (closed before, or gone for good)`,
    `${typed.length} changes typed, ${ledger.saves} saves sent in ${ledger.requests} requests, ` +
      `${countOutcome('STORED')} answers acknowledged, ${countOutcome('REFUSED')} refused, ${receipts.length} receipts received`,
    `faults ${run.faultCount}: killed ${listed(environment.kills)}; network down ${proxy.outages} times`,
    `of requests: passed ${none}, ${listed(faults)}`,
    `candidates: ${listed(actionsOf(run.candidates))}`,
    `stored as late ${late.length}, of which on devices, too, ${alsoOnDevice}; pending on devices that came back ` +
      `${pending.length - gone - alsoOnDevice}, on others ${gone}; settled in ${Math.round(run.settledAfterMs / 1_000)} s`,
    `lost: acknowledged ${countViolations('acknowledged and lost')}, typed ${countViolations('typed and lost')}; ` +
      `double attempts ${countViolations('double attempts')}, wrong deadlines ${countViolations('wrong deadline')}, ` +
      `wrong marks ${countViolations('wrong mark') + countViolations('wrong score')}; violations in all ${violations.length}`,
  ];
  return lines.map((line) => `  ${line}\n`).join('');
}

function actionsOf(candidates: readonly SimulatedCandidate[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { counts, takeOvers } of candidates) {
    for (const [kind, count] of Object.entries(counts)) sums[kind] = (sums[kind] ?? 0) + count;
    sums['take-overs back'] = (sums['take-overs back'] ?? 0) + takeOvers;
  }
  return sums;
}
