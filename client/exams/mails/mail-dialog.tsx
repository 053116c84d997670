import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../ui/components/dialog';
import { DialogActions } from '../../ui/components/dialog-actions';
import { useDraftAutosave, useStoredDraft } from '../../ui/drafts/draft-autosave';
import { useAction } from '../../ui/feedback/use-action';
import { peopleTexts } from '../../ui/texts/people-texts';
import { texts } from '../../ui/texts/texts';
import { MailMessageField } from './mail-message-field';

const { mailing: words } = peopleTexts;

interface MailDialogProps<T> {
  opened: boolean;
  title: string;
  /** Says who gets what. */
  hint: string;
  /** The label of the button that sends. */
  confirm: string;
  /** The name of the draft under which the message is autosaved. */
  draftName: string;
  send: (message: string) => Promise<T>;
  doneMessage: (outcome: T) => string;
  /** Whether some were not mailed: then the dialog stays. */
  isPartial?: (outcome: T) => boolean;
  /** What was sent to some already: the rest get the same. */
  sentMessage?: string | null;
  onClose: () => void;
  /** Called after the mails were sent. */
  onDone: () => void;
}

/** Asks before many learners are mailed, and for a message to them. */
export function MailDialog<T>({ opened, title, onClose, ...form }: MailDialogProps<T>) {
  return (
    <Dialog opened={opened} title={title} onClose={onClose}>
      <MailForm onClose={onClose} {...form} />
    </Dialog>
  );
}

function MailForm<T>(props: Omit<MailDialogProps<T>, 'opened' | 'title'>) {
  const { hint, confirm, draftName, send, doneMessage, isPartial, onClose, onDone } = props;
  const { sentMessage = null } = props;
  const { isBusy, act } = useAction();
  const [message, setMessage] = useState((useStoredDraft(draftName) as string | null) ?? '');
  const forget = useDraftAutosave(
    draftName,
    () => (message.trim() === '' ? null : message),
    'wait',
  );
  const confirmSend = async (): Promise<void> => {
    if (!(await act(async () => send(sentMessage ?? message), doneMessage, isPartial))) return;
    forget();
    onClose();
    onDone();
  };
  return (
    <Stack>
      <Text>{hint}</Text>
      <MailMessageField
        value={sentMessage ?? message}
        onChange={setMessage}
        readOnly={sentMessage !== null}
      />
      <DialogActions>
        <Button variant="default" data-autofocus onClick={onClose}>
          {texts.common.cancel}
        </Button>
        <Button loading={isBusy} onClick={() => void confirmSend()}>
          {sentMessage === null ? confirm : words.sendRest}
        </Button>
      </DialogActions>
    </Stack>
  );
}
