import { useForm, type UseFormInput } from '@mantine/form';
import { useEffect, useEffectEvent, useState } from 'react';
import { useKeepDraft, useStoredDraft } from '../ui/drafts/use-stored-draft';
import { problemOf } from '../ui/feedback/problem';
import { changesOf, differ, joinDrafts, type StaleField } from '../ui/drafts/stale-draft';
import { useUpdateQuiz, type QuizChanges, type QuizFields } from './quiz-fields';

interface QuizFormOptions<Draft extends object> {
  /** Of the draft that is kept. */
  name: string;
  /** As the form is filled from it; a later reading must not change what is being typed. */
  read: QuizFields;
  draftOf: (quiz: QuizFields) => Draft;
  /** What is sent of what was changed here. */
  sent: (changes: Partial<Draft>) => QuizChanges;
  validate?: UseFormInput<Draft>['validate'];
}

/** A form of some of a quiz's fields that others may be changing too. Nothing is overwritten in silence. */
export function useQuizForm<Draft extends object>(options: QuizFormOptions<Draft>) {
  const { name, read, draftOf, sent, validate } = options;
  const [base, setBase] = useState(read);
  const stored = draftOf(base);
  const kept = useStoredDraft(name) as { was: Draft; mine: Draft } | null;
  const [joined] = useState(() => kept && joinDrafts(kept.was, kept.mine, stored));
  const [isKept, setKept] = useState(joined !== null && differ(stored, joined.merged));
  const [stale, setStale] = useState<StaleField<Draft>[]>(joined?.stale ?? []);
  const update = useUpdateQuiz();
  const form = useForm<Draft>({ initialValues: joined?.merged ?? stored, validate });
  const begin = useEffectEvent(() => {
    // What was kept is not saved yet.
    if (joined) form.resetDirty(stored);
  });
  useEffect(() => begin(), []);
  useKeepDraft(name, () => (form.isDirty() ? { was: stored, mine: form.getValues() } : null));

  /** Begins anew from what is stored, with other values where there are some that are not saved. */
  const fill = (from: QuizFields, values: Draft): void => {
    setBase(from);
    form.setInitialValues(draftOf(from));
    form.setValues(values);
    form.resetDirty(draftOf(from));
    form.clearErrors();
  };

  const store = async (from: QuizFields, draft: Draft): Promise<QuizFields | null> => {
    try {
      const now = await update(from, sent(changesOf(draftOf(from), draft)));
      // What was typed meanwhile stays, and is not saved.
      fill(now, joinDrafts(draft, form.getValues(), draftOf(now)).merged);
      setStale([]);
      setKept(false);
      return now;
    } catch (error) {
      const { code, current } = problemOf(error);
      if (code !== 'STALE_VERSION') throw error;
      const now = { ...from, ...(current as QuizFields) };
      const { merged, stale: changed } = joinDrafts(draftOf(from), form.getValues(), draftOf(now));
      fill(now, merged);
      // Nothing that this form would overwrite.
      if (changed.every(({ outcome }) => outcome === 'same')) return store(now, merged);
      setStale(changed);
      return null;
    }
  };

  return {
    form,
    /** As it is stored. */
    base,
    /** What somebody else changed meanwhile. */
    stale,
    /** @returns what is stored now; null: nothing, as it was changed elsewhere, which `stale` tells */
    save: async (draft: Draft) => store(base, draft),
    /** Whether some of what stands there was typed before the page was opened. */
    isKept: isKept && form.isDirty(),
    /** Lets all go that was changed here. */
    discard: (): void => {
      fill(base, stored);
      setStale([]);
      setKept(false);
      const [first] = Object.keys(stored);
      // What was pressed is gone.
      form.getInputNode(first as keyof Draft & string)?.focus();
    },
    take: (field: keyof Draft): void => {
      fill(base, { ...form.getValues(), [field]: stored[field] });
      setStale(stale.map((one) => (one.field === field ? { ...one, outcome: 'theirs' } : one)));
      // What was pressed is gone.
      form.getInputNode(field as keyof Draft & string)?.focus();
    },
  };
}
