import { Anchor, Button, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Editing } from '../../ui/session/editing';
import { conductTexts } from '../../ui/texts/conduct-texts';
import type { Attempt } from '../log/sittings.query';
import type { Step } from '../intervention/attempt-intervention';

const { running: words } = conductTexts;

interface AttemptActionsProps {
  name: string;
  attempt: Attempt;
  onStep: (step: Step) => void;
}

/** Where staff steps in. */
export function AttemptActions({ name, attempt, onStep }: AttemptActionsProps) {
  const attemptId = attempt.id;
  const go = (kind: Step['kind']) => () => onStep({ kind, attemptId, name });
  return (
    <Group gap="xs" wrap="wrap">
      <Editing>
        {attempt.submittedAt ? (
          <Action label={words.reopen} name={words.reopenNamed(name)} onClick={go('reopen')} />
        ) : (
          <>
            {attempt.deadlineAt && (
              <Action label={words.extend} name={words.extendNamed(name)} onClick={go('extend')} />
            )}
            <Action label={words.handIn} name={words.handInNamed(name)} onClick={go('handIn')} />
          </>
        )}
      </Editing>
      <Anchor
        component={Link}
        size="sm"
        to={`/navigation/attempt/${attemptId}`}
        aria-label={words.paperNamed(name)}
      >
        {words.paper}
      </Anchor>
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
