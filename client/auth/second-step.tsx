import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { focusFirstError } from '../ui/hooks/focus-first-error';
import { toProblem } from '../ui/feedback/problem';
import { secondStepTexts as words } from '../ui/texts/account/two-factor-texts';
import { logInErrorMessage } from './log-in-failure';
import type { LogIn } from './use-log-in';

interface SecondStepProps {
  /** The token of the first step. */
  challenge: string;
  logIn: LogIn;
  /** Returns to the first step. @param why an error message; null when the user pressed Back */
  onBack: (why: string | null) => void;
}

/** Asks for the code of an authenticator app, or for a recovery code instead. */
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
      if (toProblem(error).code === 'CHALLENGE_INVALID') {
        onBack(words.over);
        return;
      }
      form.setFieldError('code', logInErrorMessage(error));
      form.getInputNode('code')?.focus();
    }
  }, focusFirstError(form));
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
          // A separate field, so that a phone's keyboard and the suggestions change.
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
