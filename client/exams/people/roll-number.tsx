import { Text } from '@mantine/core';
import { resultTexts } from '../../ui/texts/result-texts';

const { list: words } = resultTexts;

/** The roll number of a learner, below their name; nothing where there is none. */
export function RollNumber({ value }: { value: string | null }) {
  if (value === null) return null;
  return (
    <Text size="sm" c="dimmed" fw={400}>
      {words.rollNumber(value)}
    </Text>
  );
}
