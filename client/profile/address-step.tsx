import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { accountTexts } from '../ui/texts/account-texts';
import { emailRule } from '../ui/rules/account-rules';
import { focusFirst } from '../ui/hooks/use-focus-first';

const { email: words } = accountTexts;

interface AddressStepProps {
  /** The address in use. */
  current: string;
  email: string;
  isBusy: boolean;
  onType: (email: string) => void;
  onSend: () => Promise<void>;
}

/** The new address. */
export function AddressStep({ current, email, isBusy, onType, onSend }: AddressStepProps) {
  const form = useForm({
    initialValues: { email },
    validate: {
      email: (value) => (value.trim().toLowerCase() === current ? words.same : emailRule(value)),
    },
    onValuesChange: (values) => onType(values.email),
  });
  return (
    <form onSubmit={form.onSubmit(() => void onSend(), focusFirst(form))} noValidate>
      <Stack>
        <TextInput
          label={words.newEmail}
          type="email"
          autoComplete="email"
          data-autofocus
          {...form.getInputProps('email')}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={isBusy}>
            {words.send}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
