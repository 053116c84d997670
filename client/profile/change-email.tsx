import { Anchor, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { accountTexts } from '../ui/texts/account-texts';
import { CodeStep } from '../ui/components/code-step';
import { Dialog } from '../ui/components/dialog';
import { useKeepDraft, useStoredDraft } from '../ui/drafts/use-stored-draft';
import { toast } from '../ui/feedback/toasts';
import { AddressStep } from './address-step';
import { NO_CHANGE, type EmailDraft } from './email-draft';
import { ChangeButton, Failure } from './form-dialog-parts';
import { PasswordStep } from './password-step';
import { useAddressCode } from './use-address-code';

const { email: words, profile } = accountTexts;
const DRAFT = 'account-email';

/**
 * Another address to log in with: typed, proven by a code that is mailed there, confirmed by the
 * password. Whoever closes the dialog to read their mail finds it as it was.
 */
export function ChangeEmail({ email }: { email: string }) {
  const kept = useStoredDraft(DRAFT) as EmailDraft | null;
  const [draft, setDraft] = useState(kept ?? NO_CHANGE);
  const [opened, { open, close }] = useDisclosure(kept !== null);
  useKeepDraft(DRAFT, () => (draft.email === '' ? null : draft), 'wait');
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
  /** The address in use. */
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
  /** @param why it has to be proven again, or by another address */
  const beginAgain = (why: string): void => {
    setFailure(why);
    onDraft({ ...NO_CHANGE, email: draft.email });
  };
  /** What was mailed is good for whoever comes back to the same address. */
  const typeAgain = (): void => {
    setFailure(null);
    onDraft({ ...draft, isTyping: true });
  };
  return (
    <Stack>
      {step === 'address' && <Text>{words.lead}</Text>}
      <Failure text={failure} />
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
        // An answer that arrives later would move on from the address that is being typed.
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
