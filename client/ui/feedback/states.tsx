/** How a page looks when it has nothing to show: because there is nothing, or because it failed. */
import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { AlertIcon } from '../icons';
import { mayPass, problemOf, sentenceOf } from './problem';
import { texts } from '../texts/texts';

interface EmptyStateProps {
  title: string;
  hint: string;
  /** The next step. */
  action?: ReactNode;
}

export function EmptyState({ title, hint, action }: EmptyStateProps) {
  return (
    <Paper withBorder p="xl">
      <Stack align="center" gap="sm" py="lg">
        <BlankPaper />
        <Title order={2} ta="center">
          {title}
        </Title>
        <Text c="dimmed" ta="center" maw={420}>
          {hint}
        </Text>
        {action}
      </Stack>
    </Paper>
  );
}

interface ErrorStateProps {
  title: string;
  error: unknown;
  /** Said instead where the server answers by one of these codes: it is not there (any more). */
  gone?: { codes: string[]; title: string; hint: string };
  /** Said instead of the server's sentence, where the title tells that. */
  hint?: string;
  onRetry: () => void;
}

/** Whoever marks an exam without names is told that wherever names would stand. */
const HIDDEN = { codes: ['MARKING_ANONYMOUS'], ...texts.errors.hidden };

/** What could not be had, why, and the way to try again where that can help. */
export function ErrorState({ title, error, gone, hint, onRetry }: ErrorStateProps) {
  const problem = problemOf(error);
  const missing = [gone, HIDDEN].find((one) => one?.codes.includes(problem.code));
  return (
    <Paper withBorder p="xl" role="alert">
      <Stack align="center" gap="sm" py="lg">
        <Text c="red" component="span" lh={1}>
          <AlertIcon size={32} />
        </Text>
        <Title order={2} ta="center">
          {missing?.title ?? title}
        </Title>
        <Text c="dimmed" ta="center" maw={480}>
          {missing?.hint ?? hint ?? sentenceOf(problem)}
        </Text>
        {mayPass(problem) && (
          <Button variant="default" onClick={onRetry}>
            {texts.common.retry}
          </Button>
        )}
      </Stack>
    </Paper>
  );
}

/** A sheet with ruled lines and empty answer bubbles. */
function BlankPaper() {
  return (
    <svg width="72" height="84" viewBox="0 0 72 84" fill="none" aria-hidden="true">
      <rect
        x="6"
        y="4"
        width="60"
        height="76"
        rx="5"
        fill="var(--desk)"
        stroke="var(--rule)"
        strokeWidth="2"
      />
      {[22, 40, 58].map((y) => (
        <g key={y} stroke="var(--mantine-color-dimmed)" strokeWidth="2" strokeLinecap="round">
          <circle cx="18" cy={y} r="4" />
          <path d={`M28 ${y}h28`} opacity="0.5" />
        </g>
      ))}
    </svg>
  );
}
