import { formatNumber } from '../format';
import { stageTexts as words } from '../texts/stage-texts';
import { StateTag } from './state-tag';

const STATES = {
  DRAFT: 'draft',
  NOT_READY: 'notReady',
  OFF: 'off',
  SCHEDULED: 'scheduled',
  OPEN: 'open',
  PAUSED: 'paused',
  CLOSED: 'closed',
  MARKING: 'marking',
  RELEASED: 'released',
} as const;

/** How far a quiz and its exam have come, as the server says it (`QuizStage`). */
export type Stage = keyof typeof STATES;

interface StageTagProps {
  stage: Stage;
  /** How many answers wait for marks. */
  toMarkCount: number;
}

/** The one state of a quiz and its exam, from a draft to its results. */
export function StageTag({ stage, toMarkCount }: StageTagProps) {
  const state = STATES[stage];
  const isCounted = stage === 'MARKING' && toMarkCount > 0;
  return (
    <StateTag state={state}>
      {isCounted ? words.marking(formatNumber(toMarkCount)) : words.states[state]}
    </StateTag>
  );
}
