import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/exams';
import { conductTexts } from '../../ui/texts/conduct-texts';
import { formatNumber } from '../../ui/format';
import { useAction } from '../../ui/feedback/use-action';
import { InterventionDialog } from '../intervention/intervention-dialog';

const DECIDE = graphql(`
  mutation DecideLateAnswers($input: DecideLateAnswersInput!) {
    decideLateAnswers(input: $input)
  }
`);

/** Taken by the server at once. */
const MAX_CONCURRENT = 100;

const { late: words } = conductTexts;

/** What staff are about to decide. */
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

/** Asks for the reason, and decides. */
export function LateDecision(props: LateDecisionProps) {
  const { attemptId, choice, opened, onClose, onChanged } = props;
  const { ids, accepts } = choice;
  const [decide] = useMutation(DECIDE);
  const { isBusy, act } = useAction();
  const kind = accepts ? 'accept' : 'refuse';
  const count = formatNumber(ids.length);
  const work = async (reason: string): Promise<void> => {
    for (let from = 0; from < ids.length; from += MAX_CONCURRENT) {
      const part = ids.slice(from, from + MAX_CONCURRENT);
      await decide({ variables: { input: { attemptId, ids: part, accepts, reason } } });
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
