import { useMutation } from '@apollo/client/react';
import { Button, Stack, Text } from '@mantine/core';
import { DialogActions } from '../../ui/components/dialog-actions';
import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../ui/feedback/notice';
import { useAction } from '../../ui/feedback/use-action';
import { useFormatTime } from '../../ui/format';
import { returnTexts as words } from '../../ui/texts/return-texts';
import { RollNumber } from '../people/roll-number';
import { ReturnCandidates } from './return-candidates';
import { ReturnNumber } from './return-number';
import { CONFIRM, REFUSE, type ReturnRequest } from './returns.query';

interface ReturnDecisionProps {
  quizId: string;
  request: ReturnRequest;
  /** Whether it still waits: false once a colleague has decided it, and once its learner has stopped. */
  isWaiting: boolean;
  onBack: () => void;
  onTried: (isDone: boolean) => void;
}

/** Confirms or refuses one request. */
export function ReturnDecision(props: ReturnDecisionProps) {
  const { quizId, request, isWaiting, onBack, onTried } = props;
  const { id, name, rollNumber, requestedAt } = request;
  const formatTime = useFormatTime();
  const [candidateId, setCandidateId] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [confirm] = useMutation(CONFIRM);
  const [refuse] = useMutation(REFUSE);
  const { isBusy, act } = useAction();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const decide = (work: () => Promise<unknown>, done: string): void =>
    void act(work, done).then(onTried);
  const back = (
    <Button variant="default" onClick={onBack}>
      {words.back}
    </Button>
  );
  const isGone = !isWaiting && !isBusy;
  return (
    <Stack>
      <div ref={ref} tabIndex={-1}>
        <ReturnNumber value={request.number} />
        <RollNumber value={rollNumber} />
        <Text size="sm" c="dimmed">
          {words.asked(formatTime(requestedAt))}
        </Text>
      </div>
      {isGone ? (
        <Notice tone="warning" title={words.gone} action={back}>
          {words.goneHint}
        </Notice>
      ) : (
        <>
          <Text>{words.check}</Text>
          <ReturnCandidates
            {...{ quizId, request }}
            chosen={candidateId}
            error={isMissing && candidateId === null ? words.choose : null}
            onChoose={setCandidateId}
          />
          <DialogActions>
            {back}
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
          </DialogActions>
        </>
      )}
    </Stack>
  );
}
