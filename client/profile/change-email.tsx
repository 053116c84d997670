import { Anchor, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { accountTexts } from '../ui/texts/account/account-texts';
import { ANOTHER_MAIL, CodeStep } from '../ui/components/code-step';
import { Dialog } from '../ui/components/dialog';
import { useDraftAutosave, useStoredDraft } from '../ui/drafts/draft-autosave';
import { toast } from '../ui/feedback/toasts';
import { AddressStep } from './address-step';
import { NO_CHANGE, type EmailDraft } from './email-draft';
import { ChangeButton, FormError } from './forms/form-dialog-parts';
import { PasswordStep } from './password-step';
import { useAddressCode } from './use-address-code';

const { email: words, profile } = accountTexts;
const DRAFT = 'account-email';

/**
 * Changes the log-in address: the user types it, proves it by a mailed code, and confirms with the
 * password. The state survives closing the dialog, for example to read the mail.
 */
export function ChangeEmail({ email }: { email: string }) {
  const restored = useStoredDraft(DRAFT) as EmailDraft | null;
  const [draft, setDraft] = useState(restored ?? NO_CHANGE);
  const [opened, { open, close }] = useDisclosure(restored !== null);
  useDraftAutosave(DRAFT, () => (draft.email === '' ? null : draft), 'wait');
  return (
    <>
      <ChangeButton what={profile.email} onClick={open} />
      <Dialog opened={opened} title={words.title} onClose={close}>
        <Steps
          current={email}
          draft={draft}
          onDraft={setDraft}
          onDone={() => {
            toast('success', words.done(draft.email.trim()));
            setDraft(NO_CHANGE);
            close();
          }}
        />
      </Dialog>
    </>
  );
}

interface StepsProps {
  /** The current address. */
  current: string;
  draft: EmailDraft;
  onDraft: (draft: EmailDraft) => void;
  onDone: () => void;
}

function Steps({ current, draft, onDraft, onDone }: StepsProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isChanging, setChanging] = useState(false);
  const code = useAddressCode(draft, onDraft, setFailure);
  const step = stepOf(draft);
  /** Requires a new proof. @param why the error message */
  const beginAgain = (why: string): void => {
    setFailure(why);
    onDraft({ ...NO_CHANGE, email: draft.email });
  };
  /** Returns to the address. A mailed code stays valid if the address stays the same. */
  const typeAgain = (): void => {
    setFailure(null);
    onDraft({ ...draft, isTyping: true });
  };
  return (
    <Stack>
      {step === 'address' && <Text>{words.lead}</Text>}
      <FormError text={failure} />
      {step === 'address' && (
        <AddressStep
          current={current}
          email={draft.email}
          isBusy={code.isBusy}
          onType={(email) => onDraft({ ...draft, email })}
          onSend={code.send}
        />
      )}
      {step === 'code' && (
        <CodeStep
          hint={words.codeHint(draft.email)}
          busy={code.isBusy}
          resendAt={code.resendAt}
          resend={ANOTHER_MAIL}
          onCode={code.check}
          onResend={code.send}
        />
      )}
      {step === 'password' && (
        <PasswordStep
          current={current}
          draft={draft}
          onBusy={setChanging}
          onStale={beginAgain}
          onDone={onDone}
        />
      )}
      {step !== 'address' && (
        // A late response would leave the step in which the address is being typed.
        <Anchor
          component="button"
          type="button"
          ta="start"
          disabled={code.isBusy || isChanging}
          onClick={typeAgain}
        >
          {words.otherAddress}
        </Anchor>
      )}
    </Stack>
  );
}

function stepOf({ isTyping, proof }: EmailDraft): 'address' | 'code' | 'password' {
  if (isTyping) return 'address';
  return proof === null ? 'code' : 'password';
}
