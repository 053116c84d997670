import { useMutation } from '@apollo/client/react';
import { Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { graphql } from '../../gql/profile';
import { useFormatTime } from '../../ui/format';
import { toast } from '../../ui/feedback/toasts';
import { StateTag } from '../../ui/pictures/state-tag';
import { twoFactorTexts as words } from '../../ui/texts/account/two-factor-texts';
import { PasswordButton } from '../password-button';
import type { TwoFactor } from './two-factor.query';

const SWITCH_OFF = graphql(`
  mutation SwitchOffTwoFactor($password: String!, $code: String) {
    switchOffTwoFactor(password: $password, code: $code) {
      success
    }
  }
`);

const RENEW = graphql(`
  mutation RenewRecoveryCodes($password: String!, $code: String) {
    renewRecoveryCodes(password: $password, code: $code) {
      codes
    }
  }
`);

/** At this number of codes or fewer, the page suggests new ones. */
const FEW_CODES = 3;

interface TwoFactorStateProps {
  email: string;
  state: TwoFactor;
  onSetUp: () => void;
  onCodes: (codes: readonly string[]) => void;
  onSwitchedOff: () => void;
}

/** The state of two-factor log-in, with its actions. */
export function TwoFactorState(props: TwoFactorStateProps) {
  const { email, state, onSetUp, onCodes, onSwitchedOff } = props;
  const { since, isRequired, recoveryCodesLeft } = state;
  const formatTime = useFormatTime();
  const [switchOff] = useMutation(SWITCH_OFF);
  const [renew] = useMutation(RENEW);
  if (since == null)
    return (
      <Paper withBorder p="md">
        <Stack align="flex-start">
          <Group gap="xs">
            <StateTag state="off">{words.off}</StateTag>
            <Text>{words.offHint}</Text>
          </Group>
          <Button onClick={onSetUp}>{words.begin}</Button>
        </Stack>
      </Paper>
    );
  return (
    <Paper withBorder p="md">
      <Stack align="flex-start">
        <Group gap="xs">
          <StateTag state="on">{words.on}</StateTag>
          <Text>{words.since(formatTime(since))}</Text>
        </Group>
        <Text>
          {words.codesLeft(recoveryCodesLeft)} {recoveryCodesLeft <= FEW_CODES && words.fewCodes}
        </Text>
        {isRequired && <Text>{words.required}</Text>}
        <Anchor component={Link} to="/navigation/profile/sessions" underline="always">
          {words.trusted.list}
        </Anchor>
        <Group gap="sm">
          <PasswordButton
            email={email}
            verb={words.renew}
            title={words.renewTitle}
            hint={words.renewHint}
            asksCode
            work={async (password, code) => {
              const { data } = await renew({ variables: { password, code } });
              onCodes(data?.renewRecoveryCodes.codes ?? []);
            }}
          />
          <Button variant="default" onClick={onSetUp}>
            {words.beginOther}
          </Button>
          {!isRequired && (
            <PasswordButton
              email={email}
              verb={words.switchOff}
              title={words.switchOffTitle}
              hint={words.switchOffHint}
              isDangerous
              asksCode
              work={async (password, code) => {
                await switchOff({ variables: { password, code } });
                toast('success', words.switchedOff);
                onSwitchedOff();
              }}
            />
          )}
        </Group>
      </Stack>
    </Paper>
  );
}
