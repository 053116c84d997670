/** What a page shows instead of data: an empty state or an error state. */
import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { AlertIcon } from '../icons';
import { isRetryable, toProblem, problemMessage } from './problem';
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
  /**
   * Shown instead of the error for these codes, which say that the record does not exist (any
   * more).
   */
  gone?: { codes: string[]; title: string; hint: string };
  /** Shown instead of the server's sentence, when the title already says the same. */
  hint?: string;
  onRetry: () => void;
}

/** Shown to staff who mark an exam anonymously, wherever names would be shown. */
const HIDDEN = { codes: ['MARKING_ANONYMOUS'], ...texts.errors.hidden };

/** Says what could not be loaded and why, and offers a retry where that can help. */
export function ErrorState({ title, error, gone, hint, onRetry }: ErrorStateProps) {
  const problem = toProblem(error);
  const missing = [gone, HIDDEN].find((state) => state?.codes.includes(problem.code));
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
          {missing?.hint ?? hint ?? problemMessage(problem)}
        </Text>
        {isRetryable(problem) && (
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
