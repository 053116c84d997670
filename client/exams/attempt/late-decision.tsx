import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/exams';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import { formatNumber } from '../../ui/format';
import { useAction } from '../../ui/feedback/use-action';
import { InterventionDialog } from '../intervention/intervention-dialog';

const DECIDE = graphql(`
  mutation DecideLateAnswers($input: DecideLateAnswersInput!) {
    decideLateAnswers(input: $input) {
      success
    }
  }
`);

/** The server's limit of answers per request. */
const MAX_PER_REQUEST = 100;

const { late: words } = invigilationTexts;

/** A decision that staff is about to confirm. */
export interface LateChoice {
  ids: string[];
  accepts: boolean;
}

interface LateDecisionProps {
  attemptId: string;
  choice: LateChoice;
  opened: boolean;
  onClose: () => void;
  onChanged: () => void;
}

/** Asks for the reason of a decision, and sends it. */
export function LateDecision(props: LateDecisionProps) {
  const { attemptId, choice, opened, onClose, onChanged } = props;
  const { ids, accepts } = choice;
  const [decide] = useMutation(DECIDE);
  const { isBusy, act } = useAction();
  const kind = accepts ? 'accept' : 'refuse';
  const count = formatNumber(ids.length);
  const work = async (reason: string): Promise<void> => {
    for (let start = 0; start < ids.length; start += MAX_PER_REQUEST) {
      const batch = ids.slice(start, start + MAX_PER_REQUEST);
      await decide({ variables: { input: { attemptId, ids: batch, accepts, reason } } });
    }
  };
  return (
    <InterventionDialog
      opened={opened}
      title={words.asked[kind](ids.length, count)}
      hint={words.hints[kind]}
      confirm={words[kind]}
      hasMinutes={false}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={({ reason }) =>
        void act(async () => work(reason), words.done[kind](ids.length, count)).then((isDone) => {
          if (isDone) onClose();
          onChanged();
        })
      }
    />
  );
}
