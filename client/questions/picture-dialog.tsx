import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../ui/components/dialog';
import { questionTexts } from '../ui/texts/question-texts';
import { texts } from '../ui/texts/texts';
import classes from './pictures.module.css';

const { picture: words } = questionTexts;
const MAX_SAYING = 300;

interface PictureDialogProps {
  opened: boolean;
  /** Of the picture. */
  source: string | null;
  alternativeText: string;
  onConfirm: (alternativeText: string) => void;
  onCancel: () => void;
}

/** The picture as it will be seen, and what it shows in words. */
export function PictureDialog(props: PictureDialogProps) {
  return (
    <Dialog opened={props.opened} title={words.title} size="lg" onClose={props.onCancel}>
      <PictureForm {...props} />
    </Dialog>
  );
}

function PictureForm({ source, alternativeText, onConfirm, onCancel }: PictureDialogProps) {
  const [saying, setSaying] = useState(alternativeText);
  return (
    <Stack
      component="form"
      // It stands inside the form of the question, as far as React knows.
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onConfirm(saying.trim());
      }}
    >
      {source && <img src={source} alt={words.preview} className={classes.preview} />}
      <TextInput
        label={words.saying}
        description={words.sayingHint}
        maxLength={MAX_SAYING}
        dir="auto"
        data-autofocus
        value={saying}
        onChange={({ currentTarget }) => setSaying(currentTarget.value)}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          {texts.common.cancel}
        </Button>
        <Button type="submit">{words.confirm}</Button>
      </Group>
    </Stack>
  );
}
