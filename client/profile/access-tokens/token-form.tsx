import { useMutation } from '@apollo/client/react';
import { NumberInput, Radio, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { graphql } from '../../gql/profile';
import type { AccessScope, CreateAccessTokenMutation } from '../../gql/profile/graphql';
import { accountTexts } from '../../ui/texts/account-texts';
import { authTexts as auth } from '../../ui/texts/auth-texts';
import { focusFirst } from '../../ui/hooks/use-focus-first';
import { useKeepDraft } from '../../ui/drafts/use-stored-draft';
import { PasswordField } from '../../ui/components/password-field';
import { isOutcomeUnknown } from '../../ui/feedback/problem';
import { readSession } from '../../ui/session/session';
import { Failure, FormEnd, UnsavedGuard } from '../form-dialog-parts';
import { useSaving } from '../use-saving';

const CREATE = graphql(`
  mutation CreateAccessToken($input: CreateAccessTokenInput!) {
    createAccessToken(input: $input) {
      token
      accessToken {
        id
        name
      }
    }
  }
`);

export type CreatedToken = CreateAccessTokenMutation['createAccessToken'];

/** Under which name a token that is not made yet is kept. */
export const NEW_TOKEN = 'account-token';

const { tokens: words } = accountTexts;
const MAX_NAME = 100;
const MAX_DAYS = 366;

/** What is typed: an empty field of days is a text. */
export interface TokenDraft {
  name: string;
  scope: AccessScope;
  days: number | string;
}

/** Not a token for ever unless somebody says so. */
const BEGIN: TokenDraft = { name: '', scope: 'READ', days: 90 };

interface TokenFormProps {
  start: TokenDraft | null;
  onMade: (made: CreatedToken) => void;
  /** No answer came: there may be one that nobody has seen. */
  onUnknown: () => void;
  onCancel: () => void;
}

/** What an access token is called, may do, and how long. */
export function TokenForm({ start, onMade, onUnknown, onCancel }: TokenFormProps) {
  const [create] = useMutation(CREATE);
  const form = useForm<TokenDraft & { password: string }>({
    initialValues: { ...(start ?? BEGIN), password: '' },
    validate: {
      password: (value) => (value === '' ? auth.passwordRequired : null),
      name: (value) => {
        const { length } = Array.from(value.trim());
        if (length === 0) return words.nameRequired;
        return length > MAX_NAME ? words.nameTooLong : null;
      },
      days: (value) => {
        const days = Number(value);
        const isRight = value === '' || (Number.isInteger(days) && days >= 1 && days <= MAX_DAYS);
        return isRight ? null : words.daysRange;
      },
    },
    validateInputOnBlur: true,
  });
  const { isBusy, failure, save } = useSaving(form, { CURRENT_PASSWORD_WRONG: 'password' });
  const [isUnknown, setUnknown] = useState(false);
  const isChanged = JSON.stringify(draftOf(form.values)) !== JSON.stringify(BEGIN);
  useKeepDraft(NEW_TOKEN, () => (isChanged ? draftOf(form.getValues()) : null));
  const submit = form.onSubmit(async ({ name, scope, days, password }) => {
    const expiresInDays = days === '' ? null : Number(days);
    const problem = await save(async () => {
      const input = { name, scope, expiresInDays, password };
      const { data } = await create({ variables: { input } });
      if (data) onMade(data.createAccessToken);
    });
    const mayBeMade = problem !== null && isOutcomeUnknown(problem);
    setUnknown(mayBeMade);
    if (mayBeMade) onUnknown();
  }, focusFirst(form));
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Failure text={failure !== null && isUnknown ? words.maybeMade(failure) : failure} />
        <TextInput
          label={words.name}
          description={words.nameHint}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Radio.Group label={words.scope} {...form.getInputProps('scope')}>
          <Stack gap="xs" mt="xs">
            {(['READ', 'WRITE'] as const).map((scope) => (
              <Radio
                key={scope}
                value={scope}
                label={words.scopes[scope]}
                description={words.scopeHints[scope]}
              />
            ))}
          </Stack>
        </Radio.Group>
        <NumberInput
          label={words.days}
          description={words.daysHint}
          min={1}
          max={MAX_DAYS}
          clampBehavior="none"
          allowDecimal={false}
          allowNegative={false}
          {...form.getInputProps('days')}
        />
        <input type="email" autoComplete="username" value={readSession()?.email} readOnly hidden />
        <PasswordField
          label={accountTexts.yourPassword}
          description={words.passwordHint}
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <FormEnd submit={words.make} isBusy={isBusy} onCancel={onCancel} />
      </Stack>
      {isChanged && <UnsavedGuard />}
    </form>
  );
}

/** What of it is kept while it is not sent: never the password. */
function draftOf({ name, scope, days }: TokenDraft): TokenDraft {
  return { name, scope, days };
}
