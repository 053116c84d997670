import { useMutation } from '@apollo/client/react';
import { Radio, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { graphql } from '../../gql/profile';
import type { CreateAccessTokenMutation } from '../../gql/profile/graphql';
import { accountTexts } from '../../ui/texts/account/account-texts';
import { authTexts as auth } from '../../ui/texts/auth-texts';
import { focusFirstError } from '../../ui/hooks/focus-first-error';
import { useDraftAutosave } from '../../ui/drafts/draft-autosave';
import { PasswordField } from '../../ui/components/password-field';
import { isOutcomeUnknown } from '../../ui/feedback/problem';
import { readSession } from '../../ui/session/session';
import { isWholeNumber, parseNumber } from '../../ui/typed-number';
import { FormError, FormButtons, UnsavedGuard } from '../forms/form-dialog-parts';
import { useFormSave } from '../forms/use-form-save';
import { NEW_DRAFT, toTokenDraft, type StoredTokenDraft, type TokenDraft } from './token-draft';

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

/** The draft name of a new token. */
export const NEW_TOKEN = 'account-token';

const { tokens: words } = accountTexts;
const MAX_NAME = 100;
const MAX_DAYS = 366;

interface TokenFormProps {
  start: StoredTokenDraft | null;
  onMade: (made: CreatedToken) => void;
  /** Called when there was no response: an unseen token may exist. */
  onUnknown: () => void;
  onCancel: () => void;
}

/** The name, scope and lifetime of a new access token. */
export function TokenForm({ start, onMade, onUnknown, onCancel }: TokenFormProps) {
  const [create] = useMutation(CREATE);
  const form = useForm<TokenDraft & { password: string }>({
    initialValues: { ...toTokenDraft(start ?? NEW_DRAFT), password: '' },
    validate: {
      password: (value) => (value === '' ? auth.passwordRequired : null),
      name: (value) => {
        const { length } = Array.from(value.trim());
        if (length === 0) return words.nameRequired;
        return length > MAX_NAME ? words.nameTooLong : null;
      },
      days: (value) => {
        const isValid = value.trim() === '' || isWholeNumber(value, 1, MAX_DAYS);
        return isValid ? null : words.daysRange;
      },
    },
    validateInputOnBlur: true,
  });
  const { isBusy, failure, save } = useFormSave(form, { CURRENT_PASSWORD_WRONG: 'password' });
  const [isUnknown, setUnknown] = useState(false);
  const isChanged = JSON.stringify(toTokenDraft(form.values)) !== JSON.stringify(NEW_DRAFT);
  useDraftAutosave(NEW_TOKEN, () => (isChanged ? toTokenDraft(form.getValues()) : null));
  const submit = form.onSubmit(async ({ name, scope, days, password }) => {
    const expiresInDays = parseNumber(days);
    const problem = await save(async () => {
      const input = { name, scope, expiresInDays, password };
      const { data } = await create({ variables: { input } });
      if (data) onMade(data.createAccessToken);
    });
    const mayBeMade = problem !== null && isOutcomeUnknown(problem);
    setUnknown(mayBeMade);
    if (mayBeMade) onUnknown();
  }, focusFirstError(form));
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <FormError text={failure !== null && isUnknown ? words.maybeMade(failure) : failure} />
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
        <TextInput
          label={words.days}
          description={words.daysHint}
          inputMode="numeric"
          {...form.getInputProps('days')}
        />
        <input type="email" autoComplete="username" value={readSession()?.email} readOnly hidden />
        <PasswordField
          label={accountTexts.yourPassword}
          description={words.passwordHint}
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <FormButtons submit={words.make} isBusy={isBusy} onCancel={onCancel} />
      </Stack>
      {isChanged && <UnsavedGuard />}
    </form>
  );
}
