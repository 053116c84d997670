import { Button, Center, Code, Stack, Text, Title } from '@mantine/core';
import { useRouteError } from 'react-router-dom';
import { usePageTitle } from '../ui/page-title';
import { texts } from '../ui/texts';
import { ChunkLoadError } from './lazy-page';

/** A page that broke: a part of it did not load, or a fault of ours. */
export function RouteError() {
  const error = useRouteError();
  const isChunk = error instanceof ChunkLoadError;
  const title = isChunk ? texts.errors.chunk : texts.errors.application;
  usePageTitle(title);
  return (
    <Center mih="60vh" p="md">
      <Stack role="alert" maw={520} align="flex-start">
        <Title order={1}>{title}</Title>
        {isChunk ? <Text>{texts.errors.chunkHint}</Text> : <Code block>{String(error)}</Code>}
        <Button onClick={() => window.location.reload()}>{texts.errors.reload}</Button>
      </Stack>
    </Center>
  );
}
