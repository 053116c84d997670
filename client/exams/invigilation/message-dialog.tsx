import { useMutation } from '@apollo/client/react';
import { Button, Stack, Text } from '@mantine/core';
import { DialogActions } from '../../ui/components/dialog-actions';
import { useForm } from '@mantine/form';
import { graphql } from '../../gql/exams';
import { Dialog } from '../../ui/components/dialog';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import { formatNumber } from '../../ui/format';
import { texts } from '../../ui/texts/texts';
import { useAction } from '../../ui/feedback/use-action';
import { GrowingTextarea } from '../../ui/components/growing-textarea';

const SEND = graphql(`
  mutation SendExamMessage($input: SendExamMessageInput!) {
    sendExamMessage(input: $input) {
      count
    }
  }
`);

const { messages: words } = invigilationTexts;
const MAX_TEXT = 500;

/** To one learner. */
export interface MessageRecipient {
  attemptId: string;
  name: string;
}

interface MessageDialogProps {
  quizId: string;
  /** Null: everybody who is at the exam. */
  to: MessageRecipient | null;
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Asks for a message, and sends it. */
export function MessageDialog({ to, opened, onClose, ...form }: MessageDialogProps) {
  return (
    <Dialog opened={opened} title={to ? words.title(to.name) : words.titleAll} onClose={onClose}>
      <MessageForm to={to} onClose={onClose} {...form} />
    </Dialog>
  );
}

function MessageForm({ quizId, to, onClose, onDone }: Omit<MessageDialogProps, 'opened'>) {
  const [send] = useMutation(SEND);
  const { isBusy, act } = useAction();
  const form = useForm({
    initialValues: { text: '' },
    validate: { text: (value) => (value.trim() === '' ? words.required : null) },
  });
  const submit = ({ text }: { text: string }): void =>
    void act(
      () => send({ variables: { input: { quizId, attemptId: to?.attemptId ?? null, text } } }),
      ({ data }) => {
        const count = data?.sendExamMessage.count ?? 0;
        return words.sent(count, formatNumber(count));
      },
    ).then((isDone) => {
      if (isDone) onClose();
      onDone();
    });
  return (
    <form noValidate onSubmit={form.onSubmit(submit)}>
      <Stack>
        <Text>
          {words.hint} {to ? '' : words.hintAll}
        </Text>
        <GrowingTextarea
          label={words.text}
          minRows={3}
          maxLength={MAX_TEXT}
          data-autofocus
          {...form.getInputProps('text')}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {texts.common.cancel}
          </Button>
          <Button type="submit" loading={isBusy}>
            {words.confirm}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
