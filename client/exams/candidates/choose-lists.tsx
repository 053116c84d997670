import { useQuery } from '@apollo/client/react';
import { Anchor, Checkbox, Paper, Stack, Text, Title } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../ui/format';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { Paged, currentRows } from '../../ui/components/paged';
import { peopleTexts } from '../../ui/texts/people-texts';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { ErrorState } from '../../ui/feedback/states';
import { CLASS_LISTS } from '../class-lists/class-lists.query';

const { reader: words } = peopleTexts;

interface ChooseListsProps {
  /** Ids of the chosen lists. */
  chosen: string[];
  onChoose: (ids: string[]) => void;
  /** What stands below. It is shown with the lists, whose height is not known before. */
  below: ReactNode;
}

/** Chooses class lists whose people are all invited. */
export function ChooseLists({ chosen, onChoose, below }: ChooseListsProps) {
  const titleId = useId();
  const [page, setPage] = useState(1);
  const answer = useQuery(CLASS_LISTS, { variables: { page }, fetchPolicy: 'cache-and-network' });
  const { rows, isStale } = currentRows(answer);
  return (
    <>
      <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
        <Stack>
          <Title order={2} id={titleId}>
            {words.lists}
          </Title>
          {!rows && answer.error && (
            <ErrorState
              title={words.listsFailed}
              error={answer.error}
              onRetry={() => ignoreErrors(answer.refetch())}
            />
          )}
          {!rows && !answer.error && <ListSkeleton />}
          {rows?.classLists.totalCount === 0 && (
            <Text c="dimmed">
              {words.noLists}.{' '}
              <Anchor component={Link} to="/navigation/class-lists" underline="always">
                {words.noListsHint}
              </Anchor>
            </Text>
          )}
          {rows && rows.classLists.totalCount > 0 && (
            <Paged
              page={page}
              totalPages={rows.classLists.totalPages}
              isStale={isStale}
              onPageChange={setPage}
            >
              <Checkbox.Group value={chosen} onChange={onChoose}>
                <Stack gap="sm" role="group" aria-labelledby={titleId}>
                  {rows.classLists.items.map(({ id, name, memberCount }) => (
                    <Checkbox
                      key={id}
                      value={id}
                      label={name}
                      description={words.members(memberCount, formatNumber(memberCount))}
                    />
                  ))}
                </Stack>
              </Checkbox.Group>
            </Paged>
          )}
        </Stack>
      </Paper>
      {(rows ?? answer.error) && below}
    </>
  );
}
