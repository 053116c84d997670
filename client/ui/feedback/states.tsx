/** What a page shows instead of data: an empty state or an error state. */
import { Box, Button, Paper, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { PaperSubject } from '../pictures/paper-picture';
import { isRetryable, toProblem, problemMessage } from './problem';
import { texts } from '../texts/texts';

/** Lazy, since most pages have something to show. Without it, the words are enough. */
const PaperPicture = lazy<ComponentType<{ of: PaperSubject }>>(async () =>
  import('../pictures/paper-picture').then(
    (module) => ({ default: module.PaperPicture }),
    () => ({ default: () => null }),
  ),
);

function Picture({ of }: { of: PaperSubject }) {
  return (
    <Box w={112} h={104}>
      <Suspense>
        <PaperPicture of={of} />
      </Suspense>
    </Box>
  );
}

interface EmptyStateProps {
  /** What the page would show. */
  of: PaperSubject;
  title: string;
  hint: string;
  /** The next step. */
  action?: ReactNode;
}

export function EmptyState({ of, title, hint, action }: EmptyStateProps) {
  return (
    <Paper withBorder p="xl">
      <Stack align="center" gap="sm" py="lg">
        <Picture of={of} />
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
/** Shown to staff who mark a part of an exam, wherever more of it would be shown. The server says who can change that. */
const ASSIGNED = { codes: ['MARKING_ASSIGNED'], title: texts.errors.assigned, hint: undefined };

/** Says what could not be loaded and why, and offers a retry where that can help. */
export function ErrorState({ title, error, gone, hint, onRetry }: ErrorStateProps) {
  const problem = toProblem(error);
  const missing = [gone, HIDDEN, ASSIGNED].find((state) => state?.codes.includes(problem.code));
  return (
    <Paper withBorder p="xl" role="alert">
      <Stack align="center" gap="sm" py="lg">
        <Picture of="lost" />
        <Title order={2} ta="center">
          {missing?.title ?? title}
        </Title>
        <Text c="dimmed" ta="center" maw={480}>
          {(missing ? missing.hint : hint) ?? problemMessage(problem)}
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
