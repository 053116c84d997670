import { useQuery } from '@apollo/client/react';
import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { formatNumber } from '../../ui/format';
import { SearchIcon } from '../../ui/icons';
import { problemMessage, toProblem } from '../../ui/feedback/problem';
import { editorTexts } from '../../ui/texts/editor-texts';
import { texts } from '../../ui/texts/texts';
import { QUIZZES_TO_COPY_TO } from './rows/outline.query';
import classes from './panel.module.css';

const { copy: words, of } = editorTexts;
const DEBOUNCE_MS = 250;
const MAX_LENGTH = 200;

interface CopyPanelProps {
  quizId: string;
  /** How many questions. */
  count: number;
  onClose: () => void;
  /** @param moves whether they leave this quiz */
  onCopy: (to: { id: string; title: string }, moves: boolean) => void;
}

/** Chooses the quiz that questions are copied or moved to. */
export function CopyPanel({ quizId, count, onClose, onCopy }: CopyPanelProps) {
  const [typed, setTyped] = useState('');
  const [moves, setMoves] = useState(false);
  const [search] = useDebouncedValue(typed.trim(), DEBOUNCE_MS);
  const { data, previousData, error } = useQuery(QUIZZES_TO_COPY_TO, {
    variables: { search },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  const quizzes = shown?.quizzes.items.filter(({ id }) => id !== quizId);
  const title = words.title(count, formatNumber(count));
  return (
    <Stack gap="sm" role="group" aria-label={title}>
      <strong>{title}</strong>
      <TextInput
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        leftSection={<SearchIcon />}
        data-autofocus
        maxLength={MAX_LENGTH}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Checkbox
        label={words.moves}
        checked={moves}
        onChange={({ currentTarget }) => setMoves(currentTarget.checked)}
      />
      {error && !shown && (
        <Text role="alert">
          {words.failed}. {problemMessage(toProblem(error))}
        </Text>
      )}
      <ul className={classes.quizzes} aria-label={words.quizzes} aria-busy={!data}>
        {quizzes?.map((quiz) => (
          <li key={quiz.id}>
            <button type="button" className={classes.quiz} onClick={() => onCopy(quiz, moves)}>
              <bdi>{quiz.title}</bdi>
              <small>{of(quiz.questionCount, formatNumber(quiz.questionCount))}</small>
            </button>
          </li>
        ))}
      </ul>
      {quizzes?.length === 0 && (
        <Text c="dimmed" role="status">
          {words.none}
        </Text>
      )}
      <Group gap="xs">
        <Button size="sm" variant="default" onClick={onClose}>
          {texts.common.cancel}
        </Button>
      </Group>
    </Stack>
  );
}
