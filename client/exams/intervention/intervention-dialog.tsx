import { Button, Group, NumberInput, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Dialog } from '../../ui/components/dialog';
import { conductTexts } from '../../ui/texts/conduct-texts';
import { formatNumber } from '../../ui/format';
import { texts } from '../../ui/texts/texts';

const { running: words } = conductTexts;
/** A day. */
const MAX_MINUTES = 1_440;
const MAX_REASON = 500;

export interface Intervention {
  minutes: number;
  reason: string;
}

interface StepInDialogProps {
  opened: boolean;
  title: string;
  hint?: string;
  /** The verb. */
  confirm: string;
  /** Whether it is about time. */
  hasMinutes: boolean;
  isBusy: boolean;
  onConfirm: (stepIn: Intervention) => void;
  onClose: () => void;
}

/** Asks for the reason, and the minutes where it is about time, before staff steps into an exam. */
export function InterventionDialog({ opened, title, onClose, ...form }: StepInDialogProps) {
  return (
    <Dialog opened={opened} title={title} onClose={onClose}>
      <StepInForm onClose={onClose} {...form} />
    </Dialog>
  );
}

type StepInFormProps = Omit<StepInDialogProps, 'opened' | 'title'>;

function StepInForm({ hint, confirm, hasMinutes, isBusy, onConfirm, onClose }: StepInFormProps) {
  const form = useForm({
    initialValues: { minutes: 10 as number | string, reason: '' },
    validate: {
      minutes: (value) => {
        const isFine =
          Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_MINUTES;
        return isFine || !hasMinutes ? null : words.minutesRequired(formatNumber(MAX_MINUTES));
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
          <NumberInput
            label={words.minutes}
            allowDecimal={false}
            min={1}
            max={MAX_MINUTES}
            clampBehavior="none"
            data-autofocus
            {...form.getInputProps('minutes')}
          />
        )}
        <Textarea
          label={words.reason}
          description={words.reasonHint}
          autosize
          minRows={2}
          maxLength={MAX_REASON}
          data-autofocus={hasMinutes ? undefined : true}
          {...form.getInputProps('reason')}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {texts.common.cancel}
          </Button>
          <Button type="submit" loading={isBusy}>
            {confirm}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
