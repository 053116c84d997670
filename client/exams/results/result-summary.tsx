import { Paper, Skeleton, Text } from '@mantine/core';
import type { ResultFilter } from '../../ui/result-order';
import { resultTexts } from '../../ui/texts/result-texts';
import { ScoreChart } from '../figures/score-chart';
import classes from './result-summary.module.css';
import { summaryEntries, type SummaryEntry } from './summary-entries';
import type { SummaryFigures } from './summary.query';

const { summary: words } = resultTexts;

interface ResultSummaryProps {
  /** Null while a worker computes them. */
  figures: SummaryFigures | null | undefined;
  lateCount: number;
  filter: ResultFilter | null;
  onFilter: (filter: ResultFilter | null) => void;
}

/** The results as a whole: their main numbers, and the distribution of the scores. */
export function ResultSummary({ figures, lateCount, filter, onFilter }: ResultSummaryProps) {
  if (!figures)
    return (
      <Paper withBorder className={classes.strip}>
        <Text role="status">{words.computing}</Text>
        <Skeleton h={120} />
      </Paper>
    );
  const isPartly = figures.markedCount < figures.submittedCount;
  return (
    <Paper component="section" withBorder className={classes.strip} aria-label={words.label}>
      <div className={classes.numbers}>
        <dl className={classes.list}>
          {summaryEntries(figures, lateCount).map((entry) => (
            <div key={entry.name} className={classes.entry}>
              <dt>{entry.name}</dt>
              <dd>
                <Value
                  entry={entry}
                  isChosen={entry.filter !== undefined && entry.filter === filter}
                  onFilter={onFilter}
                />
                {entry.note && <small className={classes.note}>{entry.note}</small>}
              </dd>
            </div>
          ))}
        </dl>
        {isPartly && (
          <Text size="sm" c="dimmed">
            {words.marked}
          </Text>
        )}
      </div>
      {figures.markedCount > 0 && (
        <div className={classes.chart}>
          <ScoreChart bins={figures.distribution} />
        </div>
      )}
    </Paper>
  );
}

interface ValueProps {
  entry: SummaryEntry;
  /** The list shows only what this number counts. */
  isChosen: boolean;
  onFilter: (filter: ResultFilter | null) => void;
}

function Value({ entry: { name, value, filter }, isChosen, onFilter }: ValueProps) {
  if (!filter) return <span className={classes.value}>{value}</span>;
  return (
    <button
      type="button"
      className={classes.value}
      aria-label={words.showOnly(name, value)}
      aria-pressed={isChosen}
      onClick={() => onFilter(isChosen ? null : filter)}
    >
      {value}
    </button>
  );
}
