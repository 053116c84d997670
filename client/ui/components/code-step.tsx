import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { authTexts as auth } from '../texts/auth-texts';
import { focusFirst } from '../hooks/use-focus-first';

interface CodeStepProps {
  /** Where the code is. */
  hint: string;
  busy: boolean;
  /** Whether the button waits until something is typed; else it says what is missing. */
  waitsForCode?: boolean;
  /** Epoch milliseconds from which a new code may be asked for. */
  resendAt: number;
  /** Resolves to what is wrong with it. */
  onCode: (code: string) => Promise<string | null>;
  onResend: () => Promise<void>;
}

/** The code from the mail, or a new one after a minute. */
export function CodeStep(props: CodeStepProps) {
  const { hint, busy, waitsForCode = false, resendAt, onCode, onResend } = props;
  const wait = useSecondsUntil(resendAt);
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (value) => (value.trim() === '' ? auth.otpRequired : null) },
  });
  const submit = form.onSubmit(async ({ code }) => {
    // On a small screen the banner above is out of sight.
    const fault = await onCode(code);
    if (fault === null) return;
    form.setFieldError('code', fault);
    form.getInputNode('code')?.focus();
  }, focusFirst(form));
  const isMissing = waitsForCode && form.values.code.trim() === '';
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={auth.otp}
          description={hint}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          autoFocus
          {...form.getInputProps('code')}
        />
        <Group>
          <Button type="submit" disabled={isMissing} loading={busy}>
            {auth.verifyOtp}
          </Button>
          <Button variant="default" disabled={wait > 0 || busy} onClick={() => void onResend()}>
            {wait > 0 ? auth.resendIn(wait) : auth.resend}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [time]);
  return Math.max(0, Math.ceil((time - now) / 1000));
}
