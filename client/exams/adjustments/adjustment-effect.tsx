import { Anchor, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AdjustmentEffectFragment } from '../../gql/exams/graphql';
import { DescriptionList } from '../../ui/components/description-list';
import { RecordTable } from '../../ui/components/record-table';
import { formatNumber } from '../../ui/format';
import { StateTag } from '../../ui/pictures/state-tag';
import { adjustmentTexts as words } from '../../ui/texts/adjustment-texts';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';

const { columns } = words;
const { results: states } = invigilationTexts;

type Changed = AdjustmentEffectFragment['results'][number];

interface AdjustmentEffectProps {
  effect: AdjustmentEffectFragment;
  /** What to do next, above the rows: there may be many. */
  action?: ReactNode;
}

/** What an adjustment, or its undoing, does to the results: counts, and whose pass changes. */
export function AdjustmentEffect({ effect, action }: AdjustmentEffectProps) {
  const { results, changedCount, resultCount, newlyPassedCount, newlyFailedCount } = effect;
  if (effect.attemptCount === 0)
    return (
      <>
        <Text>{words.noResults}</Text>
        {action}
      </>
    );
  const before = formatNumber(effect.passedBeforeCount);
  const after = formatNumber(effect.passedAfterCount);
  return (
    <Stack gap="sm">
      <DescriptionList
        entries={[
          { name: words.attempts, value: formatNumber(effect.attemptCount) },
          { name: words.changed, value: formatNumber(changedCount) },
          { name: words.passed, value: words.passedFromTo(before, after) },
          { name: words.newlyPassed, value: formatNumber(newlyPassedCount) },
          { name: words.newlyFailed, value: formatNumber(newlyFailedCount) },
        ]}
      />
      {action}
      {results.length === 0 ? <Text>{words.noChange}</Text> : <ChangedResults results={results} />}
      {resultCount > results.length && (
        <Text size="sm">
          {words.firstOf(formatNumber(results.length), formatNumber(resultCount))}
        </Text>
      )}
    </Stack>
  );
}

/** Those that pass or fail because of it come first. */
function ChangedResults({ results }: { results: readonly Changed[] }) {
  return (
    <RecordTable
      label={words.results}
      columns={Object.values(columns)}
      numeric={[columns.before, columns.after]}
    >
      {results.map((result) => (
        <tr key={result.attemptId}>
          <td data-cell="main">
            <Anchor component={Link} to={`/navigation/attempt/${result.attemptId}`} inherit>
              <bdi>{result.learnerName}</bdi>
            </Anchor>
          </td>
          <td data-cell="number" data-label={columns.before}>
            {formatNumber(result.scoreBefore)}
          </td>
          <td data-cell="number" data-label={columns.after}>
            {formatNumber(result.scoreAfter)}
          </td>
          <td data-cell="plain">
            <NewOutcome result={result} />
          </td>
        </tr>
      ))}
    </RecordTable>
  );
}

/** Whether it is passed then, said at length only where that is new. */
function NewOutcome({ result: { isPassedBefore, isPassedAfter } }: { result: Changed }) {
  const isNew = isPassedBefore !== isPassedAfter;
  if (isPassedAfter === null)
    return isNew && <StateTag state="waiting">{words.undecided}</StateTag>;
  const same = isPassedAfter ? states.passed : states.failedMark;
  return (
    <StateTag state={isPassedAfter ? 'passed' : 'notPassed'}>
      {isNew ? words.becomes[`${isPassedAfter}`] : same}
    </StateTag>
  );
}
