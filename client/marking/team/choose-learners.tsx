import { useQuery } from '@apollo/client/react';
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { Paged, currentRows } from '../../ui/components/paged';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { ErrorState } from '../../ui/feedback/states';
import { formatNumber } from '../../ui/format';
import { markingTexts } from '../../ui/texts/marking-texts';
import { teamTexts as words } from '../../ui/texts/marking-team-texts';
import { learnerName } from '../learner-name';
import { LEARNERS } from '../marking-lists.query';

interface ChooseLearnersProps {
  quizId: string;
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Chooses learners from those who have submitted, page by page. */
export function ChooseLearners({ quizId, chosen, onChange }: ChooseLearnersProps) {
  const [page, setPage] = useState(1);
  const answer = useQuery(LEARNERS, { variables: { quizId, onlyWaiting: false, page } });
  const { rows, isStale } = currentRows(answer);
  const learners = rows?.markingLearners;
  if (answer.error && !learners)
    return (
      <ErrorState
        title={markingTexts.failed}
        error={answer.error}
        onRetry={() => ignoreErrors(answer.refetch())}
      />
    );
  if (!learners) return <ListSkeleton />;
  if (learners.totalCount === 0) return <Text c="dimmed">{markingTexts.noLearnersHint}</Text>;
  const ids = learners.items.map(({ learnerId }) => learnerId);
  return (
    <Stack gap="xs" pl="lg">
      <Group gap="sm">
        <Text size="sm" role="status">
          {words.chosenLearners(formatNumber(chosen.length), formatNumber(learners.totalCount))}
        </Text>
        <Button
          size="xs"
          variant="default"
          onClick={() => onChange([...new Set([...chosen, ...ids])])}
        >
          {words.choosePage}
        </Button>
      </Group>
      <Paged page={page} totalPages={learners.totalPages} isStale={isStale} onPageChange={setPage}>
        <Checkbox.Group
          aria-label={words.someLearners}
          value={chosen.filter((id) => ids.includes(id))}
          onChange={(here) => onChange([...chosen.filter((id) => !ids.includes(id)), ...here])}
        >
          <Stack gap={6}>
            {learners.items.map((learner) => (
              <Checkbox
                key={learner.learnerId}
                value={learner.learnerId}
                label={<bdi>{learnerName(learner)}</bdi>}
              />
            ))}
          </Stack>
        </Checkbox.Group>
      </Paged>
    </Stack>
  );
}
