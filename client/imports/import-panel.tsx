import { useQuery } from '@apollo/client/react';
import { Paper, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { graphql } from '../gql/imports';
import type { QuestionKind } from '../gql/imports/graphql';
import { texts } from '../ui/texts';
import { ImportDropzone } from './import-dropzone';
import { ImportStatus } from './import-status';
import { useStartImport } from './use-start-import';

const OPEN_IMPORT = graphql(`
  query OpenImport($quizId: ID!) {
    quiz(id: $quizId) {
      id
      openImport {
        id
      }
    }
  }
`);

/** The running import is part of the address: reload and Back find it again. */
const IMPORT = 'import';

interface ImportPanelProps {
  quizId: string;
  kind: QuestionKind;
  /** Questions have come in. */
  onStored: () => void;
}

/** Everything from choosing a spreadsheet to what became of it. */
export function ImportPanel({ quizId, kind, onStored }: ImportPanelProps) {
  const [url, setUrl] = useSearchParams();
  const underWay = useUnderWay(quizId);
  const importId = url.get(IMPORT) ?? underWay.id;
  const show = (id: string | null): void => {
    setUrl(
      (current) => {
        if (id) current.set(IMPORT, id);
        else current.delete(IMPORT);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const starting = useStartImport(quizId, show);
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
      <Stack>
        <Title order={2}>{texts.imports.heading}</Title>
        {importId ? (
          <ImportStatus
            key={importId}
            id={importId}
            onStored={onStored}
            onAnother={() => {
              underWay.leave();
              show(null);
            }}
          />
        ) : (
          <ImportDropzone kind={kind} starting={starting} />
        )}
      </Stack>
    </Paper>
  );
}

/** One that was started before, for whoever comes back by another way than its address. */
function useUnderWay(quizId: string): { id: string | null; leave: () => void } {
  const [isLeft, setLeft] = useState(false);
  const { data } = useQuery(OPEN_IMPORT, {
    variables: { quizId },
    fetchPolicy: 'network-only',
  });
  const id = isLeft ? null : (data?.quiz.openImport?.id ?? null);
  return { id, leave: () => setLeft(true) };
}
