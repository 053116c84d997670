import { skipToken, useQuery } from '@apollo/client/react';
import { Radio, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Fragment, useState } from 'react';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { ErrorState } from '../../ui/feedback/states';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { formatNumber, useFormatTime } from '../../ui/format';
import { resultTexts } from '../../ui/texts/result-texts';
import { returnTexts as words } from '../../ui/texts/return-texts';
import { FOUND, SUGGESTIONS, type ReturnCandidate, type ReturnRequest } from './returns.query';

const DEBOUNCE_MS = 250;
const MAX_SEARCH = 200;

interface ReturnCandidatesProps {
  quizId: string;
  request: ReturnRequest;
  chosen: string | null;
  error: string | null;
  onChoose: (candidateId: string | null) => void;
}

/** Chooses a candidate: among those whom a request may come from, or by a search. */
export function ReturnCandidates(props: ReturnCandidatesProps) {
  const { quizId, request, chosen, error, onChoose } = props;
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), DEBOUNCE_MS);
  const suggested = useQuery(SUGGESTIONS, {
    variables: { id: request.id },
    fetchPolicy: 'network-only',
  });
  const found = useQuery(FOUND, search === '' ? skipToken : { variables: { quizId, search } });
  const answer = search === '' ? suggested : found;
  const suggestions = suggested.data?.returnSuggestions;
  const page = search === '' ? undefined : found.data?.candidates;
  const candidates =
    search === ''
      ? suggestions?.candidates
      : page?.items.filter(({ state }) => state !== 'REVOKED');
  const moreCount = page ? page.totalCount - page.items.length : 0;
  return (
    <Stack gap="sm">
      <TextInput
        type="search"
        label={words.search}
        maxLength={MAX_SEARCH}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          onChoose(null);
        }}
      />
      {answer.error && (
        <ErrorState
          title={words.failed}
          error={answer.error}
          onRetry={() => ignoreErrors(answer.refetch())}
        />
      )}
      {!candidates && answer.loading && <ListSkeleton rows={2} />}
      {candidates?.length === 0 && (
        <Text c="dimmed" role="status">
          {search === '' ? words.none : words.noMatch}
        </Text>
      )}
      {suggestions && suggestions.namesakeCount > 1 && (
        <Text c="var(--mantine-color-error)" role="status">
          {words.namesakes(formatNumber(suggestions.namesakeCount))}
        </Text>
      )}
      {candidates && candidates.length > 0 && (
        <Radio.Group
          label={words.candidates}
          description={search === '' ? words.suggested : undefined}
          error={error}
          value={chosen}
          onChange={onChoose}
        >
          <Stack gap="sm" mt="sm">
            {candidates.map((candidate) => (
              <CandidateChoice key={candidate.id} candidate={candidate} />
            ))}
          </Stack>
        </Radio.Group>
      )}
      {moreCount > 0 && (
        <Text c="dimmed" role="status">
          {words.moreFound(formatNumber(moreCount))}
        </Text>
      )}
    </Stack>
  );
}

function CandidateChoice({ candidate }: { candidate: ReturnCandidate }) {
  const formatTime = useFormatTime();
  const { id, name, email, rollNumber, origin, createdAt, mailedAt, attempts } = candidate;
  const attempt = attempts.at(-1);
  const facts = [
    rollNumber !== null && resultTexts.list.rollNumber(rollNumber),
    email !== name && email,
    mailedAt !== null && words.hasMailedLink,
    origin === 'LINK' && words.joined(formatTime(createdAt)),
    attempt ? words.started(formatTime(attempt.startedAt)) : words.notStarted,
    attempt?.progress && words.answered(formatNumber(attempt.progress.answeredCount)),
    attempt?.lastSavedAt && words.saved(formatTime(attempt.lastSavedAt)),
    attempt?.submittedAt && words.submitted(formatTime(attempt.submittedAt)),
  ].filter((fact) => typeof fact === 'string');
  return (
    <Radio
      value={id}
      label={<bdi style={{ overflowWrap: 'anywhere' }}>{name}</bdi>}
      description={facts.map((fact, n) => (
        <Fragment key={fact}>
          {n > 0 && ' · '}
          <bdi>{fact}</bdi>
        </Fragment>
      ))}
    />
  );
}
