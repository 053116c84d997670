import { Text } from '@mantine/core';
import { returnTexts as words } from '../../ui/texts/return-texts';

/** The number that the learner's screen shows, too. */
export function ReturnNumber({ value }: { value: number }) {
  return (
    <Text>
      {words.theirScreen}{' '}
      <Text component="strong" fz="xl" fw={700} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Text>
    </Text>
  );
}
