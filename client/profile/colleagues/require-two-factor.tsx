import { useMutation } from '@apollo/client/react';
import { Anchor, Paper, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { graphql } from '../../gql/profile';
import { toast } from '../../ui/feedback/toasts';
import { twoFactorTexts } from '../../ui/texts/account/two-factor-texts';
import type { Colleague, Me } from './colleagues.query';
import { PasswordButton } from '../password-button';

const REQUIRE = graphql(`
  mutation RequireTwoFactor($isRequired: Boolean!, $password: String!) {
    requireTwoFactor(isRequired: $isRequired, password: $password) {
      id
      requiresTwoFactor
    }
  }
`);

const { institute: words, begin } = twoFactorTexts;

interface RequireTwoFactorProps {
  me: Me;
  /** All staff of the institute, including the user. */
  colleagues: readonly Colleague[];
  onChanged: () => void;
}

/** For owners: requires two-factor log-in of all staff. */
export function RequireTwoFactor({ me, colleagues, onChanged }: RequireTwoFactorProps) {
  const [require] = useMutation(REQUIRE);
  const { requiresTwoFactor } = me.institute;
  const without = colleagues.filter(({ hasTwoFactor }) => hasTwoFactor === false).length;
  const requireHint = words.requireHint(without, colleagues.length - 1);
  const confirmation = requiresTwoFactor
    ? { verb: words.allow, title: words.allowTitle, hint: words.allowHint, isDangerous: true }
    : { verb: words.require, title: words.requireTitle, hint: requireHint };
  return (
    <Paper withBorder p="md">
      <Stack align="flex-start" gap="sm">
        <Title order={2}>{words.heading}</Title>
        <Text>{requiresTwoFactor ? words.on : words.off}</Text>
        {me.twoFactor.since == null ? (
          <Text>
            {words.ownFirst}{' '}
            <Anchor component={Link} to="/navigation/profile/two-factor" underline="always">
              {begin}
            </Anchor>
          </Text>
        ) : (
          <PasswordButton
            email={me.email}
            {...confirmation}
            work={async (password) => {
              await require({ variables: { isRequired: !requiresTwoFactor, password } });
              toast('success', requiresTwoFactor ? words.allowed : words.required);
              onChanged();
            }}
          />
        )}
      </Stack>
    </Paper>
  );
}
