import { useMutation } from '@apollo/client/react';
import { ActionIcon, Stack, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { graphql } from '../../gql/exams';
import { ConfirmDialog } from '../../ui/components/confirm-dialog';
import { copy } from '../../ui/components/copy-button';
import { Dialog } from '../../ui/components/dialog';
import { MoreIcon } from '../../ui/icons';
import { Menu } from '../../ui/components/menu';
import { useWayBackHere } from '../../ui/hooks/way-back';
import { peopleTexts as words } from '../../ui/texts/people-texts';
import { toProblem, problemMessage } from '../../ui/feedback/problem';
import { toast } from '../../ui/feedback/toasts';
import { useAction } from '../../ui/feedback/use-action';
import { MailDialog } from '../mails/mail-dialog';
import { AccommodationsDialog } from './accommodations-dialog';
import type { Candidate } from './candidates.query';

const RESEND = graphql(`
  mutation ResendInvitation($candidateId: ID!, $message: String) {
    resendInvitation(candidateId: $candidateId, message: $message) {
      ...CandidateFields
    }
  }
`);
const REVOKE = graphql(`
  mutation RevokeCandidate($candidateId: ID!) {
    revokeCandidate(candidateId: $candidateId) {
      ...CandidateFields
    }
  }
`);
const RESTORE = graphql(`
  mutation RestoreCandidate($candidateId: ID!) {
    restoreCandidate(candidateId: $candidateId) {
      ...CandidateFields
    }
  }
`);
const LINK = graphql(`
  mutation CandidateLink($candidateId: ID!) {
    candidateLink(candidateId: $candidateId) {
      url
    }
  }
`);

interface CandidateMenuProps {
  candidate: Candidate;
  onChanged: () => void;
}

/** The actions for one candidate. */
export function CandidateMenu({ candidate, onChanged }: CandidateMenuProps) {
  const { id, learner, name, email, revokedAt } = candidate;
  const variables = { candidateId: id };
  const [resend] = useMutation(RESEND);
  const [revoke] = useMutation(REVOKE, { variables });
  const [restore] = useMutation(RESTORE, { variables });
  const { isBusy, act } = useAction();
  const link = useLink(id);
  const from = useWayBackHere(words.heading);
  const [open, setOpen] = useState<'arrange' | 'resend' | 'revoke' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      <Menu
        side="end"
        button={(props) => (
          <ActionIcon {...props} variant="default" size="lg" loading={isBusy}>
            <MoreIcon />
            <VisuallyHidden>{words.actionsFor(name)}</VisuallyHidden>
          </ActionIcon>
        )}
      >
        {({ Divider, Item }) => (
          <>
            {learner && (
              <Item component={Link} to={`/navigation/learner/${learner.id}`} state={from}>
                {words.learnerPage}
              </Item>
            )}
            {!learner?.erasedAt && (
              <>
                {!revokedAt && (
                  <>
                    {email && <Item onClick={() => setOpen('resend')}>{words.resend}</Item>}
                    <Item onClick={() => void link.copyIt()}>{words.copyLink}</Item>
                  </>
                )}
                <Item onClick={() => setOpen('arrange')}>{words.arrange}</Item>
                <Divider />
                {revokedAt ? (
                  <Item onClick={() => void act(restore, words.restored(name)).then(onChanged)}>
                    {words.restore}
                  </Item>
                ) : (
                  <Item c="var(--mantine-color-error)" onClick={() => setOpen('revoke')}>
                    {words.revoke}
                  </Item>
                )}
              </>
            )}
          </>
        )}
      </Menu>
      <MailDialog
        opened={open === 'resend'}
        title={words.resendTitle(name)}
        hint={words.resendHint(name)}
        confirm={words.resend}
        draftName={`resend ${id}`}
        send={(message) => resend({ variables: { ...variables, message } })}
        doneMessage={() => words.resent(name)}
        onClose={close}
        onDone={close}
      />
      <ConfirmDialog
        opened={open === 'revoke'}
        title={words.revokeTitle(name)}
        hint={words.revokeHint(name)}
        confirm={words.revoke}
        isDangerous
        isBusy={isBusy}
        onClose={close}
        onConfirm={() =>
          void act(revoke, words.revoked(name)).then((isDone) => {
            if (isDone) close();
            onChanged();
          })
        }
      />
      <AccommodationsDialog candidate={candidate} opened={open === 'arrange'} onClose={close} />
      <Dialog opened={link.shown !== null} title={words.linkTitle} onClose={link.close}>
        <Stack>
          <Text>{name}</Text>
          <TextInput
            readOnly
            aria-label={words.linkTitle}
            value={link.shown ?? ''}
            data-autofocus
          />
        </Stack>
      </Dialog>
    </>
  );
}

/** Copies the personal link to the clipboard, or shows it when the browser forbids that. */
function useLink(candidateId: string) {
  // Not cached: links must not be stored.
  const [fetchLink] = useMutation(LINK, { variables: { candidateId }, fetchPolicy: 'no-cache' });
  const [shown, setShown] = useState<string | null>(null);
  const copyIt = async (): Promise<void> => {
    try {
      const { data } = await fetchLink();
      const url = data?.candidateLink.url ?? '';
      if (!(await copy(url, words.linkCopied))) setShown(url);
    } catch (error) {
      toast('failure', problemMessage(toProblem(error)));
    }
  };
  return { shown, copyIt, close: () => setShown(null) };
}
