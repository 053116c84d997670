import { useMutation } from '@apollo/client/react';
import { Stack, TextInput } from '@mantine/core';
import { graphql } from '../gql/profile';
import { accountTexts } from '../ui/texts/account-texts';
import { nameRule } from '../ui/rules/account-rules';
import { authTexts as auth } from '../ui/texts/auth-texts';
import { Dialog } from '../ui/components/dialog';
import { focusFirst } from '../ui/hooks/use-focus-first';
import { toast } from '../ui/feedback/toasts';
import { ChangedElsewhere } from './changed-elsewhere';
import { ChangeButton, Failure, FormEnd, UnsavedGuard } from './form-dialog-parts';
import type { Profile } from './profile.query';
import { useKeptDialog } from './use-kept-dialog';
import { useStoredForm, type Kept } from './use-stored-form';

const UPDATE_PROFILE = graphql(`
  mutation UpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      id
      firstName
      lastName
      fullName
    }
  }
`);

const { profile: words, save } = accountTexts;
const DRAFT = 'account-names';

type Names = Pick<Profile, 'firstName' | 'lastName'>;

const draftOf = ({ firstName, lastName }: Names): Names => ({ firstName, lastName });

/** First and last name, by the rules of registration. */
export function ChangeNames({ user }: { user: Names }) {
  const dialog = useKeptDialog(DRAFT);
  return (
    <>
      <ChangeButton what={words.fullName} onClick={dialog.open} />
      <Dialog opened={dialog.opened} title={words.namesTitle} onClose={dialog.askedClose}>
        <NamesForm
          stored={draftOf(user)}
          kept={dialog.start as Kept<Names> | null}
          onDone={dialog.close}
          onCancel={dialog.askedClose}
        />
      </Dialog>
    </>
  );
}

interface NamesFormProps {
  stored: Names;
  kept: Kept<Names> | null;
  onDone: () => void;
  onCancel: () => void;
}

function NamesForm({ stored, kept, onDone, onCancel }: NamesFormProps) {
  const [update] = useMutation(UPDATE_PROFILE);
  const names = useStoredForm<Names>({
    name: DRAFT,
    kept,
    draftOf,
    stored,
    validate: { firstName: nameRule(auth.firstName), lastName: nameRule(auth.lastName) },
  });
  const { form, isBusy } = names;
  const submit = form.onSubmit(async (draft) => {
    if (!(await names.save(draft, async (input) => update({ variables: { input } })))) return;
    toast('success', words.namesSaved);
    onDone();
  }, focusFirst(form));
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Failure text={names.failure} />
        <ChangedElsewhere
          stale={names.stale}
          now={names.base}
          labels={{ firstName: auth.firstName, lastName: auth.lastName }}
          onTakeAll={names.takeAll}
        />
        <TextInput
          label={auth.firstName}
          autoComplete="given-name"
          data-autofocus
          readOnly={isBusy}
          {...form.getInputProps('firstName')}
        />
        <TextInput
          label={auth.lastName}
          autoComplete="family-name"
          readOnly={isBusy}
          {...form.getInputProps('lastName')}
        />
        <FormEnd submit={save} isBusy={isBusy} onCancel={onCancel} />
      </Stack>
      {names.isChanged && <UnsavedGuard />}
    </form>
  );
}
