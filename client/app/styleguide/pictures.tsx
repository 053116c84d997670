import { Group, Stack, Text } from '@mantine/core';
import { Bubble, type BubbleFill } from '../../ui/pictures/bubble';
import { BubbleRow } from '../../ui/pictures/bubble-row';
import { PaperPicture, type PaperSubject } from '../../ui/pictures/paper-picture';
import { ALL_STATES, StateTag } from '../../ui/pictures/state-tag';
import { Sample } from './sample';

const FILLS: BubbleFill[] = ['dashed', 'empty', 'dot', 'half', 'full', 'tick', 'cross'];
const SUBJECTS: PaperSubject[] = [
  'questions',
  'people',
  'marking',
  'results',
  'search',
  'trash',
  'file',
  'messages',
  'lost',
];
const DONE = [0, 3, 11, 15, 22];

export function Pictures() {
  return (
    <Sample title="Paper, tick and bubble">
      <Group gap="sm">
        {ALL_STATES.map((state) => (
          <StateTag key={state} state={state}>
            {state}
          </StateTag>
        ))}
      </Group>
      <Group gap="lg">
        {FILLS.map((fill) => (
          <Group key={fill} gap={6}>
            <Bubble fill={fill} size={20} />
            {fill}
          </Group>
        ))}
      </Group>
      <Stack gap={4}>
        {DONE.map((done) => (
          <Group key={done} gap="sm">
            <BubbleRow done={done} total={22} />
            <span>{done} of 22 answered</span>
          </Group>
        ))}
        <Group gap="sm">
          <BubbleRow done={2} total={3} />2 of 3 marked
        </Group>
      </Stack>
      <Group gap="lg">
        {SUBJECTS.map((subject) => (
          <Stack key={subject} gap={0} align="center">
            <PaperPicture of={subject} />
            <Text size="xs" c="dimmed">
              {subject}
            </Text>
          </Stack>
        ))}
      </Group>
    </Sample>
  );
}
