import { useMutation } from '@apollo/client/react';
import { Button, NativeSelect, Stack, Switch } from '@mantine/core';
import { DialogActions } from '../ui/components/dialog-actions';
import { useState } from 'react';
import { graphql } from '../gql/marking';
import { DialogBox } from '../ui/components/dialog-box';
import { formatNumber } from '../ui/format';
import { markingTexts } from '../ui/texts/marking-texts';
import { toProblem, problemMessage } from '../ui/feedback/problem';
import { texts } from '../ui/texts/texts';
import { toast } from '../ui/feedback/toasts';
import type { Marking } from './marking.query';

const SET = graphql(`
  mutation SetMarkingSettings($input: SetMarkingSettingsInput!) {
    setMarkingSettings(input: $input) {
      isAnonymous
      step
      version
    }
  }
`);

const { settingsDialog: words } = markingTexts;
const STEPS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10];

export interface SettingsDialogProps {
  quizId: string;
  settings: Marking['settings'];
  opened: boolean;
  onClose: () => void;
  onSaved: () => void;
}

/** The settings of an exam's manual marking. */
export function SettingsDialog({ opened, onClose, ...form }: SettingsDialogProps) {
  return (
    <DialogBox opened={opened} title={words.title} onClose={onClose}>
      <SettingsForm key={form.settings.version} onClose={onClose} {...form} />
    </DialogBox>
  );
}

function SettingsForm(props: Omit<SettingsDialogProps, 'opened'>) {
  const { quizId, settings, onClose, onSaved } = props;
  const [isAnonymous, setAnonymous] = useState(settings.isAnonymous);
  const [step, setStep] = useState(settings.step);
  const [set, { loading }] = useMutation(SET);
  const save = async (): Promise<void> => {
    const { version } = settings;
    try {
      await set({ variables: { input: { quizId, version, isAnonymous, step } } });
      toast('success', words.saved);
      onClose();
    } catch (error) {
      const problem = toProblem(error);
      const isStale = problem.code === 'STALE_VERSION';
      toast(isStale ? 'warning' : 'failure', isStale ? words.stale : problemMessage(problem));
    }
    onSaved();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack>
        <Switch
          data-autofocus
          label={words.anonymous}
          description={words.anonymousHint}
          checked={isAnonymous}
          onChange={({ currentTarget }) => setAnonymous(currentTarget.checked)}
        />
        <NativeSelect
          label={words.step}
          value={String(step)}
          onChange={({ currentTarget }) => setStep(Number(currentTarget.value))}
          data={STEPS.map((value) => ({ value: String(value), label: formatNumber(value) }))}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {texts.common.cancel}
          </Button>
          <Button type="submit" loading={loading}>
            {words.save}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
