import { Box, CloseButton, Group, Radio } from '@mantine/core';
import { memo, useCallback } from 'react';
import { questionTexts } from '../../ui/texts/question-texts';
import { useStableCallback } from '../../ui/hooks/use-stable-callback';
import { GrowingTextarea } from '../../ui/components/growing-textarea';
import type { ImageSlot, OptionDraft } from '../content/draft';
import { PictureField } from '../content/picture-field';

const { form: words } = questionTexts;

interface McqOptionFieldProps {
  draftId: string;
  option: OptionDraft;
  /** The place of the option, from 1. */
  place: number;
  /** The name of the radio group. */
  group: string;
  isCorrect: boolean;
  isRemovable: boolean;
  /**
   * Leaves space for the remove button of other options, so that all inputs have the same width.
   */
  reservesRemovalSpace: boolean;
  error: string | undefined;
  /** What is remarkable about it, although it can be saved. */
  remark: string | undefined;
  /** Called with the field, and with null when it is removed. */
  onRegister: (key: string, field: HTMLElement | null) => void;
  onChange: (option: OptionDraft) => void;
  onTick: (key: string) => void;
  onEnter: (key: string) => void;
  onRemove: (key: string) => void;
}

/** An option with a radio button that marks it as correct. Enter moves to the next option. */
export const McqOptionField = memo(function McqOptionField({
  draftId,
  option,
  place,
  group,
  isCorrect,
  isRemovable,
  reservesRemovalSpace,
  error,
  remark,
  onRegister,
  onChange,
  onTick,
  onEnter,
  onRemove,
}: McqOptionFieldProps) {
  const label = words.option(place);
  const { key, image } = option;
  const register = useCallback(
    (field: HTMLElement | null): void => onRegister(key, field),
    [onRegister, key],
  );
  const changeImage = useStableCallback((next: ImageSlot | null) =>
    onChange({ ...option, image: next }),
  );
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start">
      <Radio
        name={group}
        mt={8}
        aria-label={words.isCorrect(place)}
        checked={isCorrect}
        onChange={() => onTick(key)}
      />
      <Group gap={6} flex={1} miw={0} align="flex-start">
        <GrowingTextarea
          ref={register}
          aria-label={label}
          placeholder={label}
          minRows={1}
          flex={1}
          miw={120}
          dir="auto"
          enterKeyHint="next"
          value={option.text}
          error={error}
          description={remark}
          descriptionProps={{ c: 'var(--caution)' }}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          onChange={({ currentTarget }) => onChange({ ...option, text: currentTarget.value })}
          onKeyDown={(event) => {
            // While an input method is composing, Enter belongs to it. Shift+Enter inserts a line
            // break.
            const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
            if (event.key !== 'Enter' || !isPlain || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onEnter(key);
          }}
        />
        <PictureField
          draftId={draftId}
          type={`option${place}`}
          place={label}
          slot={image}
          isSmall
          onChange={changeImage}
        />
      </Group>
      {isRemovable && (
        <CloseButton
          size={36}
          iconSize={18}
          title={words.remove}
          aria-label={words.removeOption(place)}
          onClick={() => onRemove(key)}
        />
      )}
      {reservesRemovalSpace && <Box w={36} />}
    </Group>
  );
});
