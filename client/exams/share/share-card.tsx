import { Anchor, Box, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { CopyButton } from '../../ui/components/copy-button';
import { EditorsOnly } from '../../ui/session/editors-only';
import { examTexts } from '../../ui/texts/exam-texts';
import { PrintIcon } from '../../ui/icons';
import type { Exam } from '../exam.query';
import { qrCodeSvg, QrCode } from '../../ui/components/qr-code';
import { printPoster } from './print-poster';
import { RenewCode } from './renew-code';
import classes from './share-card.module.css';

const { share: words } = examTexts;

/** Of the card on its page. */
export const SHARE_ANCHOR = 'share';

/** The exam's link, code and QR code for candidates, to copy or print. */
export function ShareCard({ exam }: { exam: Exam }) {
  const { code, url } = exam;
  return (
    <Paper withBorder p="md" className={classes.sheet}>
      <Stack>
        <Title order={2} className={classes.besides}>
          {words.heading}
        </Title>
        {code && url ? (
          <>
            {exam.rules.access === 'INVITATION' && <Text>{words.invitationOnly}</Text>}
            <Group align="flex-start" gap="lg">
              <Box className={classes.picture}>
                <QrCode text={url} label={words.picture(formatCode(code))} />
              </Box>
              <Stack gap="md" flex="1 1 240px" miw={0}>
                <ShareField
                  label={words.code}
                  copyLabel={words.copyCode}
                  text={formatCode(code)}
                  isLarge
                />
                <ShareField label={words.link} copyLabel={words.copyLink} text={url} />
                <Group gap="xs">
                  <Button
                    component="a"
                    variant="default"
                    size="xs"
                    href={`data:image/svg+xml,${encodeURIComponent(qrCodeSvg(url))}`}
                    download={words.fileName(formatCode(code))}
                  >
                    {words.download}
                  </Button>
                  <Button
                    variant="default"
                    size="xs"
                    leftSection={<PrintIcon size={16} />}
                    onClick={printPoster}
                  >
                    {words.print}
                  </Button>
                  <EditorsOnly>
                    <RenewCode quizId={exam.quizId} code={formatCode(code)} />
                  </EditorsOnly>
                </Group>
              </Stack>
            </Group>
          </>
        ) : (
          <Text c="dimmed">{words.none}</Text>
        )}
      </Stack>
    </Paper>
  );
}

interface ShareFieldProps {
  label: string;
  copyLabel: string;
  text: string;
  isLarge?: boolean;
}

function ShareField({ label, copyLabel, text, isLarge = false }: ShareFieldProps) {
  return (
    <Stack gap={4}>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Group gap="sm">
        {isLarge ? (
          <Text component="span" className={classes.code}>
            {text}
          </Text>
        ) : (
          <Anchor href={text} target="_blank" rel="noreferrer" className={classes.link}>
            {text}
          </Anchor>
        )}
        <CopyButton text={text} label={copyLabel} />
      </Group>
    </Stack>
  );
}

/** Formats a code for people: in two halves. */
function formatCode(code: string): string {
  const plain = code.replaceAll('-', '');
  return `${plain.slice(0, 4)}-${plain.slice(4)}`;
}
