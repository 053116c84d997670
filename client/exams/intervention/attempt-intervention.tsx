import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/exams';
import { ConfirmDialog } from '../../ui/components/confirm-dialog';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import { pauseTexts } from '../../ui/texts/pause-texts';
import { useAction } from '../../ui/feedback/use-action';
import { InterventionDialog, type Intervention } from './intervention-dialog';

const EXTEND = graphql(`
  mutation ExtendTime($input: ExtendTimeInput!) {
    extendTime(input: $input) {
      id
    }
  }
`);
const REOPEN = graphql(`
  mutation ReopenAttempt($input: ReopenAttemptInput!) {
    reopenAttempt(input: $input) {
      id
    }
  }
`);
const PAUSE = graphql(`
  mutation PauseAttempt($input: PauseAttemptInput!) {
    pauseAttempt(input: $input) {
      id
    }
  }
`);
const RESUME = graphql(`
  mutation ResumeAttempt($input: ResumeAttemptInput!) {
    resumeAttempt(input: $input) {
      id
      pausedAt
    }
  }
`);
const SUBMIT = graphql(`
  mutation SubmitAttempt($input: SubmitAttemptInput!) {
    submitAttempt(input: $input) {
      id
    }
  }
`);

const { running: words } = invigilationTexts;
const { attempt: pauses } = pauseTexts;

/** An intervention that staff is about to confirm. */
export interface PlannedIntervention {
  kind: 'extend' | 'reopen' | 'pause' | 'resume' | 'handIn';
  attemptId: string;
  /** The candidate's name. */
  name: string;
}

interface AttemptInterventionProps {
  planned: PlannedIntervention;
  opened: boolean;
  onClose: () => void;
  onChanged: () => void;
}

/**
 * Asks for the reason and intervenes. Rendered outside the table, because the row may disappear
 * meanwhile.
 */
export function AttemptIntervention({
  planned,
  opened,
  onClose,
  onChanged,
}: AttemptInterventionProps) {
  const { kind, attemptId, name } = planned;
  const [extend] = useMutation(EXTEND);
  const [reopen] = useMutation(REOPEN);
  const [pause] = useMutation(PAUSE);
  const [resume] = useMutation(RESUME);
  const [handIn] = useMutation(SUBMIT);
  const { isBusy, act } = useAction();
  const actions = {
    extend: ({ minutes, reason }: Intervention) =>
      act(
        () => extend({ variables: { input: { attemptId, minutes, reason } } }),
        words.extended(name),
      ),
    reopen: ({ minutes, reason }: Intervention) =>
      act(
        () => reopen({ variables: { input: { attemptId, minutes, reason } } }),
        words.reopened(name),
      ),
    pause: ({ reason }: Intervention) =>
      act(() => pause({ variables: { input: { attemptId, reason } } }), pauses.paused(name)),
    resume: () =>
      act(
        () => resume({ variables: { input: { attemptId } } }),
        ({ data }) =>
          data?.resumeAttempt.pausedAt ? pauses.waitsForExam(name) : pauses.resumed(name),
      ),
    handIn: ({ reason }: Intervention) =>
      act(() => handIn({ variables: { input: { attemptId, reason } } }), words.submitted(name)),
  };
  const titles = {
    extend: words.extendTitle(name),
    reopen: words.reopenTitle(name),
    pause: pauses.pauseTitle(name),
    resume: pauses.resumeTitle(name),
    handIn: words.handInTitle(name),
  };
  const hints = {
    extend: undefined,
    reopen: words.reopenHint,
    pause: pauses.pauseHint,
    handIn: words.handInHint,
  };
  const done = (isDone: boolean): void => {
    if (isDone) onClose();
    onChanged();
  };
  if (kind === 'resume')
    return (
      <ConfirmDialog
        opened={opened}
        title={titles.resume}
        hint={pauses.resumeHint}
        confirm={pauses.resume}
        isBusy={isBusy}
        onClose={onClose}
        onConfirm={() => void actions.resume().then(done)}
      />
    );
  const hint = hints[kind];
  return (
    <InterventionDialog
      opened={opened}
      title={titles[kind]}
      {...(hint ? { hint } : {})}
      confirm={kind === 'pause' ? pauses.pause : words.confirm[kind]}
      hasMinutes={kind === 'extend' || kind === 'reopen'}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={(intervention) => void actions[kind](intervention).then(done)}
    />
  );
}
