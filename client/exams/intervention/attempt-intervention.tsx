import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/exams';
import { conductTexts } from '../../ui/texts/conduct-texts';
import { useAction } from '../../ui/feedback/use-action';
import { InterventionDialog, type Intervention } from './intervention-dialog';

const EXTEND = graphql(`
  mutation ExtendTime($input: ExtendTimeInput!) {
    extendTime(input: $input) {
      ...AttemptFields
    }
  }
`);
const REOPEN = graphql(`
  mutation ReopenAttempt($input: ReopenAttemptInput!) {
    reopenAttempt(input: $input) {
      ...AttemptFields
    }
  }
`);
const HAND_IN = graphql(`
  mutation HandInAttempt($input: HandInAttemptInput!) {
    handInAttempt(input: $input) {
      ...AttemptFields
    }
  }
`);

const { running: words } = conductTexts;

/** What staff are about to do to an attempt. */
export interface Step {
  kind: 'extend' | 'reopen' | 'handIn';
  attemptId: string;
  /** Of the learner. */
  name: string;
}

interface AttemptStepProps {
  step: Step;
  opened: boolean;
  onClose: () => void;
  onChanged: () => void;
}

/** Asks for the reason and does it. Beside the table: what is typed outlives the line it is about. */
export function AttemptIntervention({ step, opened, onClose, onChanged }: AttemptStepProps) {
  const { kind, attemptId, name } = step;
  const [extend] = useMutation(EXTEND);
  const [reopen] = useMutation(REOPEN);
  const [handIn] = useMutation(HAND_IN);
  const { isBusy, act } = useAction();
  const steps = {
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
    handIn: ({ reason }: Intervention) =>
      act(() => handIn({ variables: { input: { attemptId, reason } } }), words.handedIn(name)),
  };
  const titles = {
    extend: words.extendTitle(name),
    reopen: words.reopenTitle(name),
    handIn: words.handInTitle(name),
  };
  const hints = { extend: undefined, reopen: words.reopenHint, handIn: words.handInHint };
  const hint = hints[kind];
  return (
    <InterventionDialog
      opened={opened}
      title={titles[kind]}
      {...(hint ? { hint } : {})}
      confirm={words.confirm[kind]}
      hasMinutes={kind !== 'handIn'}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={(stepIn) =>
        void steps[kind](stepIn).then((isDone) => {
          if (isDone) onClose();
          onChanged();
        })
      }
    />
  );
}
