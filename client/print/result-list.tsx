import { invigilationTexts } from '../ui/texts/invigilation-texts';
import { formatNumber, formatPercent, useFormatTime } from '../ui/format';
import { printTexts } from '../ui/texts/print-texts';
import { resultTexts } from '../ui/texts/result-texts';
import type { ResultFilter } from '../gql/print/graphql';
import classes from './result-list.module.css';
import type { PrintedResults, Result } from './results.query';
import { SheetHead } from './sheet-head';

const { list: words } = printTexts;
const { results: names } = invigilationTexts;
const { columns } = names;

interface ResultListProps {
  printed: PrintedResults;
  /** The search and the filter of the list. */
  search: string;
  filter: ResultFilter | null;
}

/** The results, one row each; the column names are repeated on every sheet. */
export function ResultList({
  printed: { me, exam, results, at },
  search,
  filter,
}: ResultListProps) {
  const formatTime = useFormatTime();
  const { rows, total } = results;
  const isPart = rows.length < total;
  const [count, all] = [formatNumber(rows.length), formatNumber(total)];
  const facts = [
    { name: words.at, value: formatTime(at) },
    { name: printTexts.results, value: isPart ? words.partOf(count, all) : all },
    ...(filter ? [{ name: words.filter, value: resultTexts.list.filters[filter] }] : []),
    ...(search ? [{ name: words.search, value: search }] : []),
  ];
  const hasPassMark = rows.some(({ isPassed }) => isPassed !== null);
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
            <th>{words.place}</th>
            <th>{columns.name}</th>
            <th>{columns.email}</th>
            <th>{columns.number}</th>
            <th>{columns.submitted}</th>
            <th>{columns.score}</th>
            <th>{columns.percent}</th>
            {hasPassMark && <th>{columns.passed}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((result, index) => (
            <ResultRow
              key={result.attemptId}
              result={result}
              place={index + 1}
              submitted={formatTime(result.submittedAt)}
              hasPassMark={hasPassMark}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

interface ResultRowProps {
  result: Result;
  place: number;
  submitted: string;
  /** The exam has a pass mark. */
  hasPassMark: boolean;
}

function ResultRow({ result, place, submitted, hasPassMark }: ResultRowProps) {
  const { name, email, rollNumber, number, percent, isPassed } = result;
  const passed = isPassed ? names.passed : names.failedMark;
  return (
    <tr>
      <td>{formatNumber(place)}</td>
      <td className={classes.name}>
        <bdi>{name}</bdi>
        {rollNumber && <div>{resultTexts.list.rollNumber(rollNumber)}</div>}
      </td>
      <td className={classes.email}>{email ?? resultTexts.list.noEmail}</td>
      <td>{formatNumber(number)}</td>
      <td>{submitted}</td>
      <td className={result.waitingCount ? undefined : classes.figure}>{scoreOf(result)}</td>
      <td className={classes.figure}>{percent !== null && formatPercent(percent)}</td>
      {hasPassMark && <td>{isPassed !== null && passed}</td>}
    </tr>
  );
}

function scoreOf({ score, maxScore, waitingCount }: Result): string {
  if (score === null || maxScore === null) return '';
  const scoreText = names.of(formatNumber(score), formatNumber(maxScore));
  return waitingCount ? `${scoreText}; ${names.waiting(waitingCount)}` : scoreText;
}
