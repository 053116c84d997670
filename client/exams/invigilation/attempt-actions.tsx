import { Anchor, Button, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { EditorsOnly } from '../../ui/session/editors-only';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import { pauseTexts } from '../../ui/texts/pause-texts';
import type { SheetRow } from './bubble-sheet.query';
import type { MessageRecipient } from './message-dialog';
import type { PlannedIntervention } from '../intervention/attempt-intervention';

const { running: words, messages } = invigilationTexts;
const { attempt: pauses } = pauseTexts;

interface AttemptActionsProps {
  name: string;
  attempt: Pick<SheetRow, 'attemptId' | 'deadlineAt' | 'individuallyPausedAt' | 'submittedAt'>;
  onIntervene: (planned: PlannedIntervention) => void;
  onMessage: (to: MessageRecipient) => void;
}

/** The interventions of staff in one attempt. */
export function AttemptActions({ name, attempt, onIntervene, onMessage }: AttemptActionsProps) {
  const { attemptId } = attempt;
  const intervene = (kind: PlannedIntervention['kind']) => () =>
    onIntervene({ kind, attemptId, name });
  return (
    <Group gap="xs" wrap="wrap">
      <EditorsOnly>
        {attempt.submittedAt ? (
          <Action
            label={words.reopen}
            name={words.reopenNamed(name)}
            onClick={intervene('reopen')}
          />
        ) : (
          <>
            {attempt.deadlineAt && (
              <Action
                label={words.extend}
                name={words.extendNamed(name)}
                onClick={intervene('extend')}
              />
            )}
            {attempt.individuallyPausedAt ? (
              <Action
                label={pauses.resume}
                name={pauses.resumeNamed(name)}
                onClick={intervene('resume')}
              />
            ) : (
              <Action
                label={pauses.pause}
                name={pauses.pauseNamed(name)}
                onClick={intervene('pause')}
              />
            )}
            <Action
              label={words.handIn}
              name={words.handInNamed(name)}
              onClick={intervene('handIn')}
            />
            <Action
              label={messages.send}
              name={messages.sendNamed(name)}
              onClick={() => onMessage({ attemptId, name })}
            />
          </>
        )}
      </EditorsOnly>
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
  /** The accessible name, with the candidate. */
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
