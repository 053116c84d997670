import { Group, NativeSelect, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { figureTexts as words } from '../figure-texts';
import { countsSentence } from './counts-sentence';
import type { Figures } from './figures.query';
import classes from './figures.module.css';
import { ATTEMPT_SETS, setNamed } from '../attempt-sets';
import type { FiguresAddress } from './use-figures-url';

interface FiguresHeadProps {
  set: FiguresAddress['set'];
  onSetChange: (set: FiguresAddress['set']) => void;
  /** Null until they are known. */
  figures: Figures | null;
  /** Buttons for all figures. */
  actions?: ReactNode;
}

/** The choice of the attempts that count, and which attempts that leaves. */
export function FiguresHead({ set, onSetChange, figures, actions }: FiguresHeadProps) {
  return (
    <Stack gap="xs">
      <Group justify="space-between" align="flex-end" gap="sm" className={classes.tools}>
        <NativeSelect
          label={words.set}
          value={set}
          onChange={({ currentTarget: { value } }) => onSetChange(setNamed(value) ?? set)}
          data={ATTEMPT_SETS.map((value) => ({ value, label: words.sets[value] }))}
        />
        {actions && <Group gap="sm">{actions}</Group>}
      </Group>
      {figures && (
        <>
          <Text className={classes.onPaper} fw={600}>
            {words.set}: {words.sets[figures.set]}
          </Text>
          <Text role="status">{countsSentence(figures)}</Text>
        </>
      )}
    </Stack>
  );
}
