import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { figureTexts as words } from '../figure-texts';
import classes from './figures.module.css';

interface FigureSectionProps {
  heading: string;
  /** How many attempts the figures are of. */
  of?: string;
  /** How to read them, in more words. */
  more?: string;
  /** Fields beside the heading. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A group of figures, which names the attempts that it counts. */
export function FigureSection({ heading, of, more, tools, children }: FigureSectionProps) {
  return (
    <Paper component="section" withBorder className={classes.section}>
      <Stack>
        <Group justify="space-between" gap="sm" align="flex-end">
          <div>
            <Title order={2}>{heading}</Title>
            {of !== undefined && <Text c="dimmed">{of}</Text>}
          </div>
          {tools}
        </Group>
        {children}
        {more !== undefined && <MoreAbout heading={heading}>{more}</MoreAbout>}
      </Stack>
    </Paper>
  );
}

/** An explanation that is shown on demand. */
export function MoreAbout({ heading, children }: { heading: string; children: string }) {
  return (
    <details className={classes.more}>
      <summary aria-label={`${words.meaning}: ${heading}`}>{words.meaning}</summary>
      <Text size="sm" mt={4} maw="46rem">
        {children}
      </Text>
    </details>
  );
}
