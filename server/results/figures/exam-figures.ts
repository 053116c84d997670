import { setImmediate } from 'node:timers/promises';
import type { MarkingPattern } from '../../marks/marking-pattern.js';
import { isPassed } from '../../attempts/submission/pass-mark.js';
import type { RevisionQuestion } from '../../exams/revisions/paper-revision.entity.js';
import { ruleOf } from '../../exams/rules/question-marks.js';
import { distributionOf } from '../../statistics/distribution.js';
import { percentsOf, shareStatistics, type ShareCount } from '../../statistics/share-statistics.js';
import { summaryOf } from '../../statistics/summary.js';
import type { AttemptSet } from './attempt-set.js';
import { chooseAttempts, shareOf } from './chosen-attempts.js';
import type { ComputedFigures, PaperFigures } from './computed-figures.js';
import type { AttemptRow } from './figures.queries.js';
import type { RuledQuestion } from './marks-in-units.js';
import { paperFigures, type OnProgress } from './paper-figures.js';

/** What figures are computed from. */
export interface FigureInputs {
  /** All submitted attempts of the exam. */
  attempts: readonly AttemptRow[];
  set: AttemptSet;
  /** The revision whose questions are analysed. */
  revisionId: string;
  questions: readonly RevisionQuestion[];
}

/** The only definition of an exam's statistics: pages and exports both use it. */
export async function computeExamFigures(
  inputs: FigureInputs,
  onProgress?: OnProgress,
): Promise<ComputedFigures> {
  const { attempts, set } = inputs;
  const chosen = chooseAttempts(attempts, set);
  const marked = chosen.filter(({ waitingCount }) => waitingCount === 0);
  const passed = marked.map((attempt) => isPassed(attempt, attempt));
  const shares = countShares(marked);
  const times = marked.flatMap(({ seconds }) => seconds ?? []);
  const paper = await computePaper(marked, inputs, onProgress);
  return {
    submittedCount: attempts.length,
    chosenCount: chosen.length,
    markedCount: marked.length,
    passedCount: passed.filter((is) => is === true).length,
    failedCount: passed.filter((is) => is === false).length,
    scores: shareStatistics(shares),
    distribution: distributionOf(percentsOf(shares)),
    times: summaryOf(Float64Array.from(times)),
    paper,
  };
}

/** Attempts with a maximum of 0 have no share. */
function countShares(attempts: readonly AttemptRow[]): ShareCount[] {
  const counts = new Map<string, ShareCount>();
  for (const attempt of attempts) {
    const key = `${attempt.exactScore} ${attempt.exactMaxScore}`;
    const counted = counts.get(key);
    if (counted) counted.count += 1;
    else {
      const share = shareOf(attempt);
      if (share) counts.set(key, { ...share, count: 1 });
    }
  }
  return [...counts.values()];
}

async function computePaper(
  marked: readonly AttemptRow[],
  { attempts, revisionId, questions }: FigureInputs,
  onProgress?: OnProgress,
): Promise<PaperFigures> {
  const withRevision = marked.filter((attempt) => attempt.revisionId === revisionId);
  const taken = attempts.filter((attempt) => attempt.revisionId === revisionId);
  const rulesOf = readRules(questions);
  const rules = mostCommonRules(withRevision.length > 0 ? withRevision : taken, rulesOf);
  const counted = withRevision.filter((attempt) => rulesOf(attempt).name === rules?.name);
  const texts = counted.flatMap(({ markedAnswers }) => markedAnswers ?? []);
  await setImmediate();
  return {
    ...(await paperFigures(texts, rules?.questions ?? [], onProgress)),
    otherRulesCount: withRevision.length - counted.length,
  };
}

/** The rules of most attempts, of the latest submitted ones on a tie: one late attempt hides no others. */
function mostCommonRules(
  attempts: readonly AttemptRow[],
  rulesOf: (attempt: AttemptRow) => Rules,
): Rules | undefined {
  const counts = new Map<string, { rules: Rules; count: number; latest: number }>();
  for (const attempt of attempts) {
    const rules = rulesOf(attempt);
    const counted = counts.get(rules.name) ?? { rules, count: 0, latest: attempt.submittedAt };
    counted.count += 1;
    if (attempt.submittedAt > counted.latest) counted.latest = attempt.submittedAt;
    counts.set(rules.name, counted);
  }
  const [most] = [...counts.values()].sort((a, b) => b.count - a.count || b.latest - a.latest);
  return most?.rules;
}

/** Rules with the same name give every question the same marks. */
interface Rules {
  name: string;
  questions: RuledQuestion[];
}

/** Many attempts have few different patterns: each is read once. */
function readRules(questions: readonly RevisionQuestion[]): (attempt: AttemptRow) => Rules {
  const known = new Map<string, Rules>();
  return ({ pattern }) => {
    let rules = known.get(pattern);
    if (!rules) {
      const parsed = JSON.parse(pattern) as MarkingPattern;
      const ruled = questions.map((question) => ({ question, rule: ruleOf(question, parsed) }));
      rules = { name: JSON.stringify(ruled.map(({ rule }) => rule)), questions: ruled };
      known.set(pattern, rules);
    }
    return rules;
  };
}
