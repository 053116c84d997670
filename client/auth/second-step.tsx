import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { focusFirst } from '../ui/hooks/use-focus-first';
import { problemOf } from '../ui/feedback/problem';
import { secondStepTexts as words } from '../ui/texts/two-factor-texts';
import { failureText } from './log-in-failure';
import type { LogIn } from './use-log-in';

interface SecondStepProps {
  /** From the first step. */
  challenge: string;
  logIn: LogIn;
  /** Back to the first step. @param why what went wrong, where it was not their wish */
  onBack: (why: string | null) => void;
}

/** The code of an authenticator app after the password, or a recovery code in its place. */
export function SecondStep({ challenge, logIn, onBack }: SecondStepProps) {
  const [isRecovery, setRecovery] = useState(false);
  const form = useForm({
    initialValues: { code: '', trust: false },
    validate: { code: (value) => (value.trim() === '' ? words.codeRequired : null) },
  });
  const submit = form.onSubmit(async ({ code, trust }) => {
    try {
      await logIn.byCode(challenge, code, trust);
    } catch (error) {
      if (problemOf(error).code === 'CHALLENGE_INVALID') {
        onBack(words.over);
        return;
      }
      form.setFieldError('code', failureText(error));
      form.getInputNode('code')?.focus();
    }
  }, focusFirst(form));
  const kind = isRecovery
    ? { label: words.recoveryCode, description: words.recoveryCodeHint, autoComplete: 'off' }
    : {
        label: words.code,
        description: words.codeHint,
        autoComplete: 'one-time-code',
        inputMode: 'numeric' as const,
      };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          // Another field, so that the keyboard of a phone and what is suggested change with it.
          key={isRecovery ? 'recovery' : 'app'}
          {...kind}
          maxLength={64}
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          {...form.getInputProps('code')}
        />
        <Checkbox label={words.trust} {...form.getInputProps('trust', { type: 'checkbox' })} />
        <Button type="submit" loading={logIn.isBusy} fullWidth>
          {words.confirm}
        </Button>
        <Group justify="space-between">
          <Button
            variant="default"
            size="xs"
            onClick={() => {
              form.setFieldValue('code', '');
              form.clearErrors();
              setRecovery(!isRecovery);
            }}
          >
            {isRecovery ? words.useApp : words.useRecoveryCode}
          </Button>
          <Button variant="default" size="xs" onClick={() => onBack(null)}>
            {words.back}
          </Button>
        </Group>
        {isRecovery && (
          <Text size="sm" c="dimmed">
            {words.lost}
          </Text>
        )}
      </Stack>
    </form>
  );
}
