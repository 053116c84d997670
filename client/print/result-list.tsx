import type { ReactNode } from 'react';
import { invigilationTexts } from '../ui/texts/invigilation-texts';
import { formatNumber, formatPercent, useFormatTime } from '../ui/format';
import { shownAdjustment } from '../ui/marks';
import { adjustmentTexts } from '../ui/texts/adjustment-texts';
import { gradeTexts } from '../ui/texts/account/grade-texts';
import { printTexts } from '../ui/texts/print-texts';
import { resultTexts } from '../ui/texts/result-texts';
import type { ResultFilter, ResultSort } from '../ui/result-order';
import type { HideableColumn } from '../ui/storage/hidden-columns';
import classes from './result-list.module.css';
import type { PrintedResults, Result } from './results.query';
import { SheetHead } from '../ui/components/sheet-head';

const { list: words } = printTexts;
const { results: names } = invigilationTexts;
const { columns } = names;

interface ResultListProps {
  printed: PrintedResults;
  /** The search and the filter of the list. */
  search: string;
  filter: ResultFilter | null;
  sort: ResultSort;
  /** Columns that the list on the screen leaves out, too. */
  hidden: readonly HideableColumn[];
}

/** The results, one row each; the column names are repeated on every sheet. */
export function ResultList({
  printed: { me, exam, results, at },
  search,
  filter,
  sort,
  hidden,
}: ResultListProps) {
  const formatTime = useFormatTime();
  const { rows, total } = results;
  const isPart = rows.length < total;
  const [count, all] = [formatNumber(rows.length), formatNumber(total)];
  const facts = [
    { name: words.at, value: formatTime(at) },
    { name: printTexts.results, value: isPart ? words.partOf(count, all) : all },
    { name: resultTexts.list.order, value: resultTexts.list.sorts[sort] },
    ...(filter ? [{ name: words.filter, value: resultTexts.list.filters[filter] }] : []),
    ...(search ? [{ name: words.search, value: search }] : []),
  ];
  const hasPassMark = rows.some(({ isPassed }) => isPassed !== null);
  const hasGrades = rows.some(({ letterGrade }) => letterGrade !== null);
  const shown = COLUMNS.filter(
    ({ key }) =>
      !hidden.some((hiddenKey) => hiddenKey === key) &&
      (key !== 'passed' || hasPassMark) &&
      (key !== 'grade' || hasGrades),
  );
  return (
    <>
      <SheetHead
        institute={me.institute.name}
        title={exam.title}
        kind={printTexts.results}
        facts={facts}
      />
      <table className={classes.list} aria-label={printTexts.results}>
        <thead>
          <tr>
            <th data-numeric>{words.place}</th>
            {shown.map(({ key, name, isNumeric }) => (
              <th key={key} data-numeric={isNumeric}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((result, index) => (
            <tr key={result.attemptId}>
              <td data-numeric>{formatNumber(index + 1)}</td>
              {shown.map(({ key, isNumeric, className, show }) => (
                <td key={key} data-numeric={isNumeric} className={className}>
                  {show(result, formatTime)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface PrintedColumn {
  key: HideableColumn | 'name';
  name: string;
  isNumeric?: boolean;
  className?: string | undefined;
  show: (result: Result, formatTime: (time: string | null) => string) => ReactNode;
}

/** A new column is one more entry here. */
const COLUMNS: readonly PrintedColumn[] = [
  { key: 'name', name: columns.name, className: classes.name, show: nameOf },
  {
    key: 'email',
    name: columns.email,
    className: classes.email,
    show: ({ email }) => email ?? resultTexts.list.noEmail,
  },
  {
    key: 'number',
    name: columns.number,
    isNumeric: true,
    show: ({ number }) => formatNumber(number),
  },
  {
    key: 'submitted',
    name: columns.submitted,
    show: ({ submittedAt }, formatTime) => formatTime(submittedAt),
  },
  { key: 'score', name: columns.score, isNumeric: true, show: scoreOf },
  {
    key: 'percent',
    name: columns.percent,
    isNumeric: true,
    className: classes.figure,
    show: ({ percent }) => percent !== null && formatPercent(percent),
  },
  { key: 'grade', name: gradeTexts.column, show: ({ letterGrade }) => letterGrade },
  {
    key: 'passed',
    name: columns.passed,
    show: ({ isPassed }) => isPassed !== null && (isPassed ? names.passed : names.failedMark),
  },
];

function nameOf({ name, rollNumber }: Result): ReactNode {
  return (
    <>
      <bdi>{name}</bdi>
      {rollNumber && <div>{resultTexts.list.rollNumber(rollNumber)}</div>}
    </>
  );
}

function scoreOf({ score, maxScore, adjustmentMarks, waitingCount }: Result): string {
  if (score === null || maxScore === null) return '';
  const adjustment = shownAdjustment(adjustmentMarks);
  return [
    names.of(formatNumber(score), formatNumber(maxScore)),
    ...(adjustment ? [adjustmentTexts.included(adjustment)] : []),
    ...(waitingCount ? [names.waiting(waitingCount)] : []),
  ].join('; ');
}
