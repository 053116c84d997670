import { Box, Center, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Brand } from './brand';
import classes from './front-page.module.css';
import { usePageTitle } from './page-title';

interface FrontPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page without the shell: a sheet of paper on the desk. */
export function FrontPage({ title, lead, children }: FrontPageProps) {
  usePageTitle(title);
  return (
    <Center component="main" tabIndex={-1} mih="100vh" p="md" className={classes.desk}>
      <Stack w="100%" maw={460} gap="lg">
        <Brand />
        <Paper className={classes.sheet} p={{ base: 'lg', xs: 'xl' }} shadow="md">
          <Stack gap="lg">
            <Box>
              <Title order={1}>{title}</Title>
              <Text c="dimmed">{lead}</Text>
            </Box>
            {children}
          </Stack>
        </Paper>
      </Stack>
    </Center>
  );
}
