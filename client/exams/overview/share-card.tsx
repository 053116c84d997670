import { Anchor, Box, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { CopyButton } from '../../ui/components/copy-button';
import { Editing } from '../../ui/session/editing';
import { examTexts } from '../../ui/texts/exam-texts';
import { PrintIcon } from '../../ui/icons';
import { formatCode } from './exam-code';
import type { Exam } from '../exam.query';
import { qrFile, QrPicture } from '../../ui/components/qr-picture';
import { RenewCode } from './renew-code';
import classes from './share-card.module.css';

const { share: words } = examTexts;

/** How learners get to the exam: its address, its code and the picture of both, to print. */
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
                <QrPicture text={url} label={words.picture(formatCode(code))} />
              </Box>
              <Stack gap="md" flex="1 1 240px" miw={0}>
                <Shared
                  label={words.code}
                  copyLabel={words.copyCode}
                  text={formatCode(code)}
                  isLarge
                />
                <Shared label={words.link} copyLabel={words.copyLink} text={url} />
                <Group gap="xs">
                  <Button
                    component="a"
                    variant="default"
                    size="xs"
                    href={`data:image/svg+xml,${encodeURIComponent(qrFile(url))}`}
                    download={words.fileName(formatCode(code))}
                  >
                    {words.download}
                  </Button>
                  <Button
                    variant="default"
                    size="xs"
                    leftSection={<PrintIcon size={16} />}
                    onClick={() => window.print()}
                  >
                    {words.print}
                  </Button>
                  <Editing>
                    <RenewCode quizId={exam.quizId} code={formatCode(code)} />
                  </Editing>
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

interface SharedProps {
  label: string;
  copyLabel: string;
  text: string;
  isLarge?: boolean;
}

function Shared({ label, copyLabel, text, isLarge = false }: SharedProps) {
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
