import { useQuery } from '@apollo/client/react';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { exportTexts as words } from '../../ui/texts/export-texts';
import { figureTexts } from '../figure-texts';
import { useFormatTime } from '../../ui/format';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { ErrorState } from '../../ui/feedback/states';
import { useDownload } from '../../ui/session/use-download';
import { RECENT_EXPORTS } from './export.query';

/**
 * The exports of an exam in the last week.
 * @param ended the id of the export that ended here last
 */
export function RecentExports({ quizId, ended }: { quizId: string; ended: string | null }) {
  const formatTime = useFormatTime();
  const { isBusy, download } = useDownload(words.downloadFailed);
  const { data, error, refetch } = useQuery(RECENT_EXPORTS, {
    variables: { quizId },
    fetchPolicy: 'cache-and-network',
  });
  useEffect(() => {
    if (ended !== null) ignoreErrors(refetch());
  }, [ended, refetch]);
  if (error && !data) {
    return (
      <ErrorState
        title={words.recentFailed}
        error={error}
        onRetry={() => ignoreErrors(refetch())}
      />
    );
  }
  if (!data || data.recentExports.length === 0) return null;
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {words.recent}
      </Title>
      {data.recentExports.map(
        ({ id, content, attemptSet, format, state, url, fileName, createdAt }) => (
          <Group key={id} justify="space-between" gap="xs">
            <Text size="sm">
              {words.shortContents[content]}
              {content.endsWith('_FIGURES') && ` (${figureTexts.sets[attemptSet]})`}, {format} ·{' '}
              {formatTime(createdAt)}
            </Text>
            {url ? (
              <Button
                variant="default"
                size="xs"
                loading={isBusy}
                aria-label={words.downloadNamed(`${fileName}, ${formatTime(createdAt)}`)}
                onClick={() => void download(url, fileName)}
              >
                {words.download}
              </Button>
            ) : (
              <Text size="sm" c="dimmed">
                {words.states[state]}
              </Text>
            )}
          </Group>
        ),
      )}
    </Stack>
  );
}
