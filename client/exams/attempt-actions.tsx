import { useMutation } from '@apollo/client/react';
import { Anchor, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { graphql } from '../gql/exams';
import { conductTexts } from '../ui/conduct-texts';
import type { Attempt } from './sittings.query';
import { StepInDialog, type StepIn } from './step-in-dialog';
import { useAction } from './use-action';

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

interface AttemptActionsProps {
  name: string;
  attempt: Attempt;
  onChanged: () => void;
}

/** Where staff steps in; each with a reason. */
export function AttemptActions({ name, attempt, onChanged }: AttemptActionsProps) {
  const [open, setOpen] = useState<'extend' | 'reopen' | 'handIn' | null>(null);
  const [extend] = useMutation(EXTEND);
  const [reopen] = useMutation(REOPEN);
  const [handIn] = useMutation(HAND_IN);
  const { isBusy, act } = useAction();
  const attemptId = attempt.id;
  const close = (): void => setOpen(null);
  const done = (isDone: boolean): void => {
    if (isDone) close();
    onChanged();
  };
  const steps = {
    extend: ({ minutes, reason }: StepIn) =>
      act(
        () => extend({ variables: { input: { attemptId, minutes, reason } } }),
        words.extended(name),
      ),
    reopen: ({ minutes, reason }: StepIn) =>
      act(
        () => reopen({ variables: { input: { attemptId, minutes, reason } } }),
        words.reopened(name),
      ),
    handIn: ({ reason }: StepIn) =>
      act(() => handIn({ variables: { input: { attemptId, reason } } }), words.handedIn(name)),
  };
  const titles = {
    extend: words.extendTitle(name),
    reopen: words.reopenTitle(name),
    handIn: words.handInTitle(name),
  };
  const hints = { extend: undefined, reopen: words.reopenHint, handIn: words.handInHint };
  const step = open ?? 'extend';
  const hint = hints[step];
  return (
    <Group gap="xs" wrap="wrap">
      {attempt.submittedAt ? (
        <Action
          label={words.reopen}
          name={words.reopenNamed(name)}
          onClick={() => setOpen('reopen')}
        />
      ) : (
        <>
          <Action
            label={words.extend}
            name={words.extendNamed(name)}
            onClick={() => setOpen('extend')}
          />
          <Action
            label={words.handIn}
            name={words.handInNamed(name)}
            onClick={() => setOpen('handIn')}
          />
        </>
      )}
      <Anchor
        component={Link}
        size="sm"
        to={`/navigation/attempt/${attemptId}`}
        aria-label={words.paperNamed(name)}
      >
        {words.paper}
      </Anchor>
      <StepInDialog
        opened={open !== null}
        title={titles[step]}
        {...(hint ? { hint } : {})}
        confirm={words.confirm[step]}
        hasMinutes={step !== 'handIn'}
        isBusy={isBusy}
        onClose={close}
        onConfirm={(stepIn) => void steps[step](stepIn).then(done)}
      />
    </Group>
  );
}

interface ActionProps {
  label: string;
  /** With whom it is about. */
  name: string;
  onClick: () => void;
}

function Action({ label, name, onClick }: ActionProps) {
  return (
    <Button variant="default" size="compact-sm" aria-label={name} onClick={onClick}>
      {label}
    </Button>
  );
}
