import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { CopyButton } from '../../ui/components/copy-button';
import { PrintIcon } from '../../ui/icons';
import { LeaveGuard } from '../../ui/drafts/leave-guard';
import { twoFactorTexts as words } from '../../ui/texts/account/two-factor-texts';
import classes from './two-factor.module.css';

interface RecoveryCodesProps {
  email: string;
  codes: readonly string[];
  /** Called when the user confirms that the codes are saved elsewhere. */
  onConfirmed: () => void;
}

/** Recovery codes, shown only once. */
export function RecoveryCodes({ email, codes, onConfirmed }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const header = words.codesHeader(email);
  const text = `${header}\n\n${codes.join('\n')}\n`;
  // The focused form was removed: screen readers continue at the heading.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Paper withBorder p="md">
      <Stack>
        <Title order={2} ref={heading} tabIndex={-1}>
          {words.codesTitle}
        </Title>
        <Text className={classes.unprinted}>{words.codesHint}</Text>
        <p className={classes.printed}>{header}</p>
        <ol className={classes.codes} aria-label={words.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className={classes.unprinted}>
          <Group gap="xs">
            <CopyButton text={codes.join('\n')} label={words.copy} />
            <Button
              component="a"
              variant="default"
              size="xs"
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
              download={words.fileName}
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
          </Group>
        </div>
        <div className={classes.unprinted}>
          <Button onClick={onConfirmed}>{words.kept}</Button>
        </div>
      </Stack>
      <LeaveGuard title={words.notKeptTitle} hint={words.notKeptHint} leave={words.leave} />
    </Paper>
  );
}
