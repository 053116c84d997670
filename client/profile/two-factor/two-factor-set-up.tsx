import { useMutation } from '@apollo/client/react';
import { Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { graphql } from '../../gql/profile';
import type { BeginTwoFactorMutation } from '../../gql/profile/graphql';
import { CopyButton } from '../../ui/components/copy-button';
import { focusFirstError } from '../../ui/hooks/focus-first-error';
import { QrCode } from '../../ui/components/qr-code';
import { toast } from '../../ui/feedback/toasts';
import { twoFactorTexts as words } from '../../ui/texts/account/two-factor-texts';
import { FormError, FormButtons } from '../forms/form-dialog-parts';
import { PasswordForm } from '../password-form';
import classes from './two-factor.module.css';
import { useFormSave } from '../forms/use-form-save';

const BEGIN = graphql(`
  mutation BeginTwoFactor($password: String!, $code: String) {
    beginTwoFactor(password: $password, code: $code) {
      secret
      uri
    }
  }
`);

const CONFIRM = graphql(`
  mutation ConfirmTwoFactor($code: String!) {
    confirmTwoFactor(code: $code) {
      codes
    }
  }
`);

type SetUp = BeginTwoFactorMutation['beginTwoFactor'];

interface TwoFactorSetUpProps {
  email: string;
  /** Whether it is on already; the new app then replaces the old one. */
  isOn?: boolean;
  /** Omitted when the set-up is required. */
  onCancel?: () => void;
  /** @param codes the recovery codes, shown only once */
  onSwitchedOn: (codes: readonly string[]) => void;
}

/** The set-up: password, then QR code and a code of the app. */
export function TwoFactorSetUp(props: TwoFactorSetUpProps) {
  const { email, isOn = false, onCancel, onSwitchedOn } = props;
  const [begin] = useMutation(BEGIN);
  const [setUp, setSetUp] = useState<SetUp | null>(null);
  if (setUp) return <ScanStep setUp={setUp} onCancel={onCancel} onSwitchedOn={onSwitchedOn} />;
  return (
    <Paper withBorder p="md" maw={560}>
      <PasswordForm
        email={email}
        hint={words.passwordHint}
        submit={words.next}
        asksCode={isOn}
        work={async (password, code) => {
          const { data } = await begin({ variables: { password, code } });
          setSetUp(data?.beginTwoFactor ?? null);
        }}
        onCancel={onCancel}
      />
    </Paper>
  );
}

interface ScanStepProps {
  setUp: SetUp;
  onCancel: (() => void) | undefined;
  onSwitchedOn: (codes: readonly string[]) => void;
}

function ScanStep({ setUp, onCancel, onSwitchedOn }: ScanStepProps) {
  const [confirm] = useMutation(CONFIRM);
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (value) => (value.trim() === '' ? words.codeRequired : null) },
  });
  const { isBusy, failure, save } = useFormSave(form, { SECOND_FACTOR_WRONG: 'code' });
  const submit = form.onSubmit(async (variables) => {
    await save(async () => {
      const { data } = await confirm({ variables });
      toast('success', words.switchedOn);
      onSwitchedOn(data?.confirmTwoFactor.codes ?? []);
    });
  }, focusFirstError(form));
  return (
    <Paper withBorder p="md">
      <form onSubmit={submit} noValidate>
        <Stack>
          <Title order={2}>{words.scanTitle}</Title>
          <Text>{words.scanHint}</Text>
          <FormError text={failure} />
          <Group align="flex-start" gap="lg">
            <div className={classes.picture}>
              <QrCode text={setUp.uri} label={words.picture} />
            </div>
            {/* A phone cannot scan its own screen. */}
            <Button component="a" variant="default" href={setUp.uri} hiddenFrom="sm">
              {words.openApp}
            </Button>
            <Stack flex="1 1 260px" miw={0} align="flex-start">
              <Stack gap={4} w="100%">
                <Text size="sm" c="dimmed" id="two-factor-secret">
                  {words.secret}
                </Text>
                <Text
                  component="output"
                  aria-labelledby="two-factor-secret"
                  className={classes.secret}
                >
                  {groupsOfFour(setUp.secret).map(([place, group]) => (
                    <span key={place} className={classes.group}>
                      {group}
                    </span>
                  ))}
                </Text>
              </Stack>
              <CopyButton text={setUp.secret} label={words.copySecret} />
              <TextInput
                w="100%"
                label={words.code}
                description={words.codeHint}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={12}
                autoFocus
                {...form.getInputProps('code')}
              />
            </Stack>
          </Group>
          <Text size="sm" c="dimmed">
            {words.elsewhere}
          </Text>
          <FormButtons submit={words.switchOn} isBusy={isBusy} onCancel={onCancel} />
        </Stack>
      </form>
    </Paper>
  );
}

/** Splits a key into groups of four for typing, each with its index. */
function groupsOfFour(key: string): [number, string][] {
  return Array.from(key.matchAll(/.{1,4}/g), ({ index, 0: group }) => [index, group]);
}
