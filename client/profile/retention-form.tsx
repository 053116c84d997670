import { skipToken, useMutation, useQuery } from '@apollo/client/react';
import { NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { LearnerRetentionQuery } from '../gql/profile/graphql';
import { problemMessage, toProblem } from '../ui/feedback/problem';
import { toast } from '../ui/feedback/toasts';
import { retentionTexts as words } from '../ui/texts/account/retention-texts';
import { FormButtons, FormError } from './forms/form-dialog-parts';
import { RETENTION, SET_RETENTION } from './retention.query';

const OFFERED = [6, 12, 18, 24, 36, 60, 120];
const NEVER = '';

/** How the count of those who are affected stands. */
interface Answer {
  data?: LearnerRetentionQuery | undefined;
  error?: unknown;
  loading: boolean;
}

interface RetentionFormProps {
  stored: number | null;
  onSaved: () => void;
  onClose: () => void;
}

/** Chooses how long it is kept, and says whom that concerns before it is saved. */
export function RetentionForm({ stored, onSaved, onClose }: RetentionFormProps) {
  const [chosen, setChosen] = useState(stored === null ? NEVER : String(stored));
  const [failure, setFailure] = useState<string | null>(null);
  const [save, { loading }] = useMutation(SET_RETENTION);
  const months = chosen === NEVER ? null : Number(chosen);
  // Programs can have set another one.
  const all = [...new Set([...OFFERED, ...(stored === null ? [] : [stored])])];
  const answer = useQuery(
    RETENTION,
    months === null ? skipToken : { variables: { months }, fetchPolicy: 'network-only' },
  );
  const submit = async (): Promise<void> => {
    setFailure(null);
    try {
      await save({ variables: { months } });
      toast('success', words.saved);
      onSaved();
    } catch (error) {
      setFailure(problemMessage(toProblem(error)));
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack>
        <FormError text={failure} />
        <NativeSelect
          label={words.label}
          data-autofocus
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={[
            { value: NEVER, label: words.never },
            ...all
              .toSorted((one, other) => one - other)
              .map((value) => ({ value: String(value), label: words.after(value) })),
          ]}
        />
        <Effect months={months} answer={answer} />
        <FormButtons
          submit={words.save}
          isBusy={loading}
          isDangerous={months !== null}
          isDisabled={months !== null && (answer.loading || !answer.data)}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}

/** Who is affected by a setting. */
function Effect({ months, answer }: { months: number | null; answer: Answer }) {
  if (months === null) return <Text role="status">{words.off}</Text>;
  if (answer.error) return <FormError text={words.uncounted} />;
  if (answer.loading || !answer.data) return <Text role="status">{words.looking}</Text>;
  const { dueCount, unfinishedCount } = answer.data.learnerRetention;
  return (
    <Text role="status">
      {dueCount > 0 ? words.final(dueCount) : words.none}
      {unfinishedCount > 0 && ` ${words.unfinished(unfinishedCount)}`}
    </Text>
  );
}
