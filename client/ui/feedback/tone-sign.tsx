import { AlertIcon, CheckIcon, InfoIcon } from '../icons';
import classes from './tone.module.css';

/** `neutral`: nothing needs doing. */
export type Tone = 'success' | 'neutral' | 'warning' | 'failure';

const ICONS = { success: CheckIcon, neutral: InfoIcon, warning: AlertIcon, failure: AlertIcon };

/** The sign of a message, in a bubble of its tone. It stands in an element of the class `toned`. */
export function ToneSign({ tone }: { tone: Tone }) {
  const Icon = ICONS[tone];
  return (
    <span className={classes.sign}>
      <Icon size={16} />
    </span>
  );
}
