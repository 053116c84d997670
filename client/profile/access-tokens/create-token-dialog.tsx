import { Button, Group, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { accountTexts } from '../../ui/texts/account-texts';
import { useAskedClose } from '../../ui/drafts/use-asked-close';
import { CopyButton } from '../../ui/components/copy-button';
import { Dialog } from '../../ui/components/dialog';
import { LeaveGuard } from '../../ui/drafts/leave-guard';
import { Notice } from '../../ui/feedback/notice';
import classes from './create-token-dialog.module.css';
import { TokenForm, type CreatedToken, type TokenDraft } from './token-form';

const { tokens: words } = accountTexts;

interface CreateTokenDialogProps {
  opened: boolean;
  /** What was typed and never sent. */
  start: unknown;
  /** There is another token, or may be. */
  onMade: () => void;
  onClose: () => void;
}

/** Makes an access token and shows it, this once. */
export function CreateTokenDialog({ opened, start, onMade, onClose }: CreateTokenDialogProps) {
  const [made, setMade] = useState<CreatedToken | null>(null);
  const [isCopied, setCopied] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isUnknown = useRef(false);
  const close = (): void => {
    // Where the line was down, the list could not be read then either.
    if (isUnknown.current) onMade();
    isUnknown.current = false;
    setMade(null);
    setCopied(false);
    setAsking(false);
    onClose();
  };
  const askedClose = useAskedClose(close);
  const isAtRisk = made !== null && !isCopied;
  return (
    <Dialog
      opened={opened}
      title={made ? words.madeTitle(made.accessToken.name) : words.createTitle}
      onClose={isAtRisk ? () => setAsking(true) : askedClose}
    >
      {made ? (
        <Stack>
          <Notice tone="warning">{words.once}</Notice>
          {/* It can be copied by hand, too. */}
          <Text
            component="output"
            aria-label={words.token}
            className={classes.token}
            onCopy={() => setCopied(true)}
          >
            {made.token}
          </Text>
          {isAsking && isAtRisk && <NotCopied onBack={() => setAsking(false)} onClose={close} />}
          <Group justify="space-between">
            <CopyButton text={made.token} label={words.copy} onCopied={() => setCopied(true)} />
            <Button data-autofocus onClick={isAtRisk ? () => setAsking(true) : close}>
              {words.close}
            </Button>
          </Group>
          {isAtRisk && (
            <LeaveGuard title={words.notCopied} hint={words.leaveHint} leave={words.leaveAnyway} />
          )}
        </Stack>
      ) : (
        <TokenForm
          start={start as TokenDraft | null}
          onMade={(created) => {
            setMade(created);
            onMade();
          }}
          onUnknown={() => {
            isUnknown.current = true;
            onMade();
          }}
          onCancel={askedClose}
        />
      )}
    </Dialog>
  );
}

function NotCopied({ onBack, onClose }: { onBack: () => void; onClose: () => void }) {
  return (
    <Notice
      tone="failure"
      action={
        <Group gap="xs">
          <Button variant="default" onClick={onClose}>
            {words.closeAnyway}
          </Button>
          <Button variant="default" onClick={onBack}>
            {words.goBack}
          </Button>
        </Group>
      }
    >
      {words.notCopied}
    </Notice>
  );
}
