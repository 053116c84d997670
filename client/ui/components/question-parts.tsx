import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { CheckIcon, CloseIcon } from '../icons';
import classes from './question-parts.module.css';

/** Text by an author or a candidate, with its own writing direction and line breaks. */
export function WrittenText({ isHeading, text }: { isHeading?: boolean; text: string }) {
  return (
    <Text
      dir="auto"
      fw={isHeading ? 600 : undefined}
      className={classes.text}
      mod={{ heading: isHeading }}
    >
      {text}
    </Text>
  );
}

export function LabelledText({ label, text }: { label: string; text: string }) {
  return (
    <Stack gap={2}>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <WrittenText text={text} />
    </Stack>
  );
}

export function OptionList({ children }: { children: ReactNode }) {
  return <ol className={classes.options}>{children}</ol>;
}

interface OptionRowProps {
  isKey: boolean;
  /** Who ticked the bubble, if anyone. */
  tickedBy?: 'author' | 'learner' | undefined;
  text: string;
  /** Shown at the end of the row. */
  note?: ReactNode;
  /** Shown below the text. */
  children?: ReactNode;
}

/** An option with the bubble of a printed paper. What a learner chose wrongly has a cross, not a tick. */
export function OptionRow({ isKey, tickedBy, text, note, children }: OptionRowProps) {
  const Sign = tickedBy === 'learner' && !isKey ? CloseIcon : CheckIcon;
  return (
    <li className={classes.option} data-key={isKey || undefined}>
      <span className={classes.bubble} data-ticked={tickedBy} aria-hidden="true">
        {tickedBy && <Sign size={14} />}
      </span>
      <span className={classes.content}>
        <Text component="span" dir="auto" className={classes.text}>
          {text}
        </Text>
        {children}
      </span>
      {note && (
        <Text component="span" size="sm" c="dimmed" className={classes.note}>
          {note}
        </Text>
      )}
    </li>
  );
}
