import { Button, Stack, TextInput } from '@mantine/core';
import { DialogActions } from '../ui/components/dialog-actions';
import { useForm } from '@mantine/form';
import { accountTexts } from '../ui/texts/account/account-texts';
import { emailRule } from '../ui/rules/account-rules';
import { focusFirstError } from '../ui/hooks/focus-first-error';

const { email: words } = accountTexts;

interface AddressStepProps {
  /** The current address. */
  current: string;
  email: string;
  isBusy: boolean;
  onType: (email: string) => void;
  onSend: () => Promise<void>;
}

/** Asks for the new address. */
export function AddressStep({ current, email, isBusy, onType, onSend }: AddressStepProps) {
  const form = useForm({
    initialValues: { email },
    validate: {
      email: (value) => (value.trim().toLowerCase() === current ? words.same : emailRule(value)),
    },
    onValuesChange: (values) => onType(values.email),
  });
  return (
    <form onSubmit={form.onSubmit(() => void onSend(), focusFirstError(form))} noValidate>
      <Stack>
        <TextInput
          label={words.newEmail}
          type="email"
          autoComplete="email"
          data-autofocus
          {...form.getInputProps('email')}
        />
        <DialogActions>
          <Button type="submit" loading={isBusy}>
            {words.send}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
