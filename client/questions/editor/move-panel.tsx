import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatNumber } from '../../ui/format';
import { editorTexts } from '../../ui/texts/editor-texts';
import { questionTexts } from '../../ui/texts/question-texts';
import { texts } from '../../ui/texts/texts';

const { move: words } = editorTexts;
const { list } = questionTexts;

interface MovePanelProps {
  /** How many questions move. */
  count: number;
  /** The last place that the first of them can have. */
  lastPlace: number;
  onClose: () => void;
  /** @param place of the first, from 1 */
  onMove: (place: number) => void;
}

/** Moves several questions to any position, where they come to stand together. */
export function MovePanel({ count, lastPlace, onClose, onMove }: MovePanelProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const max = formatNumber(lastPlace);
  const title = words.title(count, formatNumber(count));
  return (
    <Stack
      component="form"
      gap="sm"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        const place = /^\d+$/.test(typed.trim()) ? Number(typed) : 0;
        if (place < 1 || place > lastPlace) setError(list.placeWrong(max));
        else onMove(place);
      }}
    >
      <strong>{title}</strong>
      <TextInput
        label={words.place}
        description={list.placeHint(max)}
        data-autofocus
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        value={typed}
        error={error}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Group gap="xs">
        <Button type="submit" size="sm">
          {words.apply}
        </Button>
        <Button size="sm" variant="default" onClick={() => onMove(1)}>
          {words.toStart}
        </Button>
        <Button size="sm" variant="default" onClick={() => onMove(lastPlace)}>
          {words.toEnd}
        </Button>
        <Button size="sm" variant="default" onClick={onClose}>
          {texts.common.cancel}
        </Button>
      </Group>
    </Stack>
  );
}
