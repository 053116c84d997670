import { useQuery } from '@apollo/client/react';
import { Anchor, Button, Group, Paper, Stack, Title } from '@mantine/core';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Link, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { graphql } from '../gql/imports';
import type { QuestionKind } from '../gql/imports/graphql';
import { IMPORT_ANCHOR } from '../ui/question-paths';
import { importTexts as words } from '../ui/texts/import-texts';
import { repairTexts } from '../ui/texts/repair-texts';
import { useImportUrl } from './state/import-url';
import { ImportDropzone } from './import-dropzone';
import { ImportStatus } from './import-status';
import { useStartImport } from './use-start-import';
import classes from './import-panel.module.css';

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

interface ImportPanelProps {
  quizId: string;
  kind: QuestionKind;
  /** Called when questions were stored. */
  onStored: () => void;
}

/** The import of a spreadsheet, from choosing the file to the result. */
export function ImportPanel({ quizId, kind, onStored }: ImportPanelProps) {
  const { importId: linkedId, from, show } = useImportUrl();
  const openImport = useOpenImport(quizId);
  const importId = linkedId ?? openImport.id;
  const heading = useRef<HTMLHeadingElement>(null);
  const isLinked = useLocation().hash === `#${IMPORT_ANCHOR}` || linkedId !== null;
  const isScrolledTo = useScrollToLinked(heading, isLinked);
  /** The import that was started on this page, even if it has ended. */
  const [startedId, setStartedId] = useState<string | null>(null);
  const starting = useStartImport(quizId, (id) => {
    setStartedId(id);
    show(id);
  });
  /** Shows another import. Moves the focus, because the pressed button is removed. */
  const showImport = (id: string | null, from: string | null, replace?: boolean): void => {
    // A correction of an earlier import was started just now.
    setStartedId(from === null ? null : id);
    show(id, from, replace);
    heading.current?.focus();
  };
  return (
    <div className={isScrolledTo ? classes.first : undefined}>
      <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
        <Stack>
          <Group justify="space-between">
            <Title order={2} ref={heading} tabIndex={-1} className={classes.heading}>
              {words.heading}
            </Title>
            <Anchor component={Link} to={`/navigation/quiz-detail/${quizId}/imports`}>
              {words.history.link}
            </Anchor>
          </Group>
          {importId ? (
            <ImportStatus
              key={importId}
              id={importId}
              from={from}
              isStartedHere={importId === startedId}
              onStored={onStored}
              onAnother={(left, replace) => {
                openImport.leave();
                // Back returns to the rows, or to the questions that wait.
                showImport(null, left, replace);
              }}
              onShow={showImport}
              onStarted={(id) => {
                showImport(id, null, false);
                setStartedId(id);
              }}
            />
          ) : (
            <>
              {from && (
                <Button variant="default" w="fit-content" onClick={() => showImport(from, null)}>
                  {repairTexts.back}
                </Button>
              )}
              <ImportDropzone
                kind={kind}
                starting={starting}
                onCancelled={() => heading.current?.focus()}
              />
            </>
          )}
        </Stack>
      </Paper>
    </div>
  );
}

/**
 * Scrolls to the panel when the user followed a link to it, or to an import: the panel is at the end of its
 * page.
 * @returns whether it did
 */
function useScrollToLinked(heading: RefObject<HTMLElement | null>, isNamed: boolean): boolean {
  const navigation = useNavigationType();
  // After a reload or Back, the browser restores the scroll position.
  const [isFirst] = useState(isNamed && navigation === NavigationType.Push);
  useEffect(() => {
    if (!isFirst) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [isFirst, heading]);
  return isFirst;
}

/** An unfinished import that was started before, for users who return without its URL. */
function useOpenImport(quizId: string): { id: string | null; leave: () => void } {
  const [isLeft, setLeft] = useState(false);
  const { data } = useQuery(OPEN_IMPORT, {
    variables: { quizId },
    fetchPolicy: 'network-only',
  });
  const id = isLeft ? null : (data?.quiz.openImport?.id ?? null);
  return { id, leave: () => setLeft(true) };
}
