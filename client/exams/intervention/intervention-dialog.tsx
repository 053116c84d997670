import { Button, Stack, Text, TextInput } from '@mantine/core';
import { DialogActions } from '../../ui/components/dialog-actions';
import { useForm } from '@mantine/form';
import { Dialog } from '../../ui/components/dialog';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import { formatNumber } from '../../ui/format';
import { texts } from '../../ui/texts/texts';
import { isWholeNumber } from '../../ui/typed-number';
import { GrowingTextarea } from '../../ui/components/growing-textarea';

const { running: words } = invigilationTexts;
/** One day. */
const MAX_MINUTES = 1_440;
const MAX_REASON = 500;

export interface Intervention {
  minutes: number;
  reason: string;
}

interface InterventionDialogProps {
  opened: boolean;
  title: string;
  hint?: string;
  /** The label of the confirming button, a verb. */
  confirm: string;
  /** Whether the intervention adds time. */
  hasMinutes: boolean;
  isBusy: boolean;
  onConfirm: (intervention: Intervention) => void;
  onClose: () => void;
}

/** Asks for the reason, and for the minutes if time is added, before staff intervenes. */
export function InterventionDialog({ opened, title, onClose, ...form }: InterventionDialogProps) {
  return (
    <Dialog opened={opened} title={title} onClose={onClose}>
      <InterventionForm onClose={onClose} {...form} />
    </Dialog>
  );
}

type InterventionFormProps = Omit<InterventionDialogProps, 'opened' | 'title'>;

function InterventionForm({
  hint,
  confirm,
  hasMinutes,
  isBusy,
  onConfirm,
  onClose,
}: InterventionFormProps) {
  const form = useForm({
    initialValues: { minutes: '10', reason: '' },
    validate: {
      minutes: (value) => {
        const isValid = isWholeNumber(value, 1, MAX_MINUTES);
        return isValid || !hasMinutes ? null : words.minutesRequired(formatNumber(MAX_MINUTES));
      },
      reason: (value) => (value.trim() === '' ? words.reasonRequired : null),
    },
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ minutes, reason }) =>
        onConfirm({ minutes: Number(minutes), reason }),
      )}
    >
      <Stack>
        {hint && <Text>{hint}</Text>}
        {hasMinutes && (
          <TextInput
            label={words.minutes}
            withAsterisk
            inputMode="numeric"
            data-autofocus
            {...form.getInputProps('minutes')}
          />
        )}
        <GrowingTextarea
          label={words.reason}
          withAsterisk
          description={words.reasonHint}
          minRows={2}
          maxLength={MAX_REASON}
          data-autofocus={hasMinutes ? undefined : true}
          {...form.getInputProps('reason')}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {texts.common.cancel}
          </Button>
          <Button type="submit" loading={isBusy}>
            {confirm}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
