import { formatNumber } from '../ui/format';
import { todayTexts as words } from '../ui/texts/today-texts';
import classes from './today.module.css';

/**
 * What must be corrected before learners can take an exam; nothing if there is nothing, or it is not known.
 * @param first says what the first thing is
 */
export function mendFact(count: number | null, first?: string) {
  if (!count) return null;
  const number = words.mend(count, formatNumber(count));
  return <span className={classes.mend}>{first ? words.mendFirst(number, first) : number}</span>;
}
