import { Button, Group, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { accountTexts } from '../../ui/texts/account/account-texts';
import { useConfirmedClose } from '../../ui/drafts/use-confirmed-close';
import { CopyButton } from '../../ui/components/copy-button';
import { Dialog } from '../../ui/components/dialog';
import { LeaveGuard } from '../../ui/drafts/leave-guard';
import { Notice } from '../../ui/feedback/notice';
import classes from './create-token-dialog.module.css';
import type { StoredTokenDraft } from './token-draft';
import { TokenForm, type CreatedToken } from './token-form';

const { tokens: words } = accountTexts;

interface CreateTokenDialogProps {
  opened: boolean;
  /** The restored draft, or null. */
  start: unknown;
  /** Called when a token was created, or may have been. */
  onMade: () => void;
  onClose: () => void;
}

/** Creates an access token and shows it once. */
export function CreateTokenDialog({ opened, start, onMade, onClose }: CreateTokenDialogProps) {
  const [created, setMade] = useState<CreatedToken | null>(null);
  const [isCopied, setCopied] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const isUnknown = useRef(false);
  const close = (): void => {
    // The list could not be read while the connection was down, so it is read again.
    if (isUnknown.current) onMade();
    isUnknown.current = false;
    setMade(null);
    setCopied(false);
    setConfirming(false);
    onClose();
  };
  const confirmedClose = useConfirmedClose(close);
  const isAtRisk = created !== null && !isCopied;
  return (
    <Dialog
      opened={opened}
      title={created ? words.madeTitle(created.accessToken.name) : words.createTitle}
      onClose={isAtRisk ? () => setConfirming(true) : confirmedClose}
    >
      {created ? (
        <Stack>
          <Notice tone="warning">{words.once}</Notice>
          {/* The token can also be selected and copied. */}
          <Text
            component="output"
            aria-label={words.token}
            className={classes.token}
            onCopy={() => setCopied(true)}
          >
            {created.token}
          </Text>
          {isConfirming && isAtRisk && (
            <NotCopied onBack={() => setConfirming(false)} onClose={close} />
          )}
          <Group justify="space-between">
            <CopyButton text={created.token} label={words.copy} onCopied={() => setCopied(true)} />
            <Button data-autofocus onClick={isAtRisk ? () => setConfirming(true) : close}>
              {words.close}
            </Button>
          </Group>
          {isAtRisk && (
            <LeaveGuard title={words.notCopied} hint={words.leaveHint} leave={words.leaveAnyway} />
          )}
        </Stack>
      ) : (
        <TokenForm
          start={start as StoredTokenDraft | null}
          onMade={(result) => {
            setMade(result);
            onMade();
          }}
          onUnknown={() => {
            isUnknown.current = true;
            onMade();
          }}
          onCancel={confirmedClose}
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
