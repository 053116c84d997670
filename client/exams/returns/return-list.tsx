import { useMutation } from '@apollo/client/react';
import { Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ConfirmedButton } from '../../ui/components/confirmed-button';
import { formatNumber, useFormatTime } from '../../ui/format';
import { returnTexts as words } from '../../ui/texts/return-texts';
import { RollNumber } from '../people/roll-number';
import { ReturnNumber } from './return-number';
import { findRequests, namesakesAmong } from './return-search';
import { REFUSE_ALL, type ReturnRequest } from './returns.query';

/** Rows at once; the search finds all. */
const MAX_SHOWN = 30;
/** From here on there is something to search. */
const MIN_SEARCHED = 6;
const MAX_SEARCH = 200;

interface ReturnListProps {
  quizId: string;
  requests: ReturnRequest[];
  onChoose: (request: ReturnRequest) => void;
  /** Called once all were refused. */
  onRefused: () => void;
}

/** Everybody who waits: staff choose the one whose number is on the screen before them. */
export function ReturnList({ quizId, requests, onChoose, onRefused }: ReturnListProps) {
  const [text, setText] = useState('');
  const [refuseAll] = useMutation(REFUSE_ALL);
  if (requests.length === 0) return <Text role="status">{words.nobody}</Text>;
  const namesakes = namesakesAmong(requests);
  const found = findRequests(requests, text);
  const shown = found.slice(0, MAX_SHOWN);
  return (
    <Stack>
      <Text>{words.listHint}</Text>
      {(requests.length >= MIN_SEARCHED || text !== '') && (
        <TextInput
          type="search"
          label={words.searchRequests}
          maxLength={MAX_SEARCH}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      {found.length === 0 && (
        <Text c="dimmed" role="status">
          {words.noRequest}
        </Text>
      )}
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {shown.map((request) => (
          <RequestRow
            key={request.id}
            request={request}
            hasNamesake={namesakes.has(request.id)}
            onChoose={() => onChoose(request)}
          />
        ))}
      </Stack>
      {found.length > shown.length && (
        <Text c="dimmed">{words.more(formatNumber(found.length - shown.length))}</Text>
      )}
      <Group justify="flex-end">
        <ConfirmedButton
          verb={words.refuseAll}
          title={words.refuseAllTitle}
          hint={words.refuseAllHint(requests.length, formatNumber(requests.length))}
          isDangerous
          work={() => refuseAll({ variables: { quizId } })}
          doneMessage={({ data }) => words.allRefused(formatNumber(data?.refuseReturns.count ?? 0))}
          onDone={onRefused}
        />
      </Group>
    </Stack>
  );
}

interface RequestRowProps {
  request: ReturnRequest;
  /** Whether another one that waits has the same name. */
  hasNamesake: boolean;
  onChoose: () => void;
}

function RequestRow({ request, hasNamesake, onChoose }: RequestRowProps) {
  const formatTime = useFormatTime();
  const { number, name, rollNumber, requestedAt } = request;
  return (
    <Paper component="li" withBorder p="sm">
      <Group justify="space-between" gap="sm">
        <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <ReturnNumber value={number} />
          <Text fw={700}>
            <bdi>{name}</bdi>
          </Text>
          <RollNumber value={rollNumber} />
          <Text size="sm" c="dimmed">
            {words.asked(formatTime(requestedAt))}
          </Text>
          {hasNamesake && (
            <Text size="sm" c="var(--mantine-color-error)">
              {words.sameName}
            </Text>
          )}
        </div>
        <Button variant="default" aria-label={words.chooseNumber(number)} onClick={onChoose}>
          {words.chooseRequest}
        </Button>
      </Group>
    </Paper>
  );
}
