import { Button, Center, Code, Stack, Text, Title } from '@mantine/core';
import { useLayoutEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { spareDrafts } from '../ui/drafts/use-stored-draft';
import { usePageTitle } from '../ui/components/page-title';
import { texts } from '../ui/texts/texts';
import { ChunkLoadError } from '../ui/lazy/lazy-code';

/** A page that broke: a part of it did not load, or a fault of ours. */
export function RouteError() {
  const error = useRouteError();
  const isChunk = error instanceof ChunkLoadError;
  const title = isChunk ? texts.errors.chunk : texts.errors.application;
  usePageTitle(title);
  useLayoutEffect(spareDrafts, []);
  return (
    <Center mih="60vh" p="md">
      <Stack role="alert" maw={520} w="100%" align="flex-start">
        <Title order={1} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Title>
        {isChunk ? (
          <Text>{texts.errors.chunkHint}</Text>
        ) : (
          <Code block maw="100%" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {String(error)}
          </Code>
        )}
        <Button onClick={() => window.location.reload()}>{texts.errors.reload}</Button>
      </Stack>
    </Center>
  );
}
