import { useMutation } from '@apollo/client/react';
import { Button, Group, NumberInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { use, useState } from 'react';
import { graphql } from '../../gql/exams';
import { Dialog } from '../../ui/components/dialog';
import { examTexts } from '../../ui/texts/exam-texts';
import { formatNumber, TimeZone } from '../../ui/format';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { peopleTexts as words } from '../../ui/texts/people-texts';
import { problemOf, sentenceOf } from '../../ui/feedback/problem';
import { texts } from '../../ui/texts/texts';
import { toast } from '../../ui/feedback/toasts';
import { fromWallTime, LAST_WALL_TIME, toWallTime } from '../../ui/zoned-time';
import type { Candidate } from './candidates.query';
import { refuseHalfTyped } from '../half-typed';
import { windowChecks } from '../rules/rules-checks';

const ARRANGE = graphql(`
  mutation ArrangeForCandidate($input: ArrangeForCandidateInput!) {
    arrangeForCandidate(input: $input) {
      ...CandidateFields
    }
  }
`);

const MAX_PERCENT = 400;
const MAX_ATTEMPTS = 20;

interface ArrangeDialogProps {
  candidate: Candidate;
  opened: boolean;
  onClose: () => void;
}

/** More time, more attempts, a window of their own. */
export function AccommodationsDialog({ candidate, opened, onClose }: ArrangeDialogProps) {
  const timeZone = use(TimeZone);
  return (
    <Dialog opened={opened} title={words.arrangeTitle(candidate.name)} onClose={onClose}>
      {timeZone === null ? (
        <ListSkeleton />
      ) : (
        <ArrangeForm candidate={candidate} timeZone={timeZone} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface ArrangeFormProps extends Omit<ArrangeDialogProps, 'opened'> {
  timeZone: string;
}

function ArrangeForm({ onClose, ...given }: ArrangeFormProps) {
  // What the form was filled from: a later reading must not change what is being typed.
  const [{ candidate, timeZone }] = useState(given);
  const [arrange, { loading }] = useMutation(ARRANGE);
  const form = useForm({
    initialValues: {
      extraTimePercent: candidate.extraTimePercent as number | string,
      extraAttempts: candidate.extraAttempts as number | string,
      opensAt: toWallTime(candidate.opensAt, timeZone),
      closesAt: toWallTime(candidate.closesAt, timeZone),
    },
    validate: {
      extraTimePercent: (value) => within(value, MAX_PERCENT),
      extraAttempts: (value) => within(value, MAX_ATTEMPTS),
      ...windowChecks(candidate, timeZone),
    },
  });
  const save = form.onSubmit(async (values) => {
    const input = {
      candidateId: candidate.id,
      extraTimePercent: Number(values.extraTimePercent),
      extraAttempts: Number(values.extraAttempts),
      opensAt: fromWallTime(values.opensAt, timeZone, candidate.opensAt),
      closesAt: fromWallTime(values.closesAt, timeZone, candidate.closesAt),
    };
    try {
      await arrange({ variables: { input } });
      toast('success', words.arranged(candidate.name));
      onClose();
    } catch (error) {
      const problem = problemOf(error);
      for (const { path, message } of problem.fields)
        form.setFieldError(path.replace(/^input\./, ''), message);
      toast('failure', sentenceOf(problem));
    }
  });
  const hint = words.ownHint(timeZone);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        if (refuseHalfTyped(form, event.currentTarget)) event.preventDefault();
        else save(event);
      }}
    >
      <Stack>
        <NumberInput
          label={words.extraTimeLabel}
          description={words.extraTimeHint}
          allowDecimal={false}
          min={0}
          max={MAX_PERCENT}
          clampBehavior="none"
          suffix=" %"
          data-autofocus
          {...form.getInputProps('extraTimePercent')}
        />
        <NumberInput
          label={words.extraAttemptsLabel}
          allowDecimal={false}
          min={0}
          max={MAX_ATTEMPTS}
          clampBehavior="none"
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
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {texts.common.cancel}
          </Button>
          <Button type="submit" loading={loading}>
            {words.arrangeSave}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function within(value: number | string, most: number): string | null {
  const number = value === '' ? NaN : Number(value);
  if (Number.isInteger(number) && number >= 0 && number <= most) return null;
  return examTexts.rules.wholeNumber('0', formatNumber(most));
}
