import { Button, Center, Stack, Text, Title } from '@mantine/core';
import { useLayoutEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { cancelDraftRemoval } from '../ui/drafts/draft-autosave';
import { usePageTitle } from '../ui/components/page-title';
import { texts } from '../ui/texts/texts';
import { ChunkLoadError } from '../ui/lazy/lazy-code';

/** The error boundary of the pages: a chunk did not load, or a bug was thrown. */
export function RouteErrorBoundary() {
  const error = useRouteError();
  const isChunk = error instanceof ChunkLoadError;
  const title = isChunk ? texts.errors.chunk : texts.errors.application;
  usePageTitle(title);
  useLayoutEffect(cancelDraftRemoval, []);
  return (
    <Center mih="60vh" p="md">
      <Stack role="alert" maw={520} w="100%" align="flex-start">
        <Title order={1} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Title>
        {isChunk ? (
          <Text>{texts.errors.chunkHint}</Text>
        ) : (
          <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{String(error)}</pre>
        )}
        <Button onClick={() => window.location.reload()}>{texts.errors.reload}</Button>
      </Stack>
    </Center>
  );
}
