import { Button, Stack, TextInput } from '@mantine/core';
import { DialogActions } from '../ui/components/dialog-actions';
import { useState } from 'react';
import { Dialog } from '../ui/components/dialog';
import { formatNumber } from '../ui/format';
import { questionTexts } from '../ui/texts/question-texts';
import { texts } from '../ui/texts/texts';

const { list: words } = questionTexts;

interface MoveQuestionProps {
  opened: boolean;
  position: number;
  count: number;
  onClose: () => void;
  /** @param place the new place, from 1, different from the current one */
  onMove: (place: number) => void;
}

/** Moves a question to any place, also on another page. */
export function MoveQuestion(props: MoveQuestionProps) {
  return (
    <Dialog opened={props.opened} title={words.moveTitle(props.position)} onClose={props.onClose}>
      <PlaceForm {...props} />
    </Dialog>
  );
}

function PlaceForm({ position, count, onClose, onMove }: MoveQuestionProps) {
  const [typed, setTyped] = useState(String(position));
  const [error, setError] = useState<string | null>(null);
  const max = formatNumber(count);
  return (
    <Stack
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        const place = /^\d+$/.test(typed.trim()) ? Number(typed) : 0;
        if (place < 1 || place > count) setError(words.placeWrong(max));
        else if (place === position) onClose();
        else onMove(place);
      }}
    >
      <TextInput
        label={words.place}
        description={words.placeHint(max)}
        inputMode="numeric"
        maxLength={8}
        data-autofocus
        value={typed}
        error={error}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {texts.common.cancel}
        </Button>
        <Button type="submit">{words.moveVerb}</Button>
      </DialogActions>
    </Stack>
  );
}
