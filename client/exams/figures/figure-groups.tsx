import { NativeSelect } from '@mantine/core';
import { figureTexts as words } from '../figure-texts';
import { FigureList } from './figure-list';
import { FigureSection } from './figure-section';
import type { Figures } from './figures.query';
import classes from './figures.module.css';
import { QuestionFiguresTable } from './question-figures';
import { passEntry, reliabilityEntries, scoreEntries, timeEntry } from './score-entries';
import { ScoreChart } from './score-chart';

const { scores, passing, reliability } = words;

interface FigureGroupsProps {
  /** With marked attempts. */
  figures: Figures;
  onRevisionChange: (revision: number) => void;
}

/** All figures: of the exam as a whole first, then of one revision of its paper. */
export function FigureGroups({ figures, onRevisionChange }: FigureGroupsProps) {
  const { revision, revisions, markedCount } = figures;
  return (
    <>
      <FigureSection
        heading={scores.heading}
        of={words.of(figures.scores.attempts)}
        more={scores.more}
      >
        <ScoreChart bins={figures.distribution} />
        <FigureList label={scores.heading} entries={scoreEntries(figures)} />
      </FigureSection>
      <FigureSection heading={passing.heading} of={words.of(markedCount)}>
        <FigureList label={passing.heading} entries={[passEntry(figures), timeEntry(figures)]} />
      </FigureSection>
      <FigureSection
        heading={reliability.heading}
        of={words.ofRevision(figures.reliability.attempts, revision ?? 1)}
        more={reliability.more}
        tools={
          revisions.length > 1 && (
            <NativeSelect
              className={classes.tools}
              label={reliability.revision}
              value={String(revision)}
              onChange={({ currentTarget: { value } }) => onRevisionChange(Number(value))}
              data={revisions.map((number) => ({
                value: String(number),
                label: reliability.revisionOf(number),
              }))}
            />
          )
        }
      >
        <FigureList label={reliability.heading} entries={reliabilityEntries(figures)} />
      </FigureSection>
      <QuestionFiguresTable figures={figures} />
    </>
  );
}
