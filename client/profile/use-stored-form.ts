import { useApolloClient } from '@apollo/client/react';
import { useForm, type UseFormInput } from '@mantine/form';
import { useState } from 'react';
import { useKeepDraft } from '../ui/drafts/use-stored-draft';
import { differ, joinDrafts, type StaleField } from '../ui/drafts/stale-draft';
import { PROFILE, type Profile } from './profile.query';
import { useSaving } from './use-saving';

/** What was typed and never saved, and what it was typed over. */
export interface Kept<Draft> {
  was: Draft;
  mine: Draft;
}

interface StoredFormOptions<Draft extends object> {
  /** Of the draft that is kept. */
  name: string;
  kept: Kept<Draft> | null;
  /** What the form is about, of a profile. */
  draftOf: (user: Profile) => Draft;
  stored: Draft;
  validate: UseFormInput<Draft>['validate'];
}

/**
 * A form of what the profile says, all of which the API wants at once. It may be changed in another tab or
 * on another device meanwhile: what was not touched here is sent as it is stored by then.
 */
export function useStoredForm<Draft extends object>(options: StoredFormOptions<Draft>) {
  const { name, kept, draftOf, stored, validate } = options;
  const apollo = useApolloClient();
  // What the form was filled from: a later reading must not change what is being typed.
  const [base, setBase] = useState(stored);
  const [joined] = useState(() => kept && joinDrafts(kept.was, kept.mine, stored));
  const [stale, setStale] = useState(() => overwritten(joined?.stale ?? []));
  const form = useForm<Draft>({
    initialValues: joined?.merged ?? stored,
    validate,
    validateInputOnBlur: true,
  });
  const { isBusy, failure, save } = useSaving(form);
  const isChanged = differ(base, form.values);
  useKeepDraft(name, () => (isChanged ? { was: base, mine: form.getValues() } : null));

  const read = async (): Promise<Draft> => {
    const { data } = await apollo.query({ query: PROFILE, fetchPolicy: 'network-only' });
    if (!data) throw new Error('The profile came without data');
    return draftOf(data.me);
  };

  return {
    form,
    /** As it is stored. */
    base,
    /** What was changed here and elsewhere. */
    stale,
    isChanged,
    isBusy,
    failure,

    /** @returns false: nothing was stored, which `failure`, `stale` or the fields tell */
    save: async (draft: Draft, send: (input: Draft) => Promise<unknown>): Promise<boolean> => {
      let isStored = false;
      await save(async () => {
        const now = await read();
        const joint = joinDrafts(base, draft, now);
        const asked = overwritten(joint.stale);
        setBase(now);
        setStale(asked);
        form.setValues(joinDrafts(base, form.getValues(), now).merged);
        if (asked.length > 0) return;
        await send(joint.merged);
        isStored = true;
      });
      return isStored;
    },

    /** Lets what was typed here go. */
    takeAll: (): void => {
      form.setValues(base);
      setStale([]);
      form.getInputNode(stale[0]?.field ?? '')?.focus();
    },
  };
}

/** Nobody needs to be told of what this form would not overwrite. */
function overwritten<Draft>(stale: StaleField<Draft>[]): StaleField<Draft>[] {
  return stale.some(({ outcome }) => outcome === 'mine') ? stale : [];
}
