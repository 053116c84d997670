import {
  ActionIcon,
  Box,
  Button,
  CloseButton,
  Group,
  Input,
  UnstyledButton,
  VisuallyHidden,
} from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { ImageIcon } from '../ui/icons';
import { questionTexts } from '../ui/texts/question-texts';
import { downscale } from './downscale';
import type { ImageSlot, ImageType } from './draft';
import { dropImage, keepImage, keptImage } from './kept-images';
import { PictureDialog } from './picture-dialog';
import classes from './pictures.module.css';

const { picture: words } = questionTexts;
const MAX_BYTES = 15 * 1024 * 1024;

interface PictureFieldProps {
  /** Whose picture it is (kept-images.ts). */
  draftId: string;
  type: ImageType;
  /** What it belongs to, for those who hear the page. */
  place: string;
  slot: ImageSlot | null;
  isSmall?: boolean;
  onChange: (slot: ImageSlot | null) => void;
}

/** The picture of a question or an option: chosen, looked at, confirmed (specification, section 4). */
export function PictureField(props: PictureFieldProps) {
  const { draftId, type, place, slot, isSmall = false, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  /** What was pressed, or what had opened the dialog, is not there any more. */
  const isToGoOn = useRef(false);
  const hasPicture = slot !== null;
  useEffect(() => {
    if (isToGoOn.current) area.current?.querySelector('button')?.focus();
    isToGoOn.current = false;
  }, [hasPicture]);
  const shown = slot && (slot.stored?.url ?? keptImage(draftId, type));

  const choose = async (file: File): Promise<void> => {
    setFault(null);
    if (file.size > MAX_BYTES) {
      setFault(words.tooLarge);
      return;
    }
    try {
      setChosen(await downscale(file));
      setOpen(true);
    } catch {
      setFault(words.unreadable);
    }
  };

  const confirm = (alternativeText: string): void => {
    setOpen(false);
    // What is stored already gets other words only.
    if (chosen === null) {
      onChange(slot && { ...slot, alternativeText });
    } else if (keepImage(draftId, type, chosen)) {
      isToGoOn.current = slot === null;
      onChange({ stored: null, alternativeText });
    } else {
      setFault(words.full);
    }
    setChosen(null);
  };

  return (
    <Box
      ref={area}
      // Beside an option's text stands the button alone: what is wrong has a line of its own.
      display={isSmall && !slot ? 'contents' : undefined}
      flex="1 1 100%"
      miw={0}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/gif"
        aria-label={words.file(place)}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again.
          if (file) void choose(file).finally(() => (currentTarget.value = ''));
        }}
      />
      {slot ? (
        <Group gap="xs" wrap="nowrap">
          {shown && (
            <UnstyledButton
              flex="none"
              aria-label={words.previewOf(place)}
              onClick={() => setOpen(true)}
            >
              <img src={shown} alt={slot.alternativeText} className={classes.thumbnail} />
            </UnstyledButton>
          )}
          <Button
            size="compact-sm"
            variant="subtle"
            h="auto"
            // Narrow screens have room for all of them when it takes two lines.
            styles={{ label: { whiteSpace: 'normal' } }}
            onClick={() => input.current?.click()}
          >
            {words.change}
            <VisuallyHidden> {words.to(place)}</VisuallyHidden>
          </Button>
          <CloseButton
            size="sm"
            flex="none"
            aria-label={words.removeFrom(place)}
            onClick={() => {
              isToGoOn.current = true;
              dropImage(draftId, type);
              onChange(null);
            }}
          />
        </Group>
      ) : (
        <AddButton place={place} isSmall={isSmall} onClick={() => input.current?.click()} />
      )}
      {fault && (
        <Input.Error role="alert" mt={4} flex="1 1 100%">
          {fault}
        </Input.Error>
      )}
      <PictureDialog
        opened={isOpen}
        source={chosen ?? shown}
        // Another picture shows something else.
        alternativeText={chosen === null ? (slot?.alternativeText ?? '') : ''}
        onConfirm={confirm}
        onCancel={() => {
          setOpen(false);
          setChosen(null);
        }}
      />
    </Box>
  );
}

interface AddButtonProps {
  place: string;
  isSmall: boolean;
  onClick: () => void;
}

function AddButton({ place, isSmall, onClick }: AddButtonProps) {
  if (isSmall) {
    return (
      <ActionIcon
        variant="subtle"
        size="input-sm"
        title={words.add}
        aria-label={`${words.add} ${words.to(place)}`}
        onClick={onClick}
      >
        <ImageIcon />
      </ActionIcon>
    );
  }
  return (
    <Button variant="default" leftSection={<ImageIcon />} onClick={onClick}>
      {words.add}
      <VisuallyHidden> {words.to(place)}</VisuallyHidden>
    </Button>
  );
}
