import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Notice } from '../feedback/notice';
import type { StaleField } from './merge-drafts';
import { texts } from '../texts/texts';

const { stale: words } = texts;

interface StaleLine<Field> {
  field: Field;
  outcome: StaleField<object>['outcome'];
  /** The field's name as users see it. */
  label: string;
  /** The value saved by somebody else, as a sentence. */
  theirs: string;
}

interface StaleNoticeProps<Field> {
  title: string;
  hint: string;
  lines: StaleLine<Field>[];
  /** Discards our changes. */
  onTakeAll: () => void;
  /** Discards our change of one field that both changed. */
  onTake?: (field: Field) => void;
}

/** Lists the fields that somebody else saved meanwhile, and which value the form has now. */
export function StaleNotice<Field extends string>(props: StaleNoticeProps<Field>) {
  const { title, hint, lines, onTakeAll, onTake } = props;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The Save button is at the end of a long form, from where the notice is out of view.
    element.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Stack gap="xs" ref={element} style={{ scrollMarginTop: 80 }}>
      <Notice
        tone="failure"
        title={title}
        action={
          <Button variant="default" onClick={onTakeAll}>
            {words.takeAll}
          </Button>
        }
      >
        {hint}
      </Notice>
      <ul>
        {lines.map(({ field, label, theirs, outcome }) => (
          <li key={field}>
            <Group gap="sm">
              <Text component="span" style={{ overflowWrap: 'anywhere' }}>
                <Text component="span" fw={600}>
                  {label}
                </Text>
                {': '}
                <bdi>{sentence(theirs, outcome)}</bdi>
              </Text>
              {onTake && outcome === 'mine' && (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={words.takeNamed(label)}
                  onClick={() => onTake(field)}
                >
                  {words.take}
                </Button>
              )}
            </Group>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function sentence(theirs: string, outcome: StaleLine<string>['outcome']): string {
  if (outcome === 'same') return words.same;
  return outcome === 'mine' ? words.mine(theirs) : words.theirs(theirs);
}
