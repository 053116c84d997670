import type { CSSProperties, ReactNode } from 'react';
import { Bubble, type BubbleFill } from './bubble';
import classes from './state-tag.module.css';

/** Tokens of client/design/tokens.css: a colour for text, and its tint. */
type Tone = 'draft' | 'scheduled' | 'open' | 'marking' | 'released' | 'good' | 'caution' | 'error';

/** States that are drawn alike everywhere. The bubble fills on the way from a draft to the results. */
const STATES = {
  // Of an exam.
  draft: ['draft', 'dashed'],
  notReady: ['caution', 'dashed'],
  scheduled: ['scheduled', 'dot'],
  open: ['open', 'half'],
  paused: ['caution', 'half'],
  closed: ['draft', 'full'],
  marking: ['marking', 'half'],
  released: ['released', 'tick'],
  // Of a learner.
  invited: ['draft', 'dashed'],
  registered: ['scheduled', 'empty'],
  started: ['open', 'half'],
  submitted: ['good', 'full'],
  // Of an answer.
  right: ['good', 'tick'],
  partly: ['caution', 'half'],
  wrong: ['error', 'cross'],
  unanswered: ['draft', 'dashed'],
  waiting: ['marking', 'dot'],
  passed: ['good', 'tick'],
  notPassed: ['error', 'cross'],
  // Of work in the background.
  queued: ['scheduled', 'dot'],
  running: ['open', 'half'],
  done: ['good', 'full'],
  failed: ['error', 'cross'],
  // Of a setting, an invitation, an account or a connection.
  on: ['good', 'full'],
  off: ['draft', 'empty'],
  over: ['draft', 'cross'],
} satisfies Record<string, [Tone, BubbleFill]>;

export type State = keyof typeof STATES;

export const ALL_STATES = Object.keys(STATES) as State[];

interface StateTagProps {
  state: State;
  children: ReactNode;
}

/** A state as a bubble and a word. */
export function StateTag({ state, children }: StateTagProps) {
  const [tone, fill] = STATES[state];
  const colours = { '--tone': `var(--${tone})`, '--tone-tint': `var(--${tone}-tint)` };
  return (
    <span className={classes.tag} style={colours as CSSProperties}>
      <Bubble fill={fill} size={14} />
      <span>{children}</span>
    </span>
  );
}
