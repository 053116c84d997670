import { Box, CloseButton, Group, Radio, Textarea } from '@mantine/core';
import type { Ref } from 'react';
import { questionTexts } from '../../ui/texts/question-texts';
import type { OptionDraft } from '../content/draft';
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
  register: Ref<HTMLTextAreaElement>;
  onChange: (option: OptionDraft) => void;
  onTick: () => void;
  onEnter: () => void;
  onRemove: () => void;
}

/** An option with a radio button that marks it as correct. Enter moves to the next option. */
export function McqOptionField({
  draftId,
  option,
  place,
  group,
  isCorrect,
  isRemovable,
  reservesRemovalSpace,
  error,
  remark,
  register,
  onChange,
  onTick,
  onEnter,
  onRemove,
}: McqOptionFieldProps) {
  const label = words.option(place);
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start">
      <Radio
        name={group}
        mt={8}
        aria-label={words.isCorrect(place)}
        checked={isCorrect}
        onChange={onTick}
      />
      <Group gap={6} flex={1} miw={0} align="flex-start">
        <Textarea
          ref={register}
          aria-label={label}
          placeholder={label}
          autosize
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
            onEnter();
          }}
        />
        <PictureField
          draftId={draftId}
          type={`option${place}`}
          place={label}
          slot={option.image}
          isSmall
          onChange={(image) => onChange({ ...option, image })}
        />
      </Group>
      {isRemovable && (
        <CloseButton
          size={36}
          iconSize={18}
          title={words.remove}
          aria-label={words.removeOption(place)}
          onClick={onRemove}
        />
      )}
      {reservesRemovalSpace && <Box w={36} />}
    </Group>
  );
}
