import { AlertIcon, CheckIcon } from '../icons';
import classes from './tone.module.css';

export type Tone = 'success' | 'warning' | 'failure';

/** The sign of a message, in a bubble of its tone. It stands in an element of the class `toned`. */
export function ToneSign({ tone }: { tone: Tone }) {
  const Icon = tone === 'success' ? CheckIcon : AlertIcon;
  return (
    <span className={classes.sign}>
      <Icon size={16} />
    </span>
  );
}
