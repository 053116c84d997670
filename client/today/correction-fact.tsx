import { formatNumber } from '../ui/format';
import { todayTexts as words } from '../ui/texts/today-texts';
import classes from './today.module.css';

/** How much must be corrected before learners can take an exam; nothing if it is nothing, or not known. */
export function correctionFact(count: number | null) {
  return count ? (
    <span className={classes.correct}>{words.correct(count, formatNumber(count))}</span>
  ) : null;
}
