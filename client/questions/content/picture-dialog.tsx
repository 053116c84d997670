import { Button, Stack, TextInput } from '@mantine/core';
import { DialogActions } from '../../ui/components/dialog-actions';
import { useState } from 'react';
import { Dialog } from '../../ui/components/dialog';
import { questionTexts } from '../../ui/texts/question-texts';
import { texts } from '../../ui/texts/texts';
import classes from './pictures.module.css';

const { picture: words } = questionTexts;
const MAX_ALTERNATIVE_TEXT = 300;

interface PictureDialogProps {
  opened: boolean;
  /** The URL of the picture. */
  source: string | null;
  alternativeText: string;
  onConfirm: (alternativeText: string) => void;
  onCancel: () => void;
}

/** A preview of the picture, and its alternative text. */
export function PictureDialog(props: PictureDialogProps) {
  return (
    <Dialog opened={props.opened} title={words.title} size="lg" onClose={props.onCancel}>
      <PictureForm {...props} />
    </Dialog>
  );
}

function PictureForm({ source, alternativeText, onConfirm, onCancel }: PictureDialogProps) {
  const [typedText, setTypedText] = useState(alternativeText);
  return (
    <Stack
      component="form"
      // In React's tree the dialog is inside the question's form, so its submit event must not
      // bubble.
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onConfirm(typedText.trim());
      }}
    >
      {source && <img src={source} alt={words.preview} className={classes.preview} />}
      <TextInput
        label={words.saying}
        description={words.sayingHint}
        maxLength={MAX_ALTERNATIVE_TEXT}
        dir="auto"
        data-autofocus
        value={typedText}
        onChange={({ currentTarget }) => setTypedText(currentTarget.value)}
      />
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          {texts.common.cancel}
        </Button>
        <Button type="submit">{words.confirm}</Button>
      </DialogActions>
    </Stack>
  );
}
