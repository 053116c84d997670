import { pictureTexts as words } from './picture-texts';
import { OUTCOMES, SIGNS } from './outcome-signs';
import classes from './picture-grid.module.css';

/** What the squares mean. */
export function PictureLegend() {
  return (
    <ul className={classes.legend} aria-label={words.legend}>
      {OUTCOMES.map((outcome) => (
        <li key={outcome}>
          <span className={classes.answer} data-outcome={outcome} aria-hidden>
            {SIGNS[outcome]}
          </span>
          {words.outcomes[outcome]}
        </li>
      ))}
      <li>
        <span className={classes.absent} aria-hidden />
        {words.absent}
      </li>
    </ul>
  );
}
