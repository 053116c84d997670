import { Button, Group, Input, Stack, Text, VisuallyHidden } from '@mantine/core';
import { memo, useEffect, useId, useRef } from 'react';
import { PlusIcon } from '../../ui/icons';
import { questionTexts } from '../../ui/texts/question-texts';
import { useShortcutHelp } from '../../ui/hooks/use-shortcuts';
import { useStableCallback } from '../../ui/hooks/use-stable-callback';
import { GrowingTextarea } from '../../ui/components/growing-textarea';
import type { McqBody, OptionDraft } from '../content/draft';
import { equalOptions } from './equal-options';
import type { FieldsProps } from './kind';
import { MIN_OPTIONS } from './limits';
import { McqOptionField } from './mcq-option-field';
import { isEmpty, withOptionAfter, withoutOption } from './mcq-options';

const { form: words } = questionTexts;

/**
 * The fields for options, the correct option and the explanation (docs/specification.md, section
 * 2).
 */
export const McqFields = memo(function McqFields(props: FieldsProps<McqBody>) {
  const { draftId, body, errors, maxOptions, onChange } = props;
  const name = useId();
  const inputs = useRef(new Map<string, HTMLElement>());
  /** The key of the option to focus after rendering. */
  const focusNext = useRef<string | null>(null);
  useEffect(() => {
    if (focusNext.current !== null) inputs.current.get(focusNext.current)?.focus();
    focusNext.current = null;
  }, [body.options]);
  const { options, correct } = body;
  const isFull = options.length >= maxOptions;
  const equal = equalOptions(options);
  const remarkOf = (key: string, index: number): string | undefined => {
    const earlier = equal.get(key);
    return earlier === undefined ? undefined : words.sameOption(index + 1, earlier);
  };

  const indexOf = (key: string): number => options.findIndex((option) => option.key === key);
  const add = (index: number): void => {
    const [extended, key] = withOptionAfter(body, index, draftId);
    focusNext.current = key;
    onChange(extended);
  };
  // The same at every keystroke: only the option that is typed into is drawn again, and measured.
  const change = useStableCallback((option: OptionDraft): void =>
    onChange({
      ...body,
      options: options.map((other) => (other.key === option.key ? option : other)),
    }),
  );
  const tick = useStableCallback((key: string): void => onChange({ ...body, correct: key }));
  /** Moves to the next option if it is empty or no option can be added; otherwise adds one. */
  const enter = useStableCallback((key: string): void => {
    const index = indexOf(key);
    const following = options[index + 1];
    if (following && (isFull || isEmpty(following))) inputs.current.get(following.key)?.focus();
    else if (!isFull) add(index);
  });
  const remove = useStableCallback((key: string): void => {
    const index = indexOf(key);
    focusNext.current = options[index - 1]?.key ?? null;
    onChange(withoutOption(body, index, draftId));
  });
  const register = useStableCallback((key: string, node: HTMLElement | null): void => {
    if (node) inputs.current.set(key, node);
    else inputs.current.delete(key);
  });

  useShortcutHelp(questionTexts.shortcuts.options);
  return (
    <Stack gap="sm">
      <Stack
        component="fieldset"
        gap="sm"
        m={0}
        p={0}
        bd="none"
        // Focused when no option is marked as correct.
        tabIndex={-1}
        data-fault={errors['correct'] ? true : undefined}
        aria-describedby={errors['correct'] ? `${name}-fault` : undefined}
      >
        <Text component="legend" fw={500} size="sm" p={0} pb={6}>
          {words.options}
          <Text component="span" c="dimmed" size="sm">
            {' '}
            {words.correctHint}
          </Text>
        </Text>
        {options.map((option, index) => (
          <McqOptionField
            key={option.key}
            draftId={draftId}
            option={option}
            place={index + 1}
            group={name}
            isCorrect={option.key === correct}
            isRemovable={index >= MIN_OPTIONS}
            reservesRemovalSpace={index < MIN_OPTIONS && options.length > MIN_OPTIONS}
            error={errors[option.key]}
            remark={remarkOf(option.key, index)}
            onRegister={register}
            onChange={change}
            onTick={tick}
            onEnter={enter}
            onRemove={remove}
          />
        ))}
        <VisuallyHidden role="status">
          {options.flatMap(({ key }, index) => remarkOf(key, index) ?? []).join('. ')}
        </VisuallyHidden>
        {errors['correct'] && <Input.Error id={`${name}-fault`}>{errors['correct']}</Input.Error>}
      </Stack>
      <Group>
        <Button
          variant="default"
          size="sm"
          leftSection={<PlusIcon />}
          disabled={isFull}
          onClick={() => add(options.length - 1)}
        >
          {words.addOption}
        </Button>
        {isFull && (
          <Text size="sm" c="dimmed">
            {words.full(maxOptions)}
          </Text>
        )}
      </Group>
      <GrowingTextarea
        label={words.description}
        minRows={2}
        dir="auto"
        value={body.explanation}
        error={errors['explanation']}
        onChange={({ currentTarget }) => onChange({ ...body, explanation: currentTarget.value })}
      />
    </Stack>
  );
});
