import { useQuery } from '@apollo/client/react';
import { Anchor, Button, Group, Paper, Stack, Title } from '@mantine/core';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Link, NavigationType, useNavigationType } from 'react-router-dom';
import { graphql } from '../gql/imports';
import type { QuestionKind } from '../gql/imports/graphql';
import { importTexts as words } from '../ui/texts/import-texts';
import { repairTexts } from '../ui/texts/repair-texts';
import { useImportAddress } from './import-address';
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
  /** Questions have come in. */
  onStored: () => void;
}

/** Everything from choosing a spreadsheet to what became of it. */
export function ImportPanel({ quizId, kind, onStored }: ImportPanelProps) {
  const { importId: named, from, show } = useImportAddress();
  const underWay = useUnderWay(quizId);
  const importId = named ?? underWay.id;
  const heading = useRef<HTMLHeadingElement>(null);
  const isShownFirst = useShownFirst(heading, named !== null);
  /** The import that was started on this page, however soon it ended. */
  const [begun, setBegun] = useState<string | null>(null);
  const starting = useStartImport(quizId, (id) => {
    setBegun(id);
    show(id);
  });
  /** What was pressed goes: the focus is not lost with it. */
  const turnTo = (id: string | null, from: string | null, replace?: boolean): void => {
    // What comes from an earlier one has just been started.
    setBegun(from === null ? null : id);
    show(id, from, replace);
    heading.current?.focus();
  };
  return (
    <div className={isShownFirst ? classes.first : undefined}>
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
              isBegunHere={importId === begun}
              onStored={onStored}
              onAnother={(left) => {
                underWay.leave();
                // Back leads to the rows again.
                turnTo(null, left, left === null);
              }}
              onShow={turnTo}
            />
          ) : (
            <>
              {from && (
                <Button variant="default" w="fit-content" onClick={() => turnTo(from, null)}>
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
 * Whoever came by a link to an import has come for it, and it stands at the end of its page.
 * @returns whether they did
 */
function useShownFirst(heading: RefObject<HTMLElement | null>, isNamed: boolean): boolean {
  const cameBy = useNavigationType();
  // After a reload and by Back, the browser knows where one was.
  const [isFirst] = useState(isNamed && cameBy === NavigationType.Push);
  useEffect(() => {
    if (!isFirst) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [isFirst, heading]);
  return isFirst;
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
