import { Button, Center, Code, Stack, Text, Title } from '@mantine/core';
import { useRouteError } from 'react-router-dom';
import { texts } from '../ui/texts';

/** A page that broke: a part of it did not load, or a fault of ours. */
export function RouteError() {
  const error = useRouteError();
  const isChunk = error instanceof TypeError && /import|module|fetch/i.test(error.message);
  return (
    <Center mih="60vh" p="md">
      <Stack role="alert" maw={520} align="flex-start">
        <Title order={1}>{isChunk ? texts.errors.chunk : texts.errors.application}</Title>
        {isChunk ? <Text>{texts.errors.chunkHint}</Text> : <Code block>{String(error)}</Code>}
        <Button onClick={() => window.location.reload()}>{texts.errors.reload}</Button>
      </Stack>
    </Center>
  );
}
