import { Button, Group, Input, Stack, Text, Textarea } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { PlusIcon } from '../../ui/icons';
import { questionTexts } from '../../ui/texts/question-texts';
import { useListed } from '../../ui/hooks/use-shortcuts';
import type { McqBody, OptionDraft } from '../draft';
import type { FieldsProps } from './kind';
import { MIN_OPTIONS } from './limits';
import { McqOptionField } from './mcq-option-field';
import { isEmpty, withOptionAfter, withoutOption } from './mcq-options';

const { form: words } = questionTexts;

/** Options, which of them is right, and why (specification, section 2). */
export function McqFields({ draftId, body, faults, mostOptions, onChange }: FieldsProps<McqBody>) {
  const name = useId();
  const inputs = useRef(new Map<string, HTMLElement>());
  /** The option to type into once it is there. */
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (next.current !== null) inputs.current.get(next.current)?.focus();
    next.current = null;
  }, [body.options]);
  const { options, correct } = body;
  const isFull = options.length >= mostOptions;

  const change = (option: OptionDraft): void =>
    onChange({ ...body, options: options.map((one) => (one.key === option.key ? option : one)) });
  const add = (index: number): void => {
    const [longer, key] = withOptionAfter(body, index, draftId);
    next.current = key;
    onChange(longer);
  };
  /** Leads on to the next option where that is still to be written, or there is no room for another. */
  const enter = (index: number): void => {
    const following = options[index + 1];
    if (following && (isFull || isEmpty(following))) inputs.current.get(following.key)?.focus();
    else if (!isFull) add(index);
  };
  const remove = (index: number): void => {
    next.current = options[index - 1]?.key ?? null;
    onChange(withoutOption(body, index, draftId));
  };

  useListed(questionTexts.shortcuts.options);
  return (
    <Stack gap="sm">
      <Stack
        component="fieldset"
        gap="sm"
        m={0}
        p={0}
        bd="none"
        // Where one goes on when none is ticked.
        tabIndex={-1}
        data-fault={faults['correct'] ? true : undefined}
        aria-describedby={faults['correct'] ? `${name}-fault` : undefined}
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
            hasRoomForRemoval={index < MIN_OPTIONS && options.length > MIN_OPTIONS}
            fault={faults[option.key]}
            register={(node) => {
              if (node) inputs.current.set(option.key, node);
              else inputs.current.delete(option.key);
            }}
            onChange={change}
            onTick={() => onChange({ ...body, correct: option.key })}
            onEnter={() => enter(index)}
            onRemove={() => remove(index)}
          />
        ))}
        {faults['correct'] && <Input.Error id={`${name}-fault`}>{faults['correct']}</Input.Error>}
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
      </Group>
      <Textarea
        label={words.description}
        autosize
        minRows={2}
        dir="auto"
        value={body.explanation}
        error={faults['explanation']}
        onChange={({ currentTarget }) => onChange({ ...body, explanation: currentTarget.value })}
      />
    </Stack>
  );
}
