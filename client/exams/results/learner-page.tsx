import { useQuery } from '@apollo/client/react';
import { Anchor, Paper } from '@mantine/core';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { graphql } from '../../gql/exams';
import { examPath } from '../../ui/exam-paths';
import { RecordTable } from '../../ui/components/record-table';
import { gradeTexts } from '../../ui/texts/account/grade-texts';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import { DescriptionList } from '../../ui/components/description-list';
import { formatNumber, formatPercent, useFormatTime } from '../../ui/format';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { Page } from '../../ui/components/page';
import { BackLink, BackToQuizzes } from '../../ui/components/back-link';
import { CellNote } from '../../ui/components/cell-note';
import { Paged, currentRows } from '../../ui/components/paged';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { Notice } from '../../ui/feedback/notice';
import { useWayBack, useWayBackHere } from '../../ui/hooks/way-back';
import { useCan } from '../../ui/session/abilities';
import { resultTexts } from '../../ui/texts/result-texts';
import { EmptyState, ErrorState } from '../../ui/feedback/states';
import { LearnerMenu } from './learner-menu';
import { ProgressChart } from './progress-chart';
import { Passed, Score } from './result-cells';

const PROGRESS = graphql(`
  query LearnerProgress($learnerId: ID!, $page: Int!) {
    learnerProgress(learnerId: $learnerId, page: $page, pageSize: 50) {
      learnerId
      name
      email
      rollNumber
      externalId
      erasedAt
      attempts {
        items {
          quizId
          title
          result {
            attemptId
            number
            submittedAt
            score
            maxScore
            percent
            letterGrade
            passMark
            isPassed
            waitingCount
          }
        }
        totalCount
        totalPages
      }
    }
  }
`);

const { learner: words } = resultTexts;
const { columns, view } = invigilationTexts.results;
const COLUMNS = [
  words.exam,
  columns.number,
  columns.submitted,
  columns.score,
  columns.percent,
  gradeTexts.column,
  columns.passed,
  columns.paper,
];

/** The results of a learner in all exams of the institute. */
export function LearnerPage() {
  const { id = '' } = useParams();
  const formatTime = useFormatTime();
  const canManage = useCan('MANAGE');
  const back = useWayBack();
  const [url, setUrl] = useSearchParams();
  const page = Math.max(1, Number(url.get('page')) || 1);
  const answer = useQuery(PROGRESS, {
    variables: { learnerId: id, page },
    fetchPolicy: 'cache-and-network',
  });
  const { rows, isStale } = currentRows(answer);
  const learner = rows?.learnerProgress;
  const from = useWayBackHere(learner?.name ?? words.title);
  const above = back ? <BackLink to={back.to}>{back.label}</BackLink> : <BackToQuizzes />;
  if (!learner)
    return (
      <Page title={words.title} above={above}>
        {answer.error ? (
          <ErrorState
            title={words.failed}
            error={answer.error}
            gone={{ codes: ['LEARNER_NOT_FOUND'], title: words.none, hint: words.noneHint }}
            onRetry={() => ignoreErrors(answer.refetch())}
          />
        ) : (
          <ListSkeleton />
        )}
      </Page>
    );
  const { name, email, rollNumber, externalId, erasedAt, attempts } = learner;
  const results = attempts.items.map(({ result }) => result);
  // Institutes without grades do not see an empty column.
  const hasGrades = results.some(({ letterGrade }) => letterGrade !== null);
  const hasChart = results.filter(({ percent }) => percent !== null).length > 1;
  return (
    <Page
      title={name}
      above={above}
      actions={
        canManage &&
        erasedAt === null && (
          <LearnerMenu learner={learner} onErased={() => ignoreErrors(answer.refetch())} />
        )
      }
    >
      {erasedAt !== null && (
        <Notice tone="warning" title={words.erasedSince(formatTime(erasedAt))}>
          {words.erasedHint}
        </Notice>
      )}
      <DescriptionList
        entries={[
          ...(email ? [{ name: words.email, value: email, isWide: true }] : []),
          ...(rollNumber ? [{ name: words.rollNumber, value: rollNumber }] : []),
          ...(externalId ? [{ name: words.externalId, value: externalId }] : []),
          { name: words.submitted, value: formatNumber(attempts.totalCount) },
        ]}
      />
      {attempts.totalCount === 0 && (
        <EmptyState of="results" title={words.empty} hint={words.emptyHint} />
      )}
      {hasChart && (
        <Paper withBorder p="md">
          <ProgressChart results={results} />
        </Paper>
      )}
      {attempts.items.length > 0 && (
        <Paged
          page={page}
          totalPages={attempts.totalPages}
          isStale={isStale}
          onPageChange={(next) => setUrl({ page: String(next) }, { state: back && { back } })}
        >
          <RecordTable
            label={words.table}
            columns={COLUMNS.filter((name) => hasGrades || name !== gradeTexts.column)}
            numeric={[columns.number, columns.score, columns.percent]}
            unprinted={[columns.paper]}
          >
            {attempts.items.map(({ quizId, title, result }) => (
              <tr key={result.attemptId}>
                <td data-cell="main">
                  <Anchor component={Link} to={examPath(quizId, 'results')} inherit>
                    <bdi>{title}</bdi>
                  </Anchor>
                </td>
                <td data-cell="number" data-label={columns.number}>
                  {formatNumber(result.number)}
                </td>
                <td data-cell="plain">{formatTime(result.submittedAt)}</td>
                <td data-cell="side" data-numeric>
                  <Score result={result} />
                </td>
                <td data-cell="plain" data-numeric>
                  {result.percent !== null && formatPercent(result.percent)}
                </td>
                {hasGrades && <td data-cell="plain">{result.letterGrade}</td>}
                <td data-cell="plain">
                  <Passed isPassed={result.isPassed} />
                  {result.passMark !== null && (
                    <CellNote>{words.passMark(formatNumber(result.passMark))}</CellNote>
                  )}
                </td>
                <td data-cell="menu" data-unprinted>
                  <Anchor
                    component={Link}
                    to={`/navigation/attempt/${result.attemptId}`}
                    state={from}
                    aria-label={`${view}: ${title}`}
                  >
                    {view}
                  </Anchor>
                </td>
              </tr>
            ))}
          </RecordTable>
        </Paged>
      )}
    </Page>
  );
}
