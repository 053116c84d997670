import { Box, Center, Paper, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import paper from '../pictures/exam-paper.module.css';
import classes from './standalone-page.module.css';
import { usePageTitle } from './page-title';

interface StandalonePageProps {
  title: string;
  lead: string;
  /** Not in the middle of the window: the sheet grows when what it shows has been loaded. */
  isFromTop?: boolean;
  children: ReactNode;
}

/** A page without the shell: a sheet of paper on the desk, below a header of height `--above`. */
export function StandalonePage({ title, lead, isFromTop = false, children }: StandalonePageProps) {
  usePageTitle(title);
  const main = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused element may have been removed with the previous step.
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <Center
      component="main"
      ref={main}
      tabIndex={-1}
      p="md"
      className={classes.desk}
      mod={{ top: isFromTop }}
    >
      <Stack w="100%" maw={460} gap="lg">
        <Paper className={`${paper.sheet} ${classes.sheet}`} shadow="md">
          <Stack gap="lg">
            <Box>
              <Title order={1}>{title}</Title>
              {lead && <Text c="dimmed">{lead}</Text>}
            </Box>
            {children}
          </Stack>
        </Paper>
      </Stack>
    </Center>
  );
}
