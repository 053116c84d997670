/** The columns of the table of results. A new column is one more entry here. */
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ResultsQuery } from '../../gql/exams/graphql';
import { CellNote } from '../../ui/components/cell-note';
import type { CellKind } from '../../ui/components/record-table';
import type { SortDirection } from '../../ui/components/sort-head';
import { formatNumber, formatPercent } from '../../ui/format';
import type { ResultSort } from '../../ui/result-order';
import type { HideableColumn } from '../../ui/storage/hidden-columns';
import { shownAdjustment, type Marks } from '../../ui/marks';
import { adjustmentTexts } from '../../ui/texts/adjustment-texts';
import { gradeTexts } from '../../ui/texts/account/grade-texts';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import { resultTexts } from '../../ui/texts/result-texts';
import { formatDuration } from '../format-duration';
import { RollNumber } from '../people/roll-number';
import { Score, ResultState } from './result-cells';

export type Result = ResultsQuery['results']['items'][number];

/** What cells need besides their result. */
interface CellContext {
  /** A trial: its learners have no e-mail addresses and no pages. */
  isTrial: boolean;
  formatTime: (time: string | null) => string;
  /** State of the links: where they come from. */
  from?: unknown;
}

export interface ResultColumn {
  key: HideableColumn | 'name' | 'paper';
  name: string;
  kind: CellKind;
  /** Numbers stand below each other, digit by digit. */
  isNumeric?: boolean;
  /** Trials have it, too. */
  isInTrials?: boolean;
  isUnprinted?: boolean;
  /** The orders of the list by this column, and which of them comes first. */
  sorts?: Readonly<Record<SortDirection, ResultSort>> & { first: SortDirection };
  show: (result: Result, context: CellContext) => ReactNode;
}

const { results: words, running, late } = invigilationTexts;
const { columns } = words;
const { list } = resultTexts;

export const RESULT_COLUMNS: readonly ResultColumn[] = [
  {
    key: 'name',
    name: columns.name,
    kind: 'main',
    isInTrials: true,
    sorts: { ascending: 'NAME', descending: 'NAME_DESCENDING', first: 'ascending' },
    show: (result, context) => <Learner result={result} {...context} />,
  },
  {
    key: 'email',
    name: columns.email,
    kind: 'plain',
    show: ({ email }) => email ?? list.noEmail,
  },
  {
    key: 'number',
    name: columns.number,
    kind: 'number',
    isNumeric: true,
    show: ({ number }) => formatNumber(number),
  },
  {
    key: 'submitted',
    name: columns.submitted,
    kind: 'plain',
    isInTrials: true,
    sorts: { ascending: 'EARLIEST', descending: 'LATEST', first: 'descending' },
    show: (result, context) => <Submitted result={result} {...context} />,
  },
  {
    key: 'score',
    name: columns.score,
    kind: 'side',
    isNumeric: true,
    isInTrials: true,
    sorts: { ascending: 'LOWEST', descending: 'BEST', first: 'descending' },
    show: ({ score, maxScore, adjustmentMarks }) => (
      <>
        <Score result={{ score, maxScore, waitingCount: null }} />
        <Adjusted by={adjustmentMarks} />
      </>
    ),
  },
  {
    key: 'percent',
    name: columns.percent,
    kind: 'plain',
    isNumeric: true,
    isInTrials: true,
    sorts: { ascending: 'LOWEST_PERCENT', descending: 'HIGHEST_PERCENT', first: 'descending' },
    show: ({ percent }) => percent !== null && formatPercent(percent),
  },
  { key: 'grade', name: gradeTexts.column, kind: 'plain', show: ({ letterGrade }) => letterGrade },
  {
    key: 'passed',
    name: columns.passed,
    kind: 'plain',
    isInTrials: true,
    show: (result) => <ResultState result={result} />,
  },
  {
    key: 'paper',
    name: columns.paper,
    kind: 'menu',
    isUnprinted: true,
    show: ({ attemptId, name }, { from }) => (
      <Anchor
        component={Link}
        to={`/navigation/attempt/${attemptId}`}
        state={from}
        aria-label={running.paperNamed(name)}
      >
        {words.view}
      </Anchor>
    ),
  },
];

/** What staff added after the exam; nothing where they added nothing. */
function Adjusted({ by }: { by: Marks | null }) {
  const marks = shownAdjustment(by);
  return marks && <CellNote>{adjustmentTexts.included(marks)}</CellNote>;
}

interface CellProps extends CellContext {
  result: Result;
}

function Learner({ result, isTrial, from }: CellProps) {
  const { name, learnerId, rollNumber } = result;
  return (
    <>
      {isTrial ? (
        <bdi>{name}</bdi>
      ) : (
        <Anchor
          component={Link}
          to={`/navigation/learner/${learnerId}`}
          state={from}
          inherit
          title={list.learner}
        >
          <bdi>{name}</bdi>
        </Anchor>
      )}
      <RollNumber value={rollNumber} />
    </>
  );
}

function Submitted({ result, formatTime }: CellProps) {
  const { submittedAt, submittedBy, secondsTaken, lateCount } = result;
  return (
    <>
      {formatTime(submittedAt)}
      {submittedBy && submittedBy !== 'LEARNER' && <CellNote>{running.by[submittedBy]}</CellNote>}
      {secondsTaken !== null && <CellNote>{list.took(formatDuration(secondsTaken))}</CellNote>}
      {lateCount > 0 && (
        <CellNote>
          <strong>{late.mark(lateCount, formatNumber(lateCount))}</strong>
        </CellNote>
      )}
    </>
  );
}
