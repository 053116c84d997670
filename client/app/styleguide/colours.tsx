import { Group } from '@mantine/core';
import { PAIRS } from '../../design/pairs';
import { Sample } from './sample';
import classes from './styleguide.module.css';

const TEXT_CONTRAST = 4.5;
const SHOWN = PAIRS.filter(([, , least]) => least === TEXT_CONTRAST);

const LINES = ['rule', 'edge', 'accent', 'second', 'margin'];

export function Colours() {
  return (
    <Sample title="Colours">
      <Group gap="sm">
        {SHOWN.map(([front, back]) => (
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
