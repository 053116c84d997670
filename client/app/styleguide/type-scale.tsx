import { Anchor, Group, Text, Title } from '@mantine/core';
import { Sample } from './sample';
import classes from './styleguide.module.css';

export function TypeScale() {
  return (
    <Sample title="Type">
      <Text component="p" fz={30} fw={700} lh={1.15}>
        Title of a page, 30 px
      </Text>
      <Title order={3}>Title of a part, 17 px</Title>
      <Text size="lg">What matters now, 18 px: the exam closes in 12 minutes.</Text>
      <Text>
        Text, 16 px, with a{' '}
        <Anchor href="#top" underline="always">
          link
        </Anchor>{' '}
        and <strong>weight</strong>.
      </Text>
      <Text size="sm">Data, 15 px: learners, marks and times.</Text>
      <Text size="xs" c="dimmed">
        Notes, 13 px: saved at 14:05.
      </Text>
      <Group gap="xl" align="baseline">
        <span className={classes.figure}>1,024</span>
        <span className={classes.figure}>88.0 %</span>
        <span className={classes.figure}>07:59:10</span>
      </Group>
    </Sample>
  );
}
