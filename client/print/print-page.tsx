import { Box, Button, Group, Progress, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { BackLink } from '../ui/components/back-link';
import { formatNumber } from '../ui/format';
import { PrintIcon } from '../ui/icons';
import { Notice } from '../ui/feedback/notice';
import { usePageTitle } from '../ui/components/page-title';
import { printTexts as words } from '../ui/texts/print-texts';
import { ErrorState } from '../ui/feedback/states';
import fontClasses from '../design/print-fonts/print-fonts.module.css';
import { usePrintFonts } from './use-print-fonts';
import classes from './print-page.module.css';
import type { Progress as Fetched } from './use-fetched';
import { usePictures } from './use-pictures';

export interface Back {
  to: string;
  label: string;
}

interface PrintPageProps {
  title: string;
  /** The link back to the previous page. */
  back: Back;
  /** Options and notices, which are not printed. */
  tools?: ReactNode;
  notices?: ReactNode;
  /** The printed content. */
  children: ReactNode;
}

/** Shows the printed content as a sheet on the screen; nothing else is printed. */
export function PrintPage({ title, back, tools, notices, children }: PrintPageProps) {
  const sheet = useRef<HTMLElement>(null);
  const { pictures, isReady, retry } = usePictures(sheet);
  const fonts = usePrintFonts(sheet, children);
  const { all, loaded, failed } = pictures;
  const print = (
    <Button
      leftSection={<PrintIcon />}
      disabled={!isReady}
      loading={isReady && fonts === 'LOADING'}
      onClick={() => window.print()}
    >
      {words.print}
    </Button>
  );
  return (
    <>
      <Frame title={title} back={back} actions={print}>
        {tools}
        {notices}
        {!isReady && all > 0 && (
          <Text role="status">{words.pictures(formatNumber(loaded), formatNumber(all))}</Text>
        )}
        {/* Not a line of its own: the sheet must not move when the fonts are there. */}
        {isReady && fonts === 'LOADING' && (
          <VisuallyHidden role="status">{words.fonts}</VisuallyHidden>
        )}
        {fonts === 'MISSING' && <Notice tone="warning">{words.fontsMissing}</Notice>}
        {isReady && failed > 0 && (
          <Notice
            tone="warning"
            action={
              <Button variant="default" onClick={retry}>
                {words.reload}
              </Button>
            }
          >
            {words.picturesMissing(failed, formatNumber(failed))}
          </Notice>
        )}
      </Frame>
      <article
        ref={sheet}
        className={`${classes.sheet} ${fontClasses.printFonts}`}
        aria-label={words.preview}
      >
        {children}
      </article>
    </>
  );
}

interface WaitingProps {
  title: string;
  back: Back;
  progress: Fetched | undefined;
  error: unknown;
  onRetry: () => void;
}

/** The page while the content is loading. */
export function PrintWaiting({ title, back, progress, error, onRetry }: WaitingProps) {
  return (
    <Frame title={title} back={back}>
      {error ? (
        <ErrorState
          title={words.failed}
          error={error}
          gone={{
            codes: ['QUIZ_NOT_FOUND', 'EXAM_NOT_FOUND'],
            title: words.none,
            hint: words.noneHint,
          }}
          onRetry={onRetry}
        />
      ) : (
        <Stack gap="xs" aria-busy="true">
          <Text>
            {words.fetching}
            {progress &&
              `: ${words.fetched(formatNumber(progress.done), formatNumber(progress.total))}`}
          </Text>
          <Progress
            animated
            aria-label={words.fetching}
            value={progress ? (100 * progress.done) / Math.max(1, progress.total) : 0}
          />
        </Stack>
      )}
    </Frame>
  );
}

interface FrameProps {
  title: string;
  back: Back;
  actions?: ReactNode;
  children: ReactNode;
}

/** The part above the sheet, shown on the screen only. */
export function Frame({ title, back, actions, children }: FrameProps) {
  usePageTitle(title);
  return (
    <Box className={classes.frame}>
      <Stack gap="lg">
        <Stack gap="xs">
          <BackLink to={back.to}>{back.label}</BackLink>
          <Group justify="space-between" align="flex-end" gap="md">
            <Title order={1} style={{ overflowWrap: 'anywhere' }}>
              {title}
            </Title>
            {actions}
          </Group>
        </Stack>
        {children}
      </Stack>
    </Box>
  );
}
