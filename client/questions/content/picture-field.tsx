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
import { memo, useEffect, useRef, useState } from 'react';
import { ImageIcon } from '../../ui/icons';
import { questionTexts } from '../../ui/texts/question-texts';
import { downscale } from './downscale';
import type { ImageSlot, ImageType } from './draft';
import { deleteDraftImage, storeDraftImage, readDraftImage } from './draft-images';
import { PictureDialog } from './picture-dialog';
import classes from './pictures.module.css';

const { picture: words } = questionTexts;
const MAX_BYTES = 15 * 1024 * 1024;

interface PictureFieldProps {
  /** The draft that owns the picture (draft-images.ts). */
  draftId: string;
  type: ImageType;
  /** What the picture belongs to, for screen readers. */
  place: string;
  slot: ImageSlot | null;
  isSmall?: boolean;
  onChange: (slot: ImageSlot | null) => void;
}

/**
 * The picture of a question or an option: the user chooses, previews and confirms it
 * (docs/specification.md, section 4).
 */
export const PictureField = memo(function PictureField(props: PictureFieldProps) {
  const { draftId, type, place, slot, isSmall = false, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  /** Whether to move the focus, because the pressed button disappears. */
  const mustMoveFocus = useRef(false);
  const hasPicture = slot !== null;
  useEffect(() => {
    if (mustMoveFocus.current) area.current?.querySelector('button')?.focus();
    mustMoveFocus.current = false;
  }, [hasPicture]);
  const shown = slot && (slot.stored?.url ?? readDraftImage(draftId, type));

  const choose = async (file: File): Promise<void> => {
    setError(null);
    if (file.size > MAX_BYTES) {
      setError(words.tooLarge);
      return;
    }
    try {
      setChosen(await downscale(file));
      setOpen(true);
    } catch {
      setError(words.unreadable);
    }
  };

  const confirm = (alternativeText: string): void => {
    setOpen(false);
    // For a stored picture only the alternative text changes.
    if (chosen === null) {
      onChange(slot && { ...slot, alternativeText });
    } else if (storeDraftImage(draftId, type, chosen)) {
      mustMoveFocus.current = slot === null;
      onChange({ stored: null, alternativeText });
    } else {
      setError(words.full);
    }
    setChosen(null);
  };

  return (
    <Box
      ref={area}
      // Only the button is beside an option's text; the error gets its own line.
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
          // Reset, so that the same file can be chosen again.
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
            // Wraps, so that everything fits on narrow screens.
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
              mustMoveFocus.current = true;
              deleteDraftImage(draftId, type);
              onChange(null);
            }}
          />
        </Group>
      ) : (
        <AddButton place={place} isSmall={isSmall} onClick={() => input.current?.click()} />
      )}
      {error && (
        <Input.Error role="alert" mt={4} flex="1 1 100%">
          {error}
        </Input.Error>
      )}
      <PictureDialog
        opened={isOpen}
        source={chosen ?? shown}
        // A new picture needs a new text.
        alternativeText={chosen === null ? (slot?.alternativeText ?? '') : ''}
        onConfirm={confirm}
        onCancel={() => {
          setOpen(false);
          setChosen(null);
        }}
      />
    </Box>
  );
});

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
