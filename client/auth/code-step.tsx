import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { texts } from '../ui/texts';

const { auth } = texts;

interface CodeStepProps {
  email: string;
  busy: boolean;
  /** Epoch milliseconds from which a new code may be asked for. */
  resendAt: number;
  /** Resolves to false when it is not the code. */
  onCode: (code: string) => Promise<boolean>;
  onResend: () => Promise<void>;
}

/** The code from the mail, or a new one after a minute. */
export function CodeStep({ email, busy, resendAt, onCode, onResend }: CodeStepProps) {
  const wait = useSecondsUntil(resendAt);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { code: '' },
    validate: { code: (value) => (value.trim() === '' ? auth.otpRequired : null) },
  });
  const submit = form.onSubmit(async ({ code }) => {
    // On a small screen the banner above is out of sight.
    if (!(await onCode(code))) form.setFieldError('code', auth.otpWrong);
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={auth.otp}
          description={auth.otpHint(email)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          autoFocus
          key={form.key('code')}
          {...form.getInputProps('code')}
        />
        <Group>
          <Button type="submit" loading={busy}>
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
