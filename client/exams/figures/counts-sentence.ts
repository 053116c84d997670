import { figureTexts } from '../figure-texts';
import type { Figures } from './figures.query';

const { counts: words } = figureTexts;

type Counts = Pick<
  Figures,
  'set' | 'submittedCount' | 'chosenCount' | 'markedCount' | 'waitingCount' | 'otherRulesCount'
>;

/** Which attempts the figures are of, and which are left out, in one sentence. */
export function countsSentence({ set, ...counts }: Counts): string {
  const { submittedCount, chosenCount, markedCount, waitingCount, otherRulesCount } = counts;
  const others = submittedCount - chosenCount;
  const clauses = [
    (set === 'ALL' ? words.ofAll : words.ofLearners)(markedCount, chosenCount),
    ...(waitingCount > 0 ? [words.waiting(waitingCount)] : []),
    ...(others > 0 ? [words.others(others)] : []),
    ...(otherRulesCount > 0 ? [words.otherRules(otherRulesCount)] : []),
  ];
  return `${clauses.join('; ')}.`;
}
