import { Anchor } from '@mantine/core';
import { DescriptionList } from '../../ui/components/description-list';
import { formatNumber, formatPercent, useFormatTime } from '../../ui/format';
import { shownAdjustment } from '../../ui/marks';
import { gradeTexts } from '../../ui/texts/account/grade-texts';
import { adjustmentTexts } from '../../ui/texts/adjustment-texts';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import { quizTexts } from '../../ui/texts/quiz-texts';
import { resultTexts } from '../../ui/texts/result-texts';
import { formatDuration } from '../format-duration';
import { Passed, Score } from '../results/result-cells';
import { ADJUSTMENTS_ANCHOR } from './attempt-adjustments';
import type { AttemptPaper } from './attempt-paper.query';

const { paper: words, running, results } = invigilationTexts;
const { list } = resultTexts;

/** Whose attempt it is, its times, and its result as far as it is known. */
export function AttemptSummary({ paper }: { paper: AttemptPaper }) {
  const formatTime = useFormatTime();
  const { title, result } = paper;
  const adjustment = shownAdjustment(result.adjustmentMarks);
  const by = result.submittedBy ? ` (${running.by[result.submittedBy]})` : '';
  const entries = [
    { name: quizTexts.titleLabel, value: title },
    ...(result.email ? [{ name: results.columns.email, value: result.email }] : []),
    ...(result.rollNumber ? [{ name: list.rollNumberLabel, value: result.rollNumber }] : []),
    { name: words.attempt, value: formatNumber(result.number) },
    { name: words.started, value: formatTime(result.startedAt), isWide: true },
    {
      name: words.submitted,
      value: result.submittedAt ? `${formatTime(result.submittedAt)}${by}` : words.stillRunning,
      isWide: true,
    },
    ...(result.secondsTaken !== null
      ? [{ name: list.timeTaken, value: formatDuration(result.secondsTaken) }]
      : []),
    ...(result.score !== null
      ? [{ name: words.score, value: <Score result={result} exact={result.exactScore} /> }]
      : []),
    ...(adjustment
      ? [
          {
            name: adjustmentTexts.column,
            value: (
              <Anchor href={`#${ADJUSTMENTS_ANCHOR}`} inherit>
                {adjustment}
              </Anchor>
            ),
          },
        ]
      : []),
    ...(result.percent !== null
      ? [{ name: results.columns.percent, value: formatPercent(result.percent) }]
      : []),
    ...(result.letterGrade !== null
      ? [{ name: gradeTexts.column, value: result.letterGrade }]
      : []),
    ...(result.isPassed !== null
      ? [{ name: results.columns.passed, value: <Passed isPassed={result.isPassed} /> }]
      : []),
  ];
  return <DescriptionList entries={entries} />;
}
