import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../ui/components/dialog';
import { useAction } from '../../ui/feedback/use-action';
import { useFormatTime } from '../../ui/format';
import { returnTexts as words } from '../../ui/texts/return-texts';
import { RollNumber } from '../people/roll-number';
import { ReturnCandidates } from './return-candidates';
import { CONFIRM, REFUSE, type ReturnRequest } from './returns.query';

interface ReturnDialogProps {
  quizId: string;
  request: ReturnRequest;
  opened: boolean;
  onClose: () => void;
  /** Called after a try, which fails where a colleague was faster. */
  onTried: (isDone: boolean) => void;
}

/** Decides who asks to go on on another device. */
export function ReturnDialog({ request, opened, onClose, ...decision }: ReturnDialogProps) {
  return (
    <Dialog opened={opened} title={words.dialogTitle(request.name)} onClose={onClose}>
      <ReturnDecision key={request.id} request={request} {...decision} />
    </Dialog>
  );
}

type ReturnDecisionProps = Omit<ReturnDialogProps, 'opened' | 'onClose'>;

function ReturnDecision({ quizId, request, onTried }: ReturnDecisionProps) {
  const { id, name, rollNumber, requestedAt } = request;
  const formatTime = useFormatTime();
  const [candidateId, setCandidateId] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [confirm] = useMutation(CONFIRM);
  const [refuse] = useMutation(REFUSE);
  const { isBusy, act } = useAction();
  const decide = (work: () => Promise<unknown>, done: string): void =>
    void act(work, done).then(onTried);
  return (
    <Stack>
      <div>
        <RollNumber value={rollNumber} />
        <Text size="sm" c="dimmed">
          {words.asked(formatTime(requestedAt))}
        </Text>
      </div>
      <Text>{words.check}</Text>
      <ReturnCandidates
        {...{ quizId, request }}
        chosen={candidateId}
        error={isMissing && candidateId === null ? words.choose : null}
        onChoose={setCandidateId}
      />
      <Group justify="flex-end">
        <Button
          variant="default"
          disabled={isBusy}
          onClick={() => decide(() => refuse({ variables: { id } }), words.refused(name))}
        >
          {words.refuse}
        </Button>
        <Button
          loading={isBusy}
          onClick={() => {
            setMissing(true);
            if (candidateId === null) return;
            const input = { id, candidateId };
            decide(() => confirm({ variables: { input } }), words.confirmed(name));
          }}
        >
          {words.confirm}
        </Button>
      </Group>
    </Stack>
  );
}
