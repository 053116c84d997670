import { useMutation } from '@apollo/client/react';
import { Stack, TextInput } from '@mantine/core';
import { graphql } from '../gql/profile';
import { accountTexts } from '../ui/texts/account-texts';
import { instituteRule } from '../ui/rules/account-rules';
import { Dialog } from '../ui/components/dialog';
import { focusFirst } from '../ui/hooks/use-focus-first';
import { toast } from '../ui/feedback/toasts';
import { ChangedElsewhere } from './changed-elsewhere';
import { ChangeButton, Failure, FormEnd, UnsavedGuard } from './form-dialog-parts';
import type { Profile } from './profile.query';
import { TimeZoneSelect } from './time-zone-select';
import { useKeptDialog } from './use-kept-dialog';
import { useStoredForm, type Kept } from './use-stored-form';

const UPDATE_INSTITUTE = graphql(`
  mutation UpdateInstitute($input: UpdateInstituteInput!) {
    updateInstitute(input: $input) {
      id
      name
      timeZone
    }
  }
`);

const { profile: words, save } = accountTexts;
const DRAFT = 'account-institute';

type Institute = Pick<Profile['institute'], 'name' | 'timeZone'>;

const draftOf = ({ institute: { name, timeZone } }: Pick<Profile, 'institute'>): Institute => ({
  name,
  timeZone,
});

/** The institute's name, and the zone that all times are shown in. */
export function ChangeInstitute({ user }: { user: Pick<Profile, 'institute'> }) {
  const dialog = useKeptDialog(DRAFT);
  return (
    <>
      <ChangeButton what={words.institute} onClick={dialog.open} />
      <Dialog opened={dialog.opened} title={words.instituteTitle} onClose={dialog.askedClose}>
        <InstituteForm
          stored={draftOf(user)}
          kept={dialog.start as Kept<Institute> | null}
          onDone={dialog.close}
          onCancel={dialog.askedClose}
        />
      </Dialog>
    </>
  );
}

interface InstituteFormProps {
  stored: Institute;
  kept: Kept<Institute> | null;
  onDone: () => void;
  onCancel: () => void;
}

function InstituteForm({ stored, kept, onDone, onCancel }: InstituteFormProps) {
  const [update] = useMutation(UPDATE_INSTITUTE);
  const institute = useStoredForm<Institute>({
    name: DRAFT,
    kept,
    draftOf,
    stored,
    validate: { name: instituteRule },
  });
  const { form, base, isBusy } = institute;
  const submit = form.onSubmit(async (draft) => {
    if (!(await institute.save(draft, async (input) => update({ variables: { input } })))) return;
    toast('success', words.instituteSaved);
    onDone();
  }, focusFirst(form));
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Failure text={institute.failure} />
        <ChangedElsewhere
          stale={institute.stale}
          now={base}
          labels={{ name: words.institute, timeZone: words.timeZone }}
          onTakeAll={institute.takeAll}
        />
        <TextInput
          label={words.institute}
          autoComplete="organization"
          data-autofocus
          readOnly={isBusy}
          {...form.getInputProps('name')}
        />
        <TimeZoneSelect
          stored={base.timeZone}
          readOnly={isBusy}
          {...form.getInputProps('timeZone')}
        />
        <FormEnd submit={save} isBusy={isBusy} onCancel={onCancel} />
      </Stack>
      {institute.isChanged && <UnsavedGuard />}
    </form>
  );
}
