import { Group } from '@mantine/core';
import { Sample } from './sample';
import classes from './styleguide.module.css';

/** Names of tokens: letters on a ground (client/design/tokens.css). */
const PAIRS = [
  ['ink', 'paper'],
  ['dim', 'paper'],
  ['ink', 'desk'],
  ['dim', 'desk'],
  ['accent', 'paper'],
  ['on-accent', 'accent'],
  ['accent', 'tint'],
  ['second', 'paper'],
  ['second', 'second-tint'],
  ...['draft', 'scheduled', 'open', 'marking', 'released', 'good', 'caution', 'error'].map(
    (state) => [state, `${state}-tint`],
  ),
] as [string, string][];

const LINES = ['rule', 'edge', 'accent', 'second', 'margin'];

export function Colours() {
  return (
    <Sample title="Colours">
      <Group gap="sm">
        {PAIRS.map(([front, back]) => (
          <span
            key={`${front} ${back}`}
            className={classes.pair}
            style={{ color: `var(--${front})`, background: `var(--${back})` }}
          >
            {front} on {back}
          </span>
        ))}
      </Group>
      <Group gap="sm">
        {LINES.map((name) => (
          <span key={name} className={classes.line} style={{ borderColor: `var(--${name})` }}>
            {name}
          </span>
        ))}
      </Group>
      <Group gap="lg">
        {['shadow-low', 'shadow', 'shadow-high'].map((name) => (
          <span key={name} className={classes.raised} style={{ boxShadow: `var(--${name})` }}>
            {name}
          </span>
        ))}
      </Group>
    </Sample>
  );
}
