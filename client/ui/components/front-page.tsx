import { Box, Center, Paper, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import classes from './front-page.module.css';
import { usePageTitle } from './page-title';

interface FrontPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page without the shell: a sheet of paper on the desk, below what stands `--above` it. */
export function FrontPage({ title, lead, children }: FrontPageProps) {
  usePageTitle(title);
  const main = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What had the focus may have gone with the step before.
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <Center component="main" ref={main} tabIndex={-1} p="md" className={classes.desk}>
      <Stack w="100%" maw={460} gap="lg">
        <Paper className={classes.sheet} p={{ base: 'lg', xs: 'xl' }} shadow="md">
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
