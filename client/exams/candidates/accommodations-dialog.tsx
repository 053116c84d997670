import { useMutation } from '@apollo/client/react';
import { Button, Stack, TextInput } from '@mantine/core';
import { DialogActions } from '../../ui/components/dialog-actions';
import { useForm } from '@mantine/form';
import { use, useState } from 'react';
import { graphql } from '../../gql/exams';
import { Dialog } from '../../ui/components/dialog';
import { examTexts } from '../../ui/texts/exam-texts';
import { zoneName } from '../../ui/zone-name';
import { formatNumber, TimeZone } from '../../ui/format';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { peopleTexts as words } from '../../ui/texts/people-texts';
import { toProblem, problemMessage } from '../../ui/feedback/problem';
import { texts } from '../../ui/texts/texts';
import { toast } from '../../ui/feedback/toasts';
import { isWholeNumber } from '../../ui/typed-number';
import { LAST_WALL_TIME, toWallTime } from '../../ui/zoned-time';
import { changedWindow } from './changed-window';
import type { Candidate } from './candidates.query';
import { rejectIncompleteTimes } from '../reject-incomplete-times';
import { windowValidation } from '../rules/rules-validation';

const SAVE_ACCOMMODATIONS = graphql(`
  mutation GrantAccommodations($input: GrantAccommodationsInput!) {
    grantAccommodations(input: $input) {
      ...CandidateFields
    }
  }
`);

const MAX_PERCENT = 400;
const MAX_ATTEMPTS = 20;

interface AccommodationsDialogProps {
  candidate: Candidate;
  opened: boolean;
  onClose: () => void;
}

/** Accommodations of a candidate: extra time, extra attempts, and a window of their own. */
export function AccommodationsDialog({ candidate, opened, onClose }: AccommodationsDialogProps) {
  const timeZone = use(TimeZone);
  return (
    <Dialog opened={opened} title={words.arrangeTitle(candidate.name)} onClose={onClose}>
      {timeZone === null ? (
        <ListSkeleton />
      ) : (
        <AccommodationsForm candidate={candidate} timeZone={timeZone} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface AccommodationsFormProps extends Omit<AccommodationsDialogProps, 'opened'> {
  timeZone: string;
}

function AccommodationsForm({ onClose, ...initial }: AccommodationsFormProps) {
  // The initial values: a later refetch must not change what is being typed.
  const [{ candidate, timeZone }] = useState(initial);
  const [arrange, { loading }] = useMutation(SAVE_ACCOMMODATIONS);
  const form = useForm({
    initialValues: {
      extraTimePercent: String(candidate.extraTimePercent),
      extraAttempts: String(candidate.extraAttempts),
      opensAt: toWallTime(candidate.opensAt, timeZone),
      closesAt: toWallTime(candidate.closesAt, timeZone),
    },
    validate: {
      extraTimePercent: (value) => within(value, MAX_PERCENT),
      extraAttempts: (value) => within(value, MAX_ATTEMPTS),
      ...windowValidation(candidate, timeZone),
    },
  });
  const save = form.onSubmit(async (values) => {
    const input = {
      candidateId: candidate.id,
      extraTimePercent: Number(values.extraTimePercent),
      extraAttempts: Number(values.extraAttempts),
      ...changedWindow(values, candidate, timeZone),
    };
    try {
      await arrange({ variables: { input } });
      toast('success', words.arranged(candidate.name));
      onClose();
    } catch (error) {
      const problem = toProblem(error);
      for (const { path, message } of problem.fields)
        form.setFieldError(path.replace(/^input\./, ''), message);
      toast('failure', problemMessage(problem));
    }
  });
  const hint = words.ownHint(zoneName(timeZone));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        if (rejectIncompleteTimes(form, event.currentTarget)) event.preventDefault();
        else save(event);
      }}
    >
      <Stack>
        <TextInput
          label={words.extraTimeLabel}
          description={words.extraTimeHint}
          inputMode="numeric"
          data-autofocus
          {...form.getInputProps('extraTimePercent')}
        />
        <TextInput
          label={words.extraAttemptsLabel}
          inputMode="numeric"
          {...form.getInputProps('extraAttempts')}
        />
        <TextInput
          type="datetime-local"
          max={LAST_WALL_TIME}
          label={words.ownOpens}
          description={hint}
          {...form.getInputProps('opensAt')}
        />
        <TextInput
          type="datetime-local"
          max={LAST_WALL_TIME}
          label={words.ownCloses}
          description={hint}
          {...form.getInputProps('closesAt')}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {texts.common.cancel}
          </Button>
          <Button type="submit" loading={loading}>
            {words.arrangeSave}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

function within(typed: string, max: number): string | null {
  return isWholeNumber(typed, 0, max) ? null : examTexts.rules.wholeNumber('0', formatNumber(max));
}
