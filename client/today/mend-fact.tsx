import { formatNumber } from '../ui/format';
import { todayTexts as words } from '../ui/texts/today-texts';
import classes from './today.module.css';

/** What must be corrected before learners can take an exam; nothing if there is nothing, or it is not known. */
export function mendFact(count: number | null) {
  return (
    Boolean(count) && (
      <span className={classes.mend}>{words.mend(count ?? 0, formatNumber(count ?? 0))}</span>
    )
  );
}
